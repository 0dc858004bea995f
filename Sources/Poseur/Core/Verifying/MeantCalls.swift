/// The calls of one faker that an expected call means.
nonisolated protocol MeantCalls<Function> {
  associatedtype Function: PoseurFunction
  var faker: Faker<Function> { get }
  var fakeName: String { get }
  var function: Function { get }
  var pattern: ArgumentPattern { get }
}

nonisolated struct CallsOfFaker<Function: PoseurFunction>: MeantCalls {
  let faker: Faker<Function>
  let fakeName: String
  let function: Function
  let pattern: ArgumentPattern
}

nonisolated extension MeantCalls {
  func verdict(_ times: CountSpecifier) -> AssertionVerdict {
    .received(faker, named: fakeName, function, pattern, times)
  }

  var account: FakeAccount { FakeAccount(faker, named: fakeName) }

  var count: Int { faker.count(of: function, pattern) }

  var calls: [RecordedCall<AnyFunction>] {
    let record = faker.callSnapshot
    let pattern = record.resolved(pattern, of: function)
    let calls = record.calls(to: function).filter { pattern.matches($0) }
    for call in calls { pattern.capture(call.arguments) }
    return calls.map { RecordedCall(erasing: $0) }
  }
}

// MARK: - In an order

nonisolated extension MeantCalls {
  var timeline: (calls: [TimelineCall], count: Int) {
    let record = faker.callSnapshot
    return (record.calls().map { TimelineCall($0, of: faker) }, record.count())
  }

  func accept(_ calls: [TimelineCall]) {
    for case let call as RecordedCall<Function> in calls.map(\.call) { pattern.capture(call.arguments) }
    faker.markVerified(function, .some(calls.map(\.sequenceNumber)))
  }

  func matches(_ call: TimelineCall) -> Bool { own(call).map { pattern.matches($0) } ?? false }

  func distance(_ call: TimelineCall) -> Int? {
    own(call).map { pattern.distance(to: $0.arguments, returning: $0.resultType) }
  }

  func dissimilarity(_ call: TimelineCall) -> Double {
    own(call).map { pattern.dissimilarity(of: $0.arguments) } ?? 0
  }

  func mismatch(_ call: TimelineCall) -> String? {
    own(call).flatMap { pattern.mismatch(with: $0.arguments, returning: $0.resultType) }
  }

  /// The call, if it is one to this function of this faker.
  private func own(_ call: TimelineCall) -> RecordedCall<Function>? {
    guard call.fakerID == ObjectIdentifier(faker), let call = call.call as? RecordedCall<Function> else { return nil }
    return call.function == function ? call : nil
  }
}

/// A call in the timeline of several fakes.
nonisolated struct TimelineCall {
  let fakerID: ObjectIdentifier
  let sequenceNumber: Int
  fileprivate let call: Any
  private let text: () -> String

  fileprivate init<Function>(_ call: RecordedCall<Function>, of faker: Faker<Function>) {
    fakerID = ObjectIdentifier(faker)
    sequenceNumber = call.sequenceNumber
    self.call = call
    text = { call.description }
  }

  /// The call with the name of its fake: `FakeDog.bark()`.
  func description(of fakeName: String) -> String { "\(fakeName).\(text())" }
}
