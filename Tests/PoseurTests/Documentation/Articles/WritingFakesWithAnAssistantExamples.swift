import Poseur
import Testing

// Three fakes and ten tests, written from the page for assistants alone.

private struct Packet: Equatable, Sendable { var weight: Int, address: String }
private struct Lost: Error, Equatable {}

private protocol Carrier: AnyObject, Sendable {
  var isBusy: Bool { get set }
  func deliver(_ parcel: Packet, by hour: Int) async throws -> String
  func price(of parcel: Packet) -> Int
  func track(_ id: Int, completion: @escaping @Sendable (String?) -> Void)
}

private class Balance { func weigh(_ parcel: Packet) -> Int { parcel.weight } }

/// The code under test.
private struct Shop: Sendable {
  let carrier: any Carrier

  func send(_ parcel: Packet) async -> String {
    guard carrier.price(of: parcel) < 10 else { return "too dear" }
    carrier.isBusy = true
    do { return try await carrier.deliver(parcel, by: 9) } catch { return "lost" }
  }
}

private final class FakeCarrier: Carrier, Fake {
  enum Function: String, PoseurFunction { case isBusy, setIsBusy, deliver, price, track }
  let faker = Function.faker()

  var isBusy: Bool {
    get { recordAndStub(function: .isBusy) }
    set { recordAndStub(function: .setIsBusy, arguments: newValue) }
  }
  func deliver(_ parcel: Packet, by hour: Int) async throws -> String {
    try await recordAndStubThrowing(function: .deliver, arguments: parcel, hour)
  }
  func price(of parcel: Packet) -> Int { recordAndStub(function: .price, arguments: parcel) }
  func track(_ id: Int, completion: @escaping @Sendable (String?) -> Void) {
    recordAndStub(function: .track, arguments: id, completion)
  }
}

private final class FakeBalance: Balance, Fake {
  enum Function: String, PoseurFunction { case weigh }
  let faker = Function.faker()
  override func weigh(_ parcel: Packet) -> Int {
    recordAndStub(function: .weigh, arguments: parcel, orElse: super.weigh(parcel))
  }
}

private struct FakeAlmanac: StaticFake {
  enum ClassFunction: String, PoseurFunction { case today }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
  static func today() -> Int { recordAndStub(function: .today) }
}

@Suite("What is written from the page for assistants compiles, and", .isolatedFakes)
struct WritingFakesWithAnAssistantExamples {
  private let carrier = FakeCarrier()
  private let parcel = Packet(weight: 2, address: "Bern")

  @Test("a parcel is delivered")
  func delivery() async {
    carrier.stub { $0.price(of: parcel) }.andReturn(5)
    await carrier.stub { try await $0.deliver(parcel, by: $1) }.andReturn("there")
    #expect(await Shop(carrier: carrier).send(parcel) == "there")
    await expectHaveReceived(carrier, times: 1) { try await $0.deliver(parcel, by: 9) }
  }

  @Test("a lost parcel is told")
  func loss() async {
    carrier.stub { $0.price(of: $1) }.andReturn(5)
    await carrier.stub { try await $0.deliver($1, by: $2) }.andThrow(Lost())
    #expect(await Shop(carrier: carrier).send(parcel) == "lost")
  }

  @Test("a dear one isn't sent")
  func price() async {
    carrier.stub { $0.price(of: $1) }.andDo { parcel in parcel.weight * 5 }
    #expect(await Shop(carrier: carrier).send(parcel) == "too dear")
    expectHaveNotReceived(carrier, .deliver)
    await expectHaveNotReceived(carrier) { try await $0.deliver($1, by: $2) }
  }

  @Test("a setter is verified")
  func setter() async {
    carrier.register(default: 1, for: .price)
    carrier.register(default: "there", for: .deliver)
    _ = await Shop(carrier: carrier).send(parcel)
    expectHaveReceived(carrier) { $0.isBusy = true }
  }

  @Test("an order is verified, and nothing else came")
  func order() async {
    carrier.register(default: 1, for: .price)
    carrier.register(default: "there", for: .deliver)
    _ = await Shop(carrier: carrier).send(parcel)
    await expectHaveReceivedInOrder(
      carrier.call { $0.price(of: $1) }, carrier.call { try await $0.deliver($1, by: 9) })
    expectHaveReceived(carrier, .setIsBusy)
    expectNoMoreCalls(carrier)
  }

  @Test("arguments have their types")
  func arguments() {
    carrier.register(default: 1, for: .price)
    _ = carrier.price(of: parcel)
    let parcels = carrier.call { $0.price(of: $1) }.arguments
    #expect(parcels[0].address == "Bern")
  }

  @Test("a completion is called")
  func completion() async {
    carrier.stub { $0.track($1, completion: $2) }.andDo { id, completion in completion("\(id) is there") }
    let text = await withCheckedContinuation { continuation in
      carrier.track(3) { continuation.resume(returning: $0) }
    }
    #expect(text == "3 is there")
  }

  @Test("a matcher decides, and a subclass answers itself otherwise")
  func subclass() {
    let balance = FakeBalance()
    balance.stub { $0.weigh(matching { $0.weight > 9 }) }.andReturn(9)
    #expect(balance.weigh(Packet(weight: 30, address: "Bern")) == 9)
    #expect(balance.weigh(parcel) == 2)
  }

  @Test("a type's functions are faked for this test")
  func statics() {
    FakeAlmanac.stub { $0.today() }.andReturn(3)
    #expect(FakeAlmanac.today() == 3)
  }

  @Test("a held call ends when the test says so")
  func holding() async throws {
    carrier.register(default: 1, for: .price)
    let responder = await carrier.stub { try await $0.deliver($1, by: $2) }.andWaitForResponse()
    async let answer = Shop(carrier: carrier).send(parcel)
    try await responder.waitForPendingCalls()
    responder.respond(with: "there")
    #expect(await answer == "there")
  }
}
