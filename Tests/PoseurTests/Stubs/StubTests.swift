import Testing

@testable import PoseurCore

@Suite("A stub", .tags(.memory))
struct StubTests {
  @Test("answers call by call, and stays with its last answer")
  func sequence() {
    let stub = stub([1, 2])
    #expect((1...3).map { _ in take(stub) } == [1, 2, 2])

    for value in [3, 4] { stub.append([.returning(value)], keptBy: .strong) }
    #expect((1...3).map { _ in take(stub) } == [3, 4, 4], "what is added later is not skipped")
    #expect(stub.callCount == 6)
  }

  @Test("has a constant value once it has reached its last one")
  func constant() {
    let stub = stub([1, 2])
    #expect(stub.takeConstant(ofType: Int.self) == nil)
    #expect(take(stub) == 1)
    #expect(stub.takeConstant(ofType: Int?.self) == nil, "not in another type")
    #expect(stub.takeConstant(ofType: Int.self)?.original as? Int == 2)
    #expect(stub.callCount == 2)

    stub.append([.returning(3)], keptBy: .strong)
    #expect(take(stub) == 3, "what is added later is not skipped")
  }

  @Test("has no constant value if it has a limit, or its sequence is to end otherwise")
  func noConstant() {
    #expect(stub([1], limit: 2).takeConstant(ofType: Int.self) == nil)
    let cycling = stub([1])
    cycling.setEnd(.cycle)
    #expect(cycling.takeConstant(ofType: Int.self) == nil)
  }

  @Test("lets the end of its sequence decide what comes after it")
  func ends() {
    let stub = stub([1, 2])
    stub.setEnd(.cycle)
    #expect((1...5).map { _ in take(stub) } == [1, 2, 1, 2, 1])

    stub.setEnd(.fallThrough)
    #expect((1...2).map { _ in take(stub) } == [2, nil], "an end counts from where the sequence is")
    #expect(stub.snapshot.hasEnded)
    #expect(stub.callCount == 6)
  }

  @Test("hands out the end of a sequence that is to fail, which is no answered call")
  func failingSequence() {
    let stub = stub([1])
    stub.setEnd(.fail)
    #expect(take(stub) == 1)

    guard case .taken(.ended(count: 1)) = stub.takeAnswer(ofType: Int.self) else {
      Issue.record("The sequence has no end.")
      return
    }
    #expect(stub.callCount == 1)
  }

  @Test("of so many times has no answer after them")
  func limit() {
    let stub = stub([1], limit: 2)

    #expect((1...3).map { _ in take(stub) } == [1, 1, nil])
    #expect(stub.callCount == 2)
  }

  @Test("does not count an offer that is not taken")
  func refusal() {
    let stub = stub([1, 2])
    #expect(offer(of: stub) != nil)

    #expect(stub.callCount == 0)
    #expect(take(stub) == 1)
  }

  @Test("takes back an offer that another call was faster to take, unless it still has the same answer")
  func lateOffer() throws {
    let stub = stub([1, 2])
    let first = try #require(offer(of: stub))
    #expect(take(stub) == 1)
    #expect(!stub.take(first, as: .value(first), keptBy: .strong))

    #expect(take(stub) == 2)
    let last = try #require(offer(of: stub))
    #expect(take(stub) == 2)
    #expect(stub.take(last, as: .value(last), keptBy: .strong))
    #expect(stub.callCount == 4)
  }

  @Test("takes back an offer when its limit is reached")
  func voidOffer() throws {
    let stub = stub([1], limit: 1)
    let only = try #require(offer(of: stub))
    #expect(take(stub) == 1)
    #expect(!stub.take(only, as: .value(only), keptBy: .strong))
    #expect(offer(of: stub) == nil)
  }

  // MARK: - Fixtures

  private func stub(_ answers: [Int], limit: Int? = nil) -> Stub {
    Stub(id: 1, of: 0, .fixture(.any, limit: limit), answers.map { .returning($0) })
  }

  private func take(_ stub: Stub) -> Int? {
    guard case .taken(.value(let value)) = stub.takeAnswer(ofType: Int.self) else { return nil }
    return value.original as? Int
  }

  /// What the stub has for a call that needs an optional.
  private func offer(of stub: Stub) -> ValueBox? {
    guard case .needsCast(let value) = stub.takeAnswer(ofType: Int?.self) else { return nil }
    return value
  }
}

extension StubSpecification {
  static func fixture(_ pattern: ArgumentPattern, limit: Int? = nil) -> StubSpecification {
    StubSpecification(pattern: pattern, limit: limit, position: SourcePosition())
  }
}
