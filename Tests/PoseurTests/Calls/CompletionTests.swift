import Poseur
import Testing

@Suite("A tracked completion", .tags(.threads))
struct CompletionTests {
  private let real = RealPostman()
  private let postman: FakePostman

  init() { postman = FakePostman(real) }

  @Test("is pending until it is called, and is handed on")
  func called() {
    var letters: [String] = []
    postman.fetch("Rex") { letters.append($0) }
    #expect(postman.completions(of: .fetch) == [.pending])

    real.completions[0]("bone")
    #expect(letters == ["bone"])
    #expect(postman.completions(of: .fetch) == [.called(times: 1)])
  }

  @Test("is called twice")
  func calledTwice() {
    postman.fetch("Rex") { _ in }
    for _ in 1...2 { real.completions[0]("bone") }
    real.completions = []

    #expect(postman.completions(of: .fetch) == [.called(times: 2)])
    #expect(postman.completions(of: .fetch).description == "[called 2 times]")
  }

  @Test("is dropped when nobody has it any more")
  func dropped() {
    postman.fetch("Rex") { _ in }
    postman.fetch("Bello") { _ in }
    real.completions.remove(at: 0)

    #expect(postman.completions(of: .fetch) == [.dropped, .pending])
    #expect(postman.completions(of: .fetch).description == "[dropped without a call, pending]")
  }

  @Test("is kept by the record of its call, where that has it")
  func recorded() {
    let fake = FakePostman(nil)
    fake.deliver { true }
    #expect(fake.completions(of: .deliver) == [.pending])

    fake.stub(.deliver).andDo { (isHome: @escaping () -> Bool) in #expect(isHome()) }
    fake.deliver { true }
    #expect(fake.completions(of: .deliver) == [.pending, .called(times: 1)])
  }

  @Test("is forgotten with the calls")
  func reset() {
    postman.fetch("Rex") { _ in }
    postman.deliver { true }
    postman.removeMethodCalls(for: .fetch)
    #expect(postman.completions(of: .fetch) == [])
    #expect(postman.completions(of: .deliver) == [.pending])

    postman.resetCalls()
    real.completions[0]("late")
    #expect(postman.completions(of: .fetch) == [] && postman.completions(of: .deliver) == [])
  }

  @Test("is called on other threads, when it is Sendable")
  func sendable() async {
    let fake = FakePostman(nil)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...4 { fake.ring(in: &group) { _, _ in } }
    }
    #expect(fake.completions(of: .ring) == Array(repeating: .called(times: 2), count: 4))
  }

  @Test("may be of a fake's static function")
  func staticFunction() {
    final class FakeBell: StaticFake {
      enum ClassFunction: String, PoseurFunction { case ring }
      static let classFaker = ClassFunction.classFaker()
      static func ring(_ done: @escaping () -> Void) { classFaker.tracked(done, of: .ring)() }
      static func ringLater(_ done: @escaping @Sendable () -> Void) { classFaker.tracked(sendable: done, of: .ring)() }
    }
    FakeBell.ring {}
    FakeBell.ringLater {}

    #expect(FakeBell.classFaker.completions(of: .ring) == [.called(times: 1), .called(times: 1)])
  }

  @Test("calls a completion that may reset the same fake, and drops what it holds outside the lock")
  func reentrant() {
    postman.fetch("Rex") { [postman] _ in
      postman.reset()
      postman.fetch("Bello") { _ in }
    }
    real.completions[0]("bone")

    #expect(postman.completions(of: .fetch) == [.pending])
  }
}

// MARK: - Fixtures

private class RealPostman {
  var completions: [(String) -> Void] = []
  func fetch(_ name: String, _ completion: @escaping (String) -> Void) { completions.append(completion) }
}

private final class FakePostman: Fake {
  enum Function: String, PoseurFunction { case fetch, deliver, ring }
  let faker = Function.faker()
  private let real: RealPostman?

  init(_ real: RealPostman?) { self.real = real }

  func fetch(_ name: String, _ completion: @escaping (String) -> Void) {
    let completion = tracked(completion, of: .fetch)
    recordAndStub(
      function: .fetch, arguments: name, Argument.skipped, orElse: real?.fetch(name, completion) ?? ())
  }
  func deliver(_ isHome: @escaping () -> Bool) {
    let isHome = tracked(isHome, of: .deliver)
    recordAndStub(function: .deliver, arguments: isHome)
  }
  func ring(in group: inout TaskGroup<Void>, _ completion: @escaping @Sendable (String?, Bool) -> Void) {
    let completion = tracked(sendable: completion, of: .ring)
    for isLoud in [true, false] { group.addTask { completion(nil, isLoud) } }
  }
}
