// The fake of the tests that go through what other libraries offer.

import Poseur

class Market {
  func price(of item: String) -> Int { 0 }
  func refresh(id: Int) {}
  func add(_ a: Int, _ b: Int) -> Int { 0 }
  func check(_ name: String) throws -> Bool { false }
  func count() async -> Int { 0 }
  func load(id: Int) async throws -> String { "" }
  func fetch(id: Int, completion: @escaping (Result<String, Hoarse>) -> Void) {}
  func wrap<T>(_ value: T) -> [T] { [] }
  var isOpen: Bool {
    get { false }
    set {}
  }
  subscript(shelf: Int) -> String {
    get { "" }
    set {}
  }
  class func founded() -> Int { 0 }
}

final class FakeMarket: Market, Fake, StaticFake {
  enum Function: String, PoseurFunction {
    case price, refresh, add, check, count, load, fetch, wrap, isOpen, setIsOpen, shelf, setShelf
  }
  enum ClassFunction: String, PoseurFunction { case founded }
  let faker = Function.faker()
  static let classFaker = ClassFunction.classFaker()

  override func price(of item: String) -> Int { recordAndStub(function: .price, arguments: item) }
  override func refresh(id: Int) { recordAndStub(function: .refresh, arguments: id) }
  override func add(_ a: Int, _ b: Int) -> Int { recordAndStub(function: .add, arguments: a, b) }
  override func check(_ name: String) throws -> Bool { try recordAndStubThrowing(function: .check, arguments: name) }
  override func count() async -> Int { await recordAndStub(function: .count) }
  override func load(id: Int) async throws -> String { try await recordAndStubThrowing(function: .load, arguments: id) }
  override func fetch(id: Int, completion: @escaping (Result<String, Hoarse>) -> Void) {
    recordAndStub(function: .fetch, arguments: id, completion)
  }
  override func wrap<T>(_ value: T) -> [T] { recordAndStub(function: .wrap, arguments: value) }
  override var isOpen: Bool {
    get { recordAndStub(function: .isOpen) }
    set { recordAndStub(function: .setIsOpen, arguments: newValue) }
  }
  override subscript(shelf: Int) -> String {
    get { recordAndStub(function: .shelf, arguments: shelf) }
    set { recordAndStub(function: .setShelf, arguments: shelf, newValue) }
  }
  override class func founded() -> Int { recordAndStub(function: .founded) }
}
