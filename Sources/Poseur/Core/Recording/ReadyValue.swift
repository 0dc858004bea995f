/// A stub's value as calls look at it: under the lock, while the stub keeps the owner. To keep that once more, which
/// counts a reference, would take longer than all else that most calls do with the value.
struct ReadyValue {
  /// The type as which calls get it.
  let type: Any.Type
  let place: ReadyPlace
  /// Tells what is recorded of the calls from what is recorded of others, without keeping it; 0 where that is nothing.
  var resultID = 0
  /// Keeps the value at that place.
  unowned(unsafe) let owner: StubbedValue
}
