// Mistakes of the first hour, and what the compiler says of them. The gate has the compiler verify this file.

import Poseur

final class FakeShop: Fake {
  enum Function: String, PoseurFunction { case stock, restock }
  let faker = Function.faker()

  // expected-error@+1 {{'recordAndStub' has been renamed to 'recordAndStub(function:arguments:)'}}
  func stock(_ fruit: String) -> Int { recordAndStub(.stock, fruit) }
  // expected-error@+2 {{type 'StaticString' has no member 'restock'}}
  // expected-error@+1 {{missing argument label 'arguments:' in call}}
  func restock(_ fruit: String) { recordAndStub(.restock, fruit) }
  // expected-error@+1 {{has been renamed to 'recordAndStubThrowing(function:arguments:)'}}
  func order(_ fruit: String) throws -> Int { try recordAndStubThrowing(.restock, fruit) }

  // expected-error@+1 {{Make the fake a StaticFake, too, with static let classFaker = ClassFunction.classFaker().}}
  static func shared() -> Int { recordAndStub(function: .stock) }
}

func misspelt(_ shop: FakeShop) async throws {
  shop.stub(.stock).thenReturn(1)  // expected-error {{'thenReturn' has been renamed to 'andReturn'}}
  shop.stub(.stock).returns(1, 2)  // expected-error {{'returns' has been renamed to 'andReturn'}}
  shop.stub(.stock).willReturn(1)  // expected-error {{'willReturn' has been renamed to 'andReturn'}}
  shop.stub(.stock).thenThrow(CancellationError())  // expected-error {{'thenThrow' has been renamed to 'andThrow'}}

  // expected-error@+1 {{has been renamed to 'receivedCall(to:withArguments:)'}}
  _ = shop.receivedCall(to: .stock, with: "pear", 3)
  // expected-error@+1 {{has been renamed to 'callCountFor(function:withArguments:)'}}
  _ = shop.callCountFor(function: .stock, with: "pear", 3)
  // expected-error@+1 {{Write a typed check as call(to:where:).count.}}
  _ = shop.receivedCall(to: .stock) { (fruit: String) in fruit == "pear" }
  // expected-error@+1 {{Write a typed check as call(to:where:).count.}}
  _ = shop.callCountFor(function: .stock) { (fruit: String, count: Int) in fruit == "pear" && count > 1 }

  // expected-error@+1 {{has been renamed to 'expectHaveReceived(_:_:with:)'}}
  expectHaveReceived(shop, .stock, withArguments: "pear", 3, times: 2)
  // expected-error@+1 {{has been renamed to 'expectHaveNotReceived(_:_:with:)'}}
  expectHaveNotReceived(shop, .stock, withArguments: "pear", 3)
  // expected-error@+1 {{has been renamed to 'XCTAssertHaveReceived(_:_:with:)'}}
  XCTAssertHaveReceived(shop, .stock, withArguments: "pear", 3, times: 2)
  // expected-error@+1 {{has been renamed to 'XCTAssertHaveNotReceived(_:_:with:)'}}
  XCTAssertHaveNotReceived(shop, .stock, withArguments: "pear", 3)

  _ = shop.call(.stock)  // expected-error {{has been renamed to 'call(to:withArguments:times:)'}}
  // expected-error@+2 {{has been renamed to 'call(to:withArguments:times:)'}}
  // expected-error@+1 {{has been renamed to 'call(to:withArguments:times:)'}}
  expectHaveReceivedInOrder(shop.call(.stock, times: 2), shop.call(.restock))
  // expected-error@+1 {{has been renamed to 'waitForCall(to:withArguments:times:timeout:)'}}
  try await shop.waitForCall(.stock)
  // expected-error@+1 {{trailing closure passed to parameter of type 'FakeShop.Function' that does not accept a closure}}
  try await shop.waitForCall { $0.stock("pear") }
  // expected-error@+1 {{has been renamed to 'waitForCall(to:withArguments:times:timeout:)'}}
  try await shop.waitForCall(.stock, withArguments: ["pear"], times: 2)
  _ = shop.calls(.stock)  // expected-error {{missing argument label 'to:' in call}}
  _ = shop.receivedCall(.stock)  // expected-error {{missing argument label 'to:' in call}}

  // A misspelt case is reported as one.
  // expected-error@+1 {{type 'FakeShop.Function' has no member 'stok'}}
  expectHaveReceived(shop, .stok, with: "pear", times: 2)
  // expected-error@+1 {{type 'FakeShop.Function' has no member 'stok'}}
  expectHaveNotReceived(shop, .stok)
  // expected-error@+1 {{type 'FakeShop.Function' has no member 'stok'}}
  _ = shop.receivedCall(to: .stok, withArguments: "pear")
  // And so is a misspelt call that a closure writes.
  _ = shop.call { $0.stok() }  // expected-error {{value of type 'FakeShop' has no member 'stok'}}
  try await shop.call { $0.stok() }.wait()  // expected-error {{value of type 'FakeShop' has no member 'stok'}}
}

