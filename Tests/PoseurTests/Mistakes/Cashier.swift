import Poseur

// Functions of every kind, which a failure has to write as a test would.

struct PaidBill {}
enum Coinage { case franc, euro }
final class Warden: Sendable {}

class FakeCashier: Fake {
  enum Function: String, PoseurFunction {
    case charge, balance, fetch, find, findByAge, owner, setOwner, hire, note, count, wire
  }
  let faker = Function.faker()

  func charge(_ amount: Double, in currency: Coinage?, for purpose: PaidBill) async throws -> PaidBill {
    try await recordAndStubThrowing(function: .charge, arguments: amount, currency, purpose)
  }
  func balance(of owner: String) async -> Int { await recordAndStub(function: .balance, arguments: owner) }
  func fetch(_ page: PaidBill, then completion: ((Int, Bool) -> Void)?) -> Bool {
    recordAndStub(function: .fetch, arguments: page, completion)
  }
  func find(_ name: String) -> Bool { recordAndStub(function: .find, arguments: name) }
  func find(_ age: Int) -> Bool { recordAndStub(function: .findByAge, arguments: age) }
  var owner: String {
    get { recordAndStub(function: .owner) }
    set { recordAndStub(function: .setOwner, arguments: newValue) as Void }
  }
  func hire(_ guardian: Warden) throws(TillError) {
    try recordAndStubThrowing(function: .hire, throwing: TillError.self, arguments: guardian)
  }
  func note(_ receipt: PaidBill) -> Bool { recordAndStub(function: .note, arguments: "only a part of it", receipt) }
  func count(_ number: inout Int) -> Int { recordAndStub(function: .count, arguments: number) }
  func wire(to name: String, done: @escaping @Sendable (Int) -> Void) -> Bool {
    recordAndStub(function: .wire, arguments: name, done)
  }
}

struct TillError: Error, DefaultProvidable { static let defaultValue = TillError() }

actor FakeStrongbox: Fake {
  enum Function: String, PoseurFunction { case open, close }
  let faker = Function.faker()
  func open(code: Int) -> Bool { recordAndStub(function: .open, arguments: code) }
  func close() async throws -> Bool { try await recordAndStubThrowing(function: .close) }
}

final class FakeDrawer<Content: Sendable>: Fake {
  enum Function: String, PoseurFunction { case put }
  let faker = Function.faker()
  func put(_ content: Content, at index: Int) -> Bool { recordAndStub(function: .put, arguments: content, index) }
}

struct FakeMint: StaticFake {
  enum ClassFunction: String, PoseurFunction { case coin }
  static let classFaker = ClassFunction.classFaker()
  static func coin(worth value: Int) -> Bool { recordAndStub(function: .coin, arguments: value) }
}
