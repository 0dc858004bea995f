import Testing

@testable import PoseurCore

/// Fakes have forms of their own for few arguments. They must do what those for any number do.
@Suite("A call of a fake")
struct FewArgumentsTests {
  private let fake = FakeMailbox()

  init() {
    // The first call of a function, which gets to know it, takes the way of those that need care.
    for function in FakeMailbox.Function.allCases { fake.recordCall(function) }
    fake.resetCalls()
  }

  @Test("records any number of arguments, in each form", arguments: 0...3)
  func recording(count: Int) throws {
    let sent: [[Any?]] = [[], [1], [1, nil], [1, nil, "c"]]
    fake.stub(function: .ask).andReturn("stubbed")
    fake.stub(function: .risk).andReturn("stubbed")

    #expect(fake.ask(count) == "stubbed")
    #expect(try fake.risk(count) == "stubbed")
    fake.note(count)
    fake.tell(count)
    try fake.dare(count)

    #expect(fake.calls.map(\.function) == [.ask, .risk, .note, .tell, .dare])
    for call in fake.calls {
      expectEqual(call.arguments, sent[count])
      #expect(fake.callCountFor(function: call.function) { $0.count == count } == 1)
    }
    if count > 0 {
      #expect(fake.receivedCall(to: .ask) { $0[0] as? Int == 1 })
      #expect(fake.faker.didCall(.dare, with: sent[count]).success)
    }
  }

  @Test("throws what its stub throws, in each form", arguments: 0...3)
  func throwing(count: Int) {
    fake.stub(function: .risk).andThrow(Hoarse())
    fake.stub(function: .dare).andThrow(Hoarse())

    #expect(throws: Hoarse()) { try fake.risk(count) }
    #expect(throws: Hoarse()) { try fake.dare(count) }
    #expect(fake.calls.map { "\($0.outcome)" } == Array(repeating: "threw Hoarse()", count: 2))
  }

  @Test("returns its stub's value where nothing would do as well", arguments: 0...3)
  func anything(count: Int) throws {
    fake.stub(function: .box).andReturn("stubbed")
    fake.stub(function: .riskyBox).andReturn("stubbed")

    #expect(fake.box(count) as? String == "stubbed")
    #expect(try fake.riskyBox(count) as? String == "stubbed")
    #expect(fake.calls.allSatisfy { $0.arguments.count == count })
  }

  @Test("needs no array for as few as most functions have", arguments: 0...3)
  func storing(count: Int) throws {
    fake.note(count)
    let row = try #require(fake.faker.callSnapshot.slot(of: .note).rows.last)
    switch row.arguments {
    case .none: #expect(count == 0)
    case .few(let few): #expect(few.count == count)
    case .list(let list): #expect(count == 3 && list.count == 3)
    }
    #expect(row.arguments.count == count && row.arguments.list.count == count)
  }

  @Test("passes one argument on as it is, whatever that is")
  func wholeArguments() throws {
    let list: [Any?] = [1, nil]
    fake.recordCall(.note, arguments: list)
    fake.recordCall(.note, arguments: (1, "b"))
    fake.recordCall(.note, arguments: [] as [Int])
    fake.recordCall(.note, arguments: nil)
    fake.recordCall(.note, arguments: Int??.some(nil) as Any)
    fake.recordCall(.note, arguments: { 7 })

    let arguments = fake.calls.map(\.arguments)
    #expect(arguments.allSatisfy { $0.count == 1 })
    #expect((arguments[0][0] as? [Any?])?.count == 2)
    #expect(arguments[1][0] as? (Int, String) ?? (0, "") == (1, "b"))
    #expect(arguments[2][0] as? [Int] == [])
    #expect(arguments[3][0] == nil)
    #expect(arguments[4][0] != nil, "an optional in an Any is a value")
    #expect((arguments[5][0] as? () -> Int)?() == 7)
  }