// What else a newcomer meets. The article "When it does not compile" has these words.

enum Item { case ball }

struct Closed: Error {}

final class OtherShop: Fake {
  enum Function: String, PoseurFunction { case price, visit, sells, find, name, watch }
  let faker = Function.faker()

  // expected-warning@+1 {{no calls to throwing functions occur within 'try' expression}}
  func price(_ item: Item) throws -> Int { try recordAndStub(function: .price, arguments: item) }
  // expected-error@+1 {{converting non-escaping value to 'Any' may allow it to escape}}
  func visit(_ body: (Int) -> Void) { recordAndStub(function: .visit, arguments: body) }
  // expected-error@+1 {{conflicting arguments to generic parameter 'T' ('Bool' vs. '() -> Bool')}}
  func sells(_ item: Item) -> Bool { recordAndStub(function: .sells, arguments: item) { true } }
  // expected-error@+1 {{thrown expression type 'any Error' cannot be converted to error type 'Closed'}}
  func find(_ item: Item) throws(Closed) -> Int { try recordAndStubThrowing(function: .find, arguments: item) }
  // expected-error@+1 {{type 'StaticString' has no member 'find'}}
  func find(_ item: Item) throws -> Bool { try recordAndStubThrowing(.find, arguments: item) }
  // expected-warning@+1 {{expression implicitly coerced from 'String??' to 'Any?'}}
  func name(_ name: String??) { recordAndStub(function: .name, arguments: name) }
  // expected-note@-1 {{provide a default value to avoid this warning}}
  // expected-note@-2 {{force-unwrap the value to avoid this warning}}
  // expected-note@-3 {{explicitly cast to 'Any?' with 'as Any?' to silence this warning}}
  func watch(_ body: @escaping @Sendable (Int) -> Void) { recordAndStub(function: .watch, arguments: body) }
  func rate(_ stars: Int) { recordAndStub(function: .sells, arguments: stars) }
  func tags(_ tags: [String]) { recordAndStub(function: .sells, arguments: tags) }
  func serve(_ shop: FakeShop) -> Bool { recordAndStub(function: .sells, arguments: shop) }
  // expected-error@+1 {{extraneous argument label 'function:' in call}}
  func weigh(_ item: Item) throws -> Int { try recordAndStubThrowing(function: .price, item) }
  func mark(_ stars: Int) { recordAndStub(function: .sells, arguments: stars) }  // expected-note {{found this candidate}}
  func mark(_ word: String) { recordAndStub(function: .sells, arguments: word) }  // expected-note {{found this candidate}}
  func load(_ id: Int, then completion: @escaping (Result<String, any Error>) -> Void) {
    recordAndStub(function: .watch, arguments: id, completion)
  }
  // expected-note@+1 {{in call to function 'send'}}
  func send<Payload>(_ payload: Payload) { recordAndStub(function: .watch, arguments: payload) }
}

struct FakeLamp: Fake {
  enum Function: String, PoseurFunction { case isOn, setIsOn }
  let faker = Function.faker()
  var isOn: Bool {
    get { recordAndStub(function: .isOn) }
    set { recordAndStub(function: .setIsOn, arguments: newValue) }
  }
}

enum FakeDoor: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open }
  static let classFaker = ClassFunction.classFaker()
  static func open(_ door: Int) { recordAndStub(function: .open, arguments: door) }
}

@MainActor protocol Menu { static func count() -> Int }
// expected-error@+3 {{conformance of 'FakeMenu' to protocol 'StaticFake' crosses into main actor-isolated code}}
// expected-note@+2 {{isolate this conformance to the main actor with '@MainActor'}}
// expected-note@+1 {{turn data races into runtime errors with '@preconcurrency'}}
@MainActor enum FakeMenu: Menu, StaticFake {
  enum ClassFunction: String, PoseurFunction { case count }
  // expected-note@+1 {{main actor-isolated static property 'classFaker' cannot satisfy nonisolated requirement}}
  static let classFaker = ClassFunction.classFaker()
  static func count() -> Int { recordAndStub(function: .count) }
}
@MainActor enum CompilingMenu: Menu, StaticFake {
  enum ClassFunction: String, PoseurFunction { case count }
  nonisolated static let classFaker = ClassFunction.classFaker()
  static func count() -> Int { recordAndStub(function: .count) }
}

