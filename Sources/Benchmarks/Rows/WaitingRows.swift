extension Row {
  /// Calls of a fake on which others wait. Nothing of it is measured yet.
  static var waiting: [Row] { [] }
}
