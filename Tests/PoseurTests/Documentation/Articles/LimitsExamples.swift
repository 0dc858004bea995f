import Foundation
import Poseur
import Testing

/// What the articles say of limits, and how to work around them.
@Suite("Beyond the limits in the articles, a")
struct LimitsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("wait for no call is expected to be true")
  func waitingForNoCall() async {
    let library = FakeLibrary()
    #expect(await library.waitForNoCall(to: .load, during: .milliseconds(50)))
    expectHaveNotReceived(library, .load)
  }

  @Test("noncopyable parameter, a rethrowing override and a static fake in a generic type can be forwarded")
  func limitsOfFakes() {
    let bank = FakeBank()
    bank.stub(.earn).andReturn(2)

    #expect(bank.map { $0 + 1 } == 3)
    bank.pay(bank.earn())
    #expect(bank.receivedCall(to: .pay, withArguments: 2) && bank.receivedCall(to: .map))

    for number in [4, 5] {
      withIsolatedFakes(reporting: [.lateCalls], as: .failure) {
        FakeShelf<Int>.stub(function: .count).andReturn(number)
        let count = onAnotherThread { FakeShelf<Int>.count() }
        #expect(count == number, "it is the fake of each test, not of the first")
      }
    }
  }

  @Test("mistyped stub is passed over, and found as unused")
  func mistypedStub() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn(3)

    #expect(dog.bark() == "woof")
    #expect(Failures.capture { expectNoUnusedStubs(dog) }.count == 1)
  }

  @Test("collection equals those of its own type alone")
  func typesOfCollections() {
    let faker = FakeDog.Function.faker()
    func isReceived(_ recorded: Any?, _ expected: Any?) -> Bool {
      faker.reset()
      faker.recordCall(.eat, arguments: recorded)
      return faker.receivedCall(to: .eat, withArguments: expected)
    }
    let recorded: [String: Any] = ["id": 3]

    #expect(!isReceived(recorded, ["id": 3]))
    #expect(isReceived(recorded, ["id": 3] as [String: Any]))
    #expect(!isReceived([3] as [Int?], [3]) && isReceived([3] as [Int?], [3] as [Int?]))
    #expect(!isReceived([3] as [any Hashable], [3]) && !isReceived([3] as [Any], [3]))
    #expect(isReceived([3] as [any Hashable], [3] as [any Hashable]))
  }

  @Test("captor within another matcher keeps what it matches, but nothing within contains")
  func captorWithin() {
    dog.recordCall(.eat, arguments: "Rex", 20)
    func kept(_ matcher: (ArgumentCaptor) -> Argument) -> Int {
      let captor = Argument.captor()
      #expect(dog.receivedCall(to: .eat, withArguments: matcher(captor), 20))
      return captor.count
    }

    #expect(kept { .oneOf("Bello", $0) } == 1 && kept { .key(\String.count, $0) } == 1)
    #expect(kept { .all(.nonNil, .oneOf($0)) } == 1 && kept { .either(.nil, .oneOf($0)) } == 1)
    #expect(kept { .contains($0) } == 0)
  }

  @Test("object that is gone is not read where a description and a == leave it out, or the argument is not kept")
  func unownedProperty() {
    struct Collar: Equatable, CustomStringConvertible {
      unowned let dog: FakeDog
      let size: Int
      var description: String { "a collar" }
      static func == (one: Collar, other: Collar) -> Bool { one.size == other.size }
    }
    struct Bowl { unowned let dog: FakeDog }
    dog.keepArguments(.none, of: .shouldFetch)
    do {
      let gone = FakeDog()
      dog.recordCall(.eat, arguments: Collar(dog: gone, size: 3))
      dog.recordCall(.shouldFetch, arguments: Bowl(dog: gone))
    }

    #expect(dog.receivedCall(to: .eat, withArguments: Collar(dog: dog, size: 3)))
    #expect(dog.calls.map(\.description) == ["eat(a collar)", "shouldFetch(<not kept>)"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("spy takes the type where it cannot take the method")
  func limitsOfSpies() {
    struct Toy { var add: (Int...) -> Int, move: ((Int, Int)) -> Bool }
    let toy = FakeToy()
    toy.spy(.load, as: ((@escaping () -> Void) -> Void).self).stub(.any).andDo { completion in completion() }
    toy.spy(.move, as: (((Int, Int)) -> Bool).self).stub(.where { $0.0 == 1 }).andReturn(true)
    toy.spy(.add, as: (([Int]) -> Int).self).stub(.equal([1, 2])).andReturn(3)
    toy.spy(.trim, as: ((Int) -> (Int, Bool)).self).stub(.any).andDo { length in (length - 1, true) }
    FakeBank.classFaker.spy(.count, as: (() -> Int).self).returnValue = 5
    defer { FakeBank.classFaker.reset() }
    var isLoaded = false
    var length = 3
    toy.load { isLoaded = true }

    #expect(isLoaded && toy.move((1, 2)) && toy.add(1, 2) == 3 && toy.trim(&length) && FakeBank.count() == 5)
    #expect(length == 2)
    let forwarding = Toy(
      add: { toy.recordAndStub(function: .add, arguments: $0) },
      move: { toy.recordAndStub(function: .move, arguments: $0) })
    #expect(forwarding.add(1, 2) == 3 && forwarding.move((1, 3)))
    toy.stub(.add).andDo { (numbers: [Int]) in numbers.count }
    #expect(toy.add(1, 2, 3) == 3)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("closure of a function spy is called by way of a constant, or as the spy")
  func closureOfSpy() {
    let spy = FunctionSpy.named("walk", as: ((Int) -> Bool).self)
    spy.returnValue = true
    let walk = spy.closure

    #expect(walk(1) && spy(1))
    #expect(spy.callCount == 2)
  }

  @Test("closure that throws errors of one type forwards")
  func typedThrowsInClosures() {
    struct Toy { var add: (Int) throws(Hoarse) -> Int }
    let toy = FakeToy()
    let forwarding = Toy(
      add: { (n: Int) throws(Hoarse) in
        try toy.recordAndStubThrowing(function: .add, throwing: Hoarse.self, arguments: n)
      })
    toy.stub(.add).andThrow(Hoarse())

    #expect(throws: Hoarse()) { try forwarding.add(1) }
    #expect(toy.receivedCall(to: .add, withArguments: 1))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("asynchronous type is written for modules of any settings")
  func concurrentType() async {
    let count = FunctionSpy.named("count", as: (@concurrent (Int) async -> Int).self)
    count.returnValue = 3
    #expect(await count(1) == 3)
  }

  @Test("completion in a typed closure escapes, and a list that is one argument is forwarded as one")
  func completionsAndLists() {
    let toy = FakeToy()
    toy.stub(.load).andDo { (completion: @escaping () -> Void) in completion() }
    var isLoaded = false
    toy.load { isLoaded = true }
    #expect(isLoaded)

    func log(_ items: [Any?]) { toy.recordCall(.add, arguments: items as Any?) }
    log([1, nil])
    #expect(toy.calls(to: .add).map(\.arguments.count) == [1])
  }

  @Test("task may wait, whose result is not the calls")
  func waitingTask() async throws {
    let library = FakeLibrary()
    let wait = Task { _ = try await library.waitForCall(to: .load) }
    library.recordCall(.load)
    try await wait.value
  }

  @Test("completion that is @Sendable stays so")
  func sendableCompletion() {
    let toy = FakeToy()
    let completion: @Sendable () -> Void = toy.tracked(sendable: {}, of: .load)
    completion()
    #expect(toy.completions(of: .load) == [.called(times: 1)])
  }
}

// MARK: - Fixtures

private func onAnotherThread(_ body: @escaping @Sendable () -> Int) -> Int? {
  let (result, done) = (CapturedCount(), DispatchSemaphore(value: 0))
  Thread {
    result.value = body()
    done.signal()
  }.start()
  done.wait()
  return result.value
}

private final class CapturedCount: @unchecked Sendable {
  var value: Int?
}

#if compiler(>=6.3)
  private final class Box {}

  /// What the article says of parameters and results that are given away or lent.
  private struct FakeMover: Fake {
    enum Function: String, PoseurFunction { case make, lend, take }
    let faker = Function.faker()
    func make() -> sending Box {
      nonisolated(unsafe) let made: Box = recordAndStub(function: .make)
      return made
    }
    func lend(_ item: borrowing String) { recordCall(.lend, arguments: copy item) }
    func take(_ item: consuming String) -> String {
      let item = item
      return recordAndStub(function: .take, arguments: item, orElse: item + "!")
    }
  }

  extension LimitsExamples {
    @Test("parameter that is lent or given away is recorded, and a result that is sent is stubbed")
    func ownership() {
      let mover = FakeMover()
      let box = Box()
      mover.stub(.make).andReturn(box)

      mover.lend("lamp")
      #expect(mover.make() === box && mover.take("chair") == "chair!")
      #expect(mover.calls.map(\.description) == [#"lend("lamp")"#, "make()", #"take("chair")"#])
    }
  }
#endif

private struct Coin: ~Copyable { let value: Int }

private class Bank {
  func map(_ change: (Int) throws -> Int) rethrows -> Int { try change(2) }
}

private final class FakeBank: Bank, Fake, StaticFake {
  enum Function: String, PoseurFunction { case pay, earn, map }
  enum ClassFunction: String, PoseurFunction { case count }
  let faker = Function.faker()
  static let classFaker = ClassFunction.classFaker()
  func pay(_ coin: consuming Coin) { recordCall(.pay, arguments: coin.value) }
  func earn() -> Coin { Coin(value: recordAndStub(function: .earn)) }
  override func map(_ change: (Int) throws -> Int) rethrows -> Int {
    recordCall(.map)
    return try super.map(change)
  }
  static func count() -> Int { recordAndStub(function: .count) }
}

private enum ShelfCalls {
  enum ClassFunction: String, PoseurFunction { case count }
  static let faker = ClassFunction.classFaker(scope: .perTest)
}
private struct FakeShelf<Content>: StaticFake {
  static var classFaker: Faker<ShelfCalls.ClassFunction> { ShelfCalls.faker }
  static func count() -> Int { recordAndStub(function: .count) }
}

private struct FakeToy: Fake {
  enum Function: String, PoseurFunction { case load, move, add, trim }
  let faker = Function.faker()
  func load(_ completion: @escaping () -> Void) { recordAndStub(function: .load, arguments: completion) }
  func move(_ place: (Int, Int)) -> Bool { recordAndStub(function: .move, arguments: place) }
  func add(_ numbers: Int...) -> Int { recordAndStub(function: .add, arguments: numbers) }
  func trim(_ length: inout Int) -> Bool {
    let (trimmed, isDone) = recordAndStub(function: .trim, asType: (Int, Bool).self, arguments: length)
    length = trimmed
    return isDone
  }
}