// expected-error@+2 {{type 'FakeDog' does not conform to protocol 'Fake'}}
// expected-note@+1 {{add stubs for conformance}}
final class FakeDog: Fake {
  enum Function: String { case bark }  // expected-note {{possibly intended match}}
  let faker = Function.faker()  // expected-error {{type 'FakeDog.Function' has no member 'faker'}}
}

class Final { final func bark() {} }  // expected-note {{overridden declaration is here}}
class FakeFinal: Final, Fake {
  enum Function: String, PoseurFunction { case bark }
  let faker = Function.faker()
  override func bark() { recordCall(.bark) }  // expected-error {{instance method overrides a 'final' instance method}}
}

func mistyped(_ shop: OtherShop, _ lamp: FakeLamp) {
  // expected-error@+1 {{cannot infer type of closure parameter '$1' without a type annotation}}
  expectHaveReceived(shop) { $0.send($1) }
  expectHaveReceived(shop) { $0.mark(matching(.nonNil)) }  // expected-error {{ambiguous use of 'mark'}}
  // expected-error@+1 {{generic parameter 'Payload' could not be inferred}}
  expectHaveReceived(shop) { $0.send(matching()) }
  // expected-error@+2 {{missing argument label 'fileID:' in call}}
  // expected-error@+1 {{cannot convert value of type 'Item' to expected argument type 'StaticString'}}
  shop.stubAgain(.price, Item.ball).andReturn(1)
  expectHaveReceived(shop, .sells, with: .ball)  // expected-error {{type 'Any?' has no member 'ball'}}
  shop.stub { $0.sells(.any) }.andReturn(true)  // expected-error {{type 'Item' has no member 'any'}}
  // expected-error@+1 {{cannot convert value of type 'Argument' to expected argument type 'Item'}}
  shop.stub { $0.sells(Argument.any) }.andReturn(true)
  // expected-error@+1 {{cannot convert value of type 'Bool' to closure result type 'String'}}
  shop.stub { $0.sells(matching()) }.andReturn("yes")
  shop.stub { $0.serve(matching()) }.andReturn(true)
  expectHaveReceived(lamp) { $0.isOn = true }  // expected-error {{cannot assign to property: '$0' is immutable}}
  // expected-error@+1 {{requires that 'Range<Int>' conform to 'ExpectedCount'}}
  expectHaveReceived(shop, .sells, times: 0..<2)
  // expected-error@+2 {{cannot infer type of closure parameter 'a' without a type annotation}}
  // expected-error@+1 {{cannot infer type of closure parameter 'b' without a type annotation}}
  shop.stub(.sells).andDo { a, b in true }
}

func misplaced(_ shop: OtherShop) {
  // expected-error@+1 {{value of type 'StubHandle<Any?, [Any?]>' has no member 'andReturn'}}
  shop.stub(.price).andThrow(CancellationError()).andReturn(1)
  // expected-error@+3 {{type 'FakeDoor.Type' cannot conform to 'Fake'}}
  // expected-error@+2 {{cannot infer contextual base in reference to member 'open'}}
  // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
  expectHaveNotReceived(FakeDoor.self, .open)
  // expected-error@+2 {{type 'FakeDoor' has no member 'register'}}
  // expected-error@+1 {{cannot infer contextual base in reference to member 'open'}}
  FakeDoor.register(default: true, for: .open)
  shop.stub { try $0.price(.ball) }.andThrow(.closed)  // expected-error {{type 'any Error' has no member 'closed'}}
}

final class ShopTests {
  private let (shop, item) = (OtherShop(), Item.ball)
  // expected-error@+1 {{reference to generic type 'StubHandle' requires arguments in <...>}}
  private var stub: StubHandle?

  func stubs() {
    shop.stub { $0.sells(item) }.andReturn(true)
  }
}

final class FakeStore: Fake {
  enum Function: String, PoseurFunction { case load }
  let faker = Function.faker()
  func load(then: @escaping @Sendable (Int) -> Void) { recordCall(.load, arguments: then) }
}

