import Poseur
import Testing

/// The README's first example, as it stands there.
@Suite("The README's first test")
struct ReadmeFirstExample {
  struct Order: Equatable, Sendable { var item: String, count: Int }
  struct Receipt: Equatable, Sendable { var total: Int }

  protocol Bank: Sendable {
    func charge(_ amount: Int, for order: Order) async throws -> Receipt
    func refund(_ receipt: Receipt) async
  }

  struct Checkout {
    let bank: any Bank

    func buy(_ order: Order) async throws -> String {
      let receipt = try await bank.charge(order.count * 3, for: order)
      return "You paid \(receipt.total)."
    }
  }

  final class FakeBank: Bank, Fake {
    enum Function: String, PoseurFunction { case charge, refund }
    let faker = Function.faker()

    func charge(_ amount: Int, for order: Order) async throws -> Receipt {
      try await recordAndStubThrowing(
        function: .charge, arguments: amount, order)
    }
    func refund(_ receipt: Receipt) async {
      await recordAndStub(function: .refund, arguments: receipt)
    }
  }

  @Test func threeApplesCostNine() async throws {
    let bank = FakeBank()
    let apples = Order(item: "apple", count: 3)
    await bank.stub { try await $0.charge($1, for: apples) }
      .andReturn(Receipt(total: 9))

    let message = try await Checkout(bank: bank).buy(apples)

    #expect(message == "You paid 9.")
    await expectHaveReceived(bank, times: 1) {
      try await $0.charge(9, for: apples)
    }
    expectHaveNotReceived(bank, .refund)
  }

  @Test("fails with the price that came instead")
  func failure() async throws {
    let bank = FakeBank()
    let apples = Order(item: "apple", count: 3)
    await bank.stub { try await $0.charge($1, for: apples) }.andReturn(Receipt(total: 9))
    _ = try await bank.charge(6, for: apples)

    let failures = await Failures.capture {
      await expectHaveReceived(bank, times: 1) { try await $0.charge(9, for: apples) }
    }
    #expect(
      failures == [
        """
        Expected FakeBank.charge(9, Order(item: "apple", count: 3)) to be called exactly 1 time, but it was called 0 times.
        Calls to charge (1):
          #1  charge(6, Order(item: "apple", count: 3))   argument 0 is 6, not 9
        """
      ])
  }
}

/// The other snippets of the README, as they stand there.
@Suite("The README's")
struct ReadmeExamples {
  @Test("stubs answer, and its assertions hold")
  func stubbing() async throws {
    let dog = FakeDog()
    let library = FakeLibrary()

    dog.stub { $0.shouldFetch(.ball, for: $1) }.andReturn(true)
    dog.stub { $0.bark() }.andReturn("woof", "yip")
    dog.stub { $0.shouldFetch(.stick, for: $1) }.andDo { member in member == .kid }
    await library.stub { try await $0.load() }.andThrow(Hoarse())
    dog.stub(.digest).andReturn("digested")
    dog.register(default: "woof", for: .bark)  // or nil, for what returns an optional

    await #expect(throws: Hoarse()) { try await library.load() }
    #expect(!dog.shouldFetch(.stick, for: .parent) && dog.digest() == "digested")
    dog.resetCalls()
    #expect([dog.bark(), dog.bark()] == ["woof", "yip"])
    #expect(dog.shouldFetch(.ball, for: .kid))

    expectHaveReceived(dog) { $0.shouldFetch(.ball, for: $1) }
    expectHaveReceived(dog, times: 2) { $0.bark() }
    expectHaveNotReceived(dog, .eat)
    expectHaveReceivedInOrder(
      dog.call { $0.bark() }, dog.call { $0.shouldFetch(.ball, for: .kid) })
    expectNoMoreCalls(dog)
    let captor = Argument.captor()
    expectHaveReceived(dog) { $0.shouldFetch(matching(captor), for: .kid) }
    #expect(captor.values(as: Item.self) == [.ball])
  }

  @Test("waiting takes no sleep, and a held call waits for the test")
  func waiting() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)

    let responder = library.stub(.load).andWaitForResponse()
    let opening = Task { try await reader.open() }
    try await library.waitForCall(to: .load)
    responder.respond(with: "Once upon a time")
    #expect(try await opening.value == "Once upon a time")
  }

  @Test("table of lines is what a fake is made of")
  func lines() async throws {
    let shapes = Shapes(name: "Rex")
    shapes.stub(.howl).andReturn("awoo")
    shapes.stub(.load).andReturn("page")
    shapes.stub(.name).andReturn("Rex")
    shapes.name = "Bello"
    await shapes.sleep()
    var report = ""
    shapes.stub { $0.walk(30, completion: $1) }.andDo { done in done("tired") }
    shapes.walk(30) { report = $0 }

    #expect(report == "tired")
    #expect(try shapes.howl(3) == "awoo")
    #expect(try await shapes.load(3) == "page")
    #expect(shapes.name == "Rex")
    #expect(
      shapes.calls.map(\.description).joined(separator: " ")
        == #"create("Rex") setName("Bello") sleep() walk(30, (String) -> Void closure) howl(3) load(3) name()"#)
  }
}

// MARK: - Fixtures

/// A function of each kind in the README's table, with the line that stands there.
private final class Shapes: Fake, Sendable {
  enum Function: String, PoseurFunction { case howl, sleep, load, name, setName, walk, create }
  let faker = Function.faker()

  init(name: String) { recordCall(.create, arguments: name) }
  func howl(_ volume: Int) throws -> String { try recordAndStubThrowing(function: .howl, arguments: volume) }
  func sleep() async { await recordAndStub(function: .sleep) }
  func load(_ id: Int) async throws -> String { try await recordAndStubThrowing(function: .load, arguments: id) }
  func walk(_ minutes: Int, completion: @escaping (String) -> Void) {
    recordAndStub(function: .walk, arguments: minutes, completion)
  }
  var name: String {
    get { recordAndStub(function: .name) }
    set { recordAndStub(function: .setName, arguments: newValue) }
  }
}
