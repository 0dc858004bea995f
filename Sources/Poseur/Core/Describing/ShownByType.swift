/// An object that reads as its type where it is a part of a message, since its description tells of many other values,
/// and perhaps of the one that it is a part of.
protocol ShownByType: AnyObject {}