func unsendable(_ store: FakeStore) {
  // expected-error@+1 {{failed to produce diagnostic for expression}}
  store.stub { $0.load(then: matching(.any, like: { _ in })) }.andReturn()
  store.stub { $0.load(then: matching(.any, like: { @Sendable _ in })) }.andReturn()
}

func misordered(_ shop: FakeShop) {
  // expected-error@+3 {{argument type 'FakeShop' does not conform to expected type 'AnyExpectedCall'}}
  // expected-error@+2 {{type 'any AnyExpectedCall' has no member 'stock'}}
  // expected-error@+1 {{type 'any AnyExpectedCall' has no member 'restock'}}
  expectHaveReceivedInOrder(shop, .stock, .restock)
}

func mistakenInputs(_ shop: OtherShop) {
  // expected-error@+1 {{value of type 'Item' has no member 'isRound'}}
  shop.stub { $0.sells($1) }.andDo { item in item.isRound }
  // expected-error@+1 {{value of type 'Item' has no member 'isRound'}}
  shop.stub { $0.sells($1) }.where { $0.isRound }.andReturn(true)
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Item'}}
  shop.stub { $0.sells($1) }.andDo { (item: String) in true }
  // expected-error@+1 {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
  shop.stub { $0.sells($1) }.andDo { true }
  // expected-error@+1 {{contextual closure type '(Item) throws -> Bool' expects 1 argument, but 2 were used in closure body}}
  shop.stub { $0.sells($1) }.andDo { a, b in true }
  // expected-error@+2 {{cannot infer type of closure parameter '$1' without a type annotation}}
  // expected-error@+1 {{value of type 'OtherShop' has no member 'sels'}}
  shop.stub { $0.sels($1) }.andReturn(true)
  // expected-error@+2 {{cannot infer type of closure parameter '$2' without a type annotation}}
  // expected-error@+1 {{extra argument in call}}
  shop.stub { $0.sells($1, $2) }.andReturn(true)
  // expected-error@+1 {{cannot infer type of closure parameter '$1' without a type annotation}}
  shop.stub { $0.sells($2) }.andReturn(true)
  // expected-error@+1 {{cannot convert value of type 'Bool' to closure result type 'String'}}
  shop.stub { $0.sells($1) }.andReturn("yes")
  // expected-error@+1 {{Write the value itself, without matching.}}
  expectHaveReceived(shop) { $0.sells(matching(Item.ball)) }
  // expected-error@+1 {{Write matching(.in(<#range#>)).}}
  expectHaveReceived(shop) { $0.rate(matching(3...5)) }
  // expected-error@+1 {{Write the value itself, without matching.}}
  expectHaveReceived(shop) { $0.rate(matching(1)) }
  // expected-error@+1 {{Write the value itself, without matching.}}
  expectHaveReceived(shop) { $0.tags(matching(["x"])) }
}

actor FakeArchive: Fake {
  enum Function: String, PoseurFunction { case all }
  let faker = Function.faker()
  // expected-note@+1 2 {{calls to instance method 'all()' from outside of its actor context are implicitly asynchronous}}
  func all() -> Int { recordAndStub(function: .all) }
}

@MainActor final class FakeScreen: Fake {
  enum Function: String, PoseurFunction { case show }
  let faker = Function.faker()
  // expected-note@+1 {{calls to instance method 'show' from outside of its actor context are implicitly asynchronous}}
  func show(_ text: String) -> Bool { recordAndStub(function: .show, arguments: text) }
}

func unawaited(_ archive: FakeArchive, _ screen: FakeScreen) async {
  // expected-error@+2 {{call to actor-isolated instance method 'all()' in a synchronous nonisolated context}}
  // expected-warning@+1 {{no 'async' operations occur within 'await' expression}}
  await archive.stub { $0.all() }.andReturn(1)
  // expected-error@+2 {{call to actor-isolated instance method 'all()' in a synchronous nonisolated context}}
  // expected-warning@+1 {{no 'async' operations occur within 'await' expression}}
  await expectHaveReceived(archive) { $0.all() }
  // expected-error@+1 {{call to main actor-isolated instance method 'show' in a synchronous nonisolated context}}
  screen.stub { $0.show("Rex") }.andReturn(true)

  await archive.stub { await $0.all() }.andReturn(1)
  await expectHaveReceived(archive) { await $0.all() }
  await screen.stub { await $0.show("Rex") }.andReturn(true)
}

