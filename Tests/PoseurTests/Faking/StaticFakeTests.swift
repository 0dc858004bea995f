import Poseur
import Testing

@Suite("A type that is a fake", .serialized)
struct StaticFakeTests {
  @Test("forwards its functions itself, whatever their effects")
  func forwarding() async throws {
    defer { FakeBank.reset() }
    FakeBank.stub(.balance).andReturn(3)
    FakeBank.stub(.close).andThrow(Closed())

    #expect(try FakeBank.balance(of: "Ann") == 3)
    #expect(throws: Closed.self) { try FakeBank.close(1) }
    #expect(await FakeBank.name() == "Bank", "the fallback")
    #expect(FakeBank.minimum() == 1)
    FakeBank.open(2)
    await FakeBank.wait()
    expectHaveReceived(FakeBank.classFaker, .balance, with: "Ann", times: 1)
    expectHaveReceived(FakeBank.classFaker, .open, with: 2, times: 1)
    for function in [FakeBank.ClassFunction.close, .name, .minimum, .wait] {
      expectHaveReceived(FakeBank.classFaker, function, times: 1)
    }
  }

  @Test("is stubbed by a call that is written on the type")
  func writtenCalls() async throws {
    defer { FakeBank.reset() }
    FakeBank.stub { try $0.balance(of: "Ann") }.andReturn(7)
    FakeBank.stub { try $0.balance(of: "Bob") }.andThrow(Closed())
    await FakeBank.stub { await $0.name() }.andReturn("Savings")
    FakeBank.stub { try $0.close(matching(.greaterThan(3), like: 0)) }.andThrow(Closed())

    #expect(try FakeBank.balance(of: "Ann") == 7)
    #expect(throws: Closed.self) { try FakeBank.balance(of: "Bob") }
    #expect(await FakeBank.name() == "Savings")
    #expect(throws: Closed.self) { try FakeBank.close(4) }
    try FakeBank.close(3)
    #expect(FakeBank.classFaker.callCountFor(function: .balance) == 2)
  }

  @Test("tells of a closure that makes no call")
  func noCall() {
    defer { FakeBank.reset() }
    let failures = Failures.capture { FakeBank.stub { _ in 7 }.andReturn(7) }
    #expect(failures.count == 1 && failures[0].hasPrefix("The closure makes no call to FakeBank"))
  }

  @Test("may be a fake of both kinds")
  func bothKinds() {
    defer { FakeAccount.reset() }
    let account = FakeAccount()
    account.stub(.load).andReturn(2)
    FakeAccount.stub { $0.minimum() }.andReturn(5)

    #expect(account.load() == 2 && FakeAccount.minimum() == 5)
    expectHaveReceived(account, .load, times: 1)
    expectHaveReceived(FakeAccount.classFaker, .minimum, times: 1)
  }
}

private struct Closed: Error {}

private enum FakeBank: StaticFake {
  enum ClassFunction: String, PoseurFunction { case balance, close, name, minimum, open, wait }
  static let classFaker = ClassFunction.classFaker()
  static func balance(of name: String) throws -> Int { try recordAndStubThrowing(function: .balance, arguments: name) }
  static func close(_ door: Int) throws(Closed) {
    try recordAndStubThrowing(function: .close, throwing: Closed.self, arguments: door)
  }
  static func name() async -> String { await recordAndStub(function: .name, orElse: "Bank") }
  static func minimum() -> Int { recordAndStub(function: .minimum, orElse: 1) }
  static func open(_ door: Int) { recordAndStub(function: .open, arguments: door) }
  static func wait() async { await recordAndStub(function: .wait) }
}

private class Account {
  class func minimum() -> Int { 1 }
  func load() -> Int { 1 }
}

private final class FakeAccount: Account, Fake, StaticFake {
  enum Function: String, PoseurFunction { case load }
  enum ClassFunction: String, PoseurFunction { case minimum }
  let faker = Function.faker()
  static let classFaker = ClassFunction.classFaker()
  override class func minimum() -> Int { recordAndStub(function: .minimum, orElse: super.minimum()) }
  override func load() -> Int { recordAndStub(function: .load) }
}
