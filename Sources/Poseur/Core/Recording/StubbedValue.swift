/// A value that a stub returns, with what is recorded of the calls that it answers. An object, since these calls share
/// it.
@usableFromInline
nonisolated final class StubbedValue {
  /// The value as the test gave it, from which it is cast.
  let value: Any?
  /// What is recorded of the calls; nil before the stub is added. Written and read under the lock alone.
  private(set) var result: CallResult?
  /// The value as calls look at it; nil for a nil, which has to be cast first. Used under the lock alone, too, so
  /// exclusive access to it is not checked: every call asks for it.
  @exclusivity(unchecked) private(set) var ready: ReadyValue?

  private let memory: AnyObject
  // Of no actor, wherever this folder is compiled: values are returned on any actor.
  @usableFromInline let type: Any.Type
  @usableFromInline let place: ReadyPlace

  private init(_ value: Any?, isCast: Bool, at place: TypedPlace) {
    self.value = value
    (memory, type, self.place) = (place.memory, place.type, ReadyPlace(place.address))
    if value != nil || isCast { ready = ReadyValue(type: type, place: self.place, owner: self) }
  }

  convenience init(_ value: Any?) {
    // Not `value as Any`, which would put an optional in there.
    self.init(value, isCast: false, at: .holding(value ?? (value as Any)))
  }

  /// The same value, cast to the type that a call needs; nil where it cannot be. It has no result yet.
  convenience init?(_ value: StubbedValue, castTo type: Any.Type) {
    guard let place = TypedPlace.holding(value.value, castTo: type) else { return nil }
    self.init(value.value, isCast: true, at: place)
  }

  /// To be called when the stub is added, before a call can get the value.
  func prepare(for retention: ArgumentRetention, _ site: StubSite) {
    record(CallResult(retention.stored(.returned(value)), stub: site))
  }

  /// Calls that get this value share what is recorded with those that got the other one before.
  func takeOverResult(of other: StubbedValue) { if let result = other.result { record(result) } }

  private func record(_ result: CallResult) {
    self.result = result
    ready?.resultID = result.id
  }

  /// The value, for a call that needs just its type; no other gets it, so the check never fails.
  @inlinable
  func known<Value>(as type: Value.Type = Value.self) -> Value {
    precondition(type == self.type)
    return place.copy()
  }
}

/// A stub's value as calls look at it: under the lock, while the stub keeps the owner. Keeping the owner once more,
/// which counts a reference, would take longer than all else that most calls do with the value.
nonisolated struct ReadyValue {
  /// The type as which calls get it.
  let type: Any.Type
  let place: ReadyPlace
  /// Tells what is recorded of the calls from what is recorded of others, without keeping it; 0 where nothing is
  /// recorded.
  var resultID = 0
  /// Keeps the value at that place.
  unowned(unsafe) let owner: StubbedValue
}