final class FakeWalker: Fake {
  enum Function: String, PoseurFunction { case walk, trim, rate, greet }
  let faker = Function.faker()
  func walk(_ minutes: Int, step: @escaping (Double) -> Void) {
    recordAndStub(function: .walk, arguments: minutes, step)
  }
  func trim(_ name: String, _ fur: inout Int) { fur = recordAndStub(function: .trim, arguments: name, fur) }
  func rate(_ stars: Int) -> Bool { recordAndStub(function: .rate, arguments: stars) }
  func greet<Name>(_ name: Name) { recordAndStub(function: .greet, arguments: name) }
}

func mixed(_ walker: FakeWalker) {
  let captor = Argument.captor()
  // expected-error@+1 {{'matching' is unavailable: Write the value itself, without matching.}}
  expectHaveReceived(walker) { $0.greet(matching(captor)) }
  expectHaveReceived(walker) { $0.greet(matching(captor) as String) }
  _ = captor.value  // expected-error {{value of type 'ArgumentCaptor' has no member 'value'}}
  _ = captor.last(as: String.self)

  // expected-error@+3 {{generic parameter 'F' could not be inferred}}
  // expected-error@+2 {{cannot convert value of type 'FakeWalker' to expected argument type 'F.Type'}}
  // expected-error@+1 {{cannot infer contextual base in reference to member 'any'}}
  expectHaveReceived(walker) { $0.rate(.any) }
  expectHaveReceived(walker) { $0.rate($1) }

  // expected-error@+2 {{closure passed to parameter of type 'any AnyExpectedCall' that does not accept a closure}}
  // expected-error@+1 {{closure passed to parameter of type 'any AnyExpectedCall' that does not accept a closure}}
  expectHaveReceivedInOrder({ $0.rate(1) }, { $0.rate(2) })
  expectHaveReceivedInOrder(walker.call { $0.rate(1) }, walker.call { $0.rate(2) })

  // expected-error@+1 {{incorrect argument labels in call (have '_:_:times:_:', expected}}
  expectHaveReceived(walker, .rate, times: 1) { $0.rate(1) }
  // expected-error@+1 {{cannot infer type of closure parameter '$0' without a type annotation}}
  expectHaveReceived(walker, .rate) { $0.rate(1) }
  expectHaveReceived(walker, times: 1) { $0.rate(1) }
}

func misdone(_ walker: FakeWalker) {
  var fur = 9
  // expected-error@+1 {{contextual closure type '(String) throws -> ()' expects 1 argument, but 2 were used in closure body}}
  walker.stub { $0.trim($1, &fur) }.andDo { (name: String, fur: inout Int) in fur = 2 }
  // expected-error@+1 {{cannot convert value of type '()' to closure result type 'Int'}}
  walker.stub { $0.trim($1, &fur) }.andReturn(2)
  walker.stub(.trim).andDo { (name: String, fur: Int) in fur - 7 }

  // expected-error@+1 {{converting non-escaping value to '(Double) -> Void' may allow it to escape}}
  walker.stub(.walk).andDo { (minutes: Int, step: (Double) -> Void) in step(1) }
  walker.stub(.walk).andDo { (minutes: Int, step: @escaping (Double) -> Void) in step(1) }

  // expected-error@+1 {{contextual closure type '(FakeWalker, sending Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body}}
  walker.stub { $0.rate(matching { $0 > 3 }) }.andDo { (stars: Int) in true }
  walker.stub { $0.rate($1) }.where { $0 > 3 }.andDo { (stars: Int) in true }

  // expected-error@+2 {{extra argument 'clock' in call}}
  // expected-error@+1 {{type 'any Error' has no member 'seconds'}}
  walker.stub(.rate).andReturn(true).thenThrow(CancellationError(), after: .seconds(1), clock: ManualClock())
}

func require(_ condition: @autoclosure () -> Bool) {}

func waited(_ walker: FakeWalker) async {
  // expected-error@+1 {{'async' call in an autoclosure that does not support concurrency}}
  require(await walker.waitForNoCall(to: .walk, during: .seconds(1)))
  let isQuiet = await walker.waitForNoCall(to: .walk, during: .seconds(1))
  require(isQuiet)
}

// What looks like one of them stays as it is: a literal count, and a sequence.
func spelt(_ shop: FakeShop) {
  shop.stub(.stock).andReturn(1).thenReturn(2)
  expectHaveReceived(shop, .stock, times: 2)
  XCTAssertHaveReceived(shop, .stock, times: 2)
}
