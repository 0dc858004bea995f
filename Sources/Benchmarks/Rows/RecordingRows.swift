extension Row {
  /// Calls that are recorded and need no answer.
  static var recording: [Row] {
    [
      Row(
        name: "Record, no arguments",
        plain: .calls(of: PlainSpy.init, callDoThings), locked: .calls(of: LockedSpy.init, callDoThings),
        poseur: .calls(of: RecordingFakeService.init, callDoThings)),
      Row(
        name: "Record and stub, no arguments, no result",
        plain: .calls(of: PlainSpy.init, callDoThings), locked: .calls(of: LockedSpy.init, callDoThings),
        poseur: .calls(of: FakeService.init, callDoThings)),
    ]
  }
}