  @Test("lets go of its arguments when the calls are reset")
  func lifetime() {
    weak var first: FakeDog?
    weak var second: FakeDog?
    do {
      let (dog, puppy) = (FakeDog(), FakeDog())
      (first, second) = (dog, puppy)
      fake.recordCall(.note, arguments: dog, puppy)
      fake.recordCall(.note, arguments: dog)
    }
    #expect(first != nil && second != nil)
    fake.resetCalls()
    #expect(first == nil && second == nil)
  }

  @Test("can have arguments that do not fit into an Any")
  func largeArguments() {
    let large = Large()
    fake.recordCall(.note, arguments: large, large)
    #expect(MemoryLayout<Large>.size > 3 * MemoryLayout<Int>.size)
    #expect(fake.callCountFor(function: .note, withArguments: large, large) == 1)
    #expect(fake.callCountFor(function: .note, withArguments: large, Large(e: "nine")) == 0)
  }

  private func expectEqual(
    _ actual: [Any?], _ expected: [Any?], _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(actual.count == expected.count, sourceLocation: location)
    for (actual, expected) in zip(actual, expected) {
      #expect("\(actual as Any)" == "\(expected as Any)", sourceLocation: location)
    }
  }
}

// MARK: - Fixtures

private struct Large: Equatable {
  var words = [1, 2, 3]
  var rest: (Int, Int, Int) = (4, 5, 6)
  var e = "five"

  static func == (lhs: Large, rhs: Large) -> Bool {
    lhs.words == rhs.words && lhs.rest == rhs.rest && lhs.e == rhs.e
  }
}

private final class FakeMailbox: Fake {
  enum Function: String, PoseurFunction, CaseIterable { case ask, risk, note, tell, dare, box, riskyBox }
  let faker = Function.faker()

  func ask(_ count: Int) -> String {
    switch count {
    case 0: recordAndStub(function: .ask)
    case 1: recordAndStub(function: .ask, arguments: 1)
    case 2: recordAndStub(function: .ask, arguments: 1, nil)
    default: recordAndStub(function: .ask, arguments: 1, nil, "c")
    }
  }

  func risk(_ count: Int) throws -> String {
    switch count {
    case 0: try recordAndStubThrowing(function: .risk)
    case 1: try recordAndStubThrowing(function: .risk, arguments: 1)
    case 2: try recordAndStubThrowing(function: .risk, arguments: 1, nil)
    default: try recordAndStubThrowing(function: .risk, arguments: 1, nil, "c")
    }
  }

  func box(_ count: Int) -> any Sendable {
    switch count {
    case 0: recordAndStub(function: .box)
    case 1: recordAndStub(function: .box, arguments: 1)
    case 2: recordAndStub(function: .box, arguments: 1, nil)
    default: recordAndStub(function: .box, arguments: 1, nil, "c")
    }
  }

  func riskyBox(_ count: Int) throws -> any Sendable {
    switch count {
    case 0: return try recordAndStubThrowing(function: .riskyBox)
    case 1: return try recordAndStubThrowing(function: .riskyBox, arguments: 1)
    case 2: return try recordAndStubThrowing(function: .riskyBox, arguments: 1, nil)
    default: return try recordAndStubThrowing(function: .riskyBox, arguments: 1, nil, "c")
    }
  }

  func note(_ count: Int) {
    switch count {
    case 0: recordCall(.note)
    case 1: recordCall(.note, arguments: 1)
    case 2: recordCall(.note, arguments: 1, nil)
    default: recordCall(.note, arguments: 1, nil, "c")
    }
  }

  func tell(_ count: Int) {
    switch count {
    case 0: recordAndStub(function: .tell)
    case 1: recordAndStub(function: .tell, arguments: 1)
    case 2: recordAndStub(function: .tell, arguments: 1, nil)
    default: recordAndStub(function: .tell, arguments: 1, nil, "c")
    }
  }

  func dare(_ count: Int) throws {
    switch count {
    case 0: try recordAndStubThrowing(function: .dare)
    case 1: try recordAndStubThrowing(function: .dare, arguments: 1)
    case 2: try recordAndStubThrowing(function: .dare, arguments: 1, nil)
    default: try recordAndStubThrowing(function: .dare, arguments: 1, nil, "c")
    }
  }
}
