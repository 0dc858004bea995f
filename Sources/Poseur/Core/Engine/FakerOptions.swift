/// What a faker is made with.
nonisolated struct FakerOptions: Sendable {
  /// The type of the functions.
  let table: any PoseurFunction.Type
  /// The name that the test gave the fake, to tell it from others of its type.
  var name: String?
  let precedence: StubPrecedence
  let unstubbed: UnstubbedPolicy?
  let retention: ArgumentRetention
  let keeping: [KeepingRule]
  let scope: FakerScope
  var standsForType = false
  /// Where the fake makes its faker: failures of the fake's own calls stand there if the test isn't known.
  let position: SourcePosition

  /// A state without calls and stubs, for everybody or for one isolated test.
  func newState() -> LockedValue<FakerState> {
    let state = LockedValue(FakerState(precedence: precedence, retention: retention))
    // A debug build makes an iterator anew.
    if keeping.count > 0 { for rule in keeping { state.keep(rule) } }
    return state
  }
}
