import Testing

@testable import PoseurCore

@Suite("The state of a faker", .tags(.memory))
struct FakerStateTests {
  private let bark = 0
  private let eat = 1
  private var state = FakerState()

  @Test("has the newest stub of a tier in front")
  mutating func newestFirst() {
    let older = add(.any)
    let newer = add(.any)

    #expect(order == [newer, older])
  }

  @Test("has universal stubs before specific ones, however old they are")
  mutating func universalFirst() {
    let universal = add(.any)
    let specific = add(ArgumentPattern([1]))
    let newest = add(ArgumentPattern([2]))

    #expect(order == [universal, newest, specific])
  }

  @Test("has specific stubs before universal ones where the precedence says so")
  mutating func specificFirst() {
    state = FakerState(precedence: .specificFirst)
    let specific = add(ArgumentPattern([1]))
    let check = add(ArgumentPattern(where: { _ in true }))
    let universal = add(.any)

    #expect(order == [check, specific, universal])
  }

  @Test("removes a stub once")
  mutating func removal() {
    let older = add(.any)
    let newer = add(.any)

    #expect(state.remove(newer)?.stubs.first === newer)
    #expect(order == [older])
    #expect(state.remove(newer)?.stubs == nil)
  }

  @Test("removes only the stubs of a function that are meant")
  mutating func partialRemoval() {
    _ = add(.any)
    let specific = add(ArgumentPattern([1]))
    _ = state.add(.fixture(.any), [.returning(1)], to: eat)

    #expect(state[bark].removeStubs { $0.pattern.isUniversal }?.stubs.count == 1)
    #expect(order == [specific])
    #expect(state[bark].removeStubs()?.stubs.map(\.id) == [specific.id])
    #expect(state[bark].removeStubs()?.stubs == nil)
    #expect(state.stubbedFunctions == [eat])
  }

  @Test("removes all stubs")
  mutating func removeAll() {
    let stub = add(.any)

    #expect(state.removeStubs().compactMap { $0?.stubs.first?.id } == [stub.id])
    #expect(state.stubs.isEmpty && state.stubbedFunctions.isEmpty)
  }

  // MARK: - Fixtures

  private var order: [Stub] { mutating get { state[bark].stubs } }

  private mutating func add(_ pattern: ArgumentPattern) -> Stub {
    state.add(.fixture(pattern), [.returning(1)], to: bark)
  }
}

private func == (left: [Stub], right: [Stub]) -> Bool { left.elementsEqual(right) { $0 === $1 } }
