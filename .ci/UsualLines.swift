// A hundred lines as tests write them. The gate compiles each in less than 300 ms: forms that differ by little are work for
// the type checker, and an overload too many shows here.

import Poseur

struct Page: Equatable, Sendable { var id = 0, title = "" }
struct Jam: Error, Equatable {}
enum Tray: Sendable { case upper, lower }

final class FakePrinter: Fake, StaticFake {
  enum Function: String, PoseurFunction {
    case print, count, name, setName, load, find, scan, feed, warm, open, pages, tick
  }
  enum ClassFunction: String, PoseurFunction { case shared, find }
  let faker = Function.faker()
  static let classFaker = ClassFunction.classFaker()
  func print(_ page: Page, from tray: Tray) -> Bool { recordAndStub(function: .print, arguments: page, tray) }
  func count(_ number: Int) -> Int { recordAndStub(function: .count, arguments: number) }
  var name: String {
    get { recordAndStub(function: .name) }
    set { recordAndStub(function: .setName, arguments: newValue) }
  }
  func load(_ id: Int) async throws -> Page { try await recordAndStubThrowing(function: .load, arguments: id) }
  func find(_ text: String?) -> Page? { recordAndStub(function: .find, arguments: text) }
  func scan(_ id: Int, then done: @escaping (Result<Page, Jam>) -> Void) {
    recordAndStub(function: .scan, arguments: id, done)
  }
  func feed(_ sheets: Int, _ weight: Double, _ tray: Tray) throws -> Int {
    try recordAndStubThrowing(function: .feed, arguments: sheets, weight, tray)
  }
  func warm(to degrees: Double) async -> Double { await recordAndStub(function: .warm, arguments: degrees) }
  func open(_ tray: Tray) { recordAndStub(function: .open, arguments: tray) }
  func pages(_ ids: [Int]) -> [Page] { recordAndStub(function: .pages, arguments: ids) }
  func tick() -> Int { recordAndStub(function: .tick) }
  static func shared(_ id: Int) -> Page { recordAndStub(function: .shared, arguments: id) }
  static func find(_ name: String) async throws -> Page { try await recordAndStubThrowing(function: .find, arguments: name) }
}

nonisolated(unsafe) let printer = FakePrinter()

func stubs() {
  printer.stub { $0.tick() }.andReturn(1)
  printer.stub { $0.tick() }.andReturn(1, 2, 3)
  printer.stub { $0.tick() }.andDo { 5 }
  printer.stub { $0.tick() }.andReturn(inOrder: [1, 2])
  printer.stub { $0.count($1) }.andReturn(1)
  printer.stub { $0.count($1) }.andDo { $0 }
  printer.stub { $0.count($1) }.andDo { $0 + 1 }
  printer.stub { $0.count($1) }.andDo { $0 * 2 - 1 }
  printer.stub { $0.count($1) }.andDo { number in number > 3 ? number : 0 }
  printer.stub { $0.count($1) }.where { $0 > 3 }.andReturn(4)
  printer.stub { $0.count($1) }.where { $0 > 3 }.andDo { $0 }
  printer.stub { $0.count($1) }.where { $0 > 3 && $0 < 9 }.andReturn(4)
  printer.stub { $0.count($1) }.where { $0.isMultiple(of: 2) }.andDo { $0 / 2 }
  printer.stub { $0.count($1) }.andReturn(1).thenDo { $0 }
  printer.stub { $0.count($1) }.andReturn(1).thenReturn(2).thenCycle()
  printer.stub { $0.count(3) }.once().andReturn(3)
  printer.stub { $0.count(matching(.greaterThan(3))) }.andReturn(3)
  printer.stub { $0.count(matching { $0 > 3 }) }.andReturn(3)
  printer.stub { $0.count(matching(.in(1...3))) }.times(2).andReturn(3)
  printer.stub { $0.print($1, from: .upper) }.andReturn(true)
  printer.stub { $0.print($1, from: $2) }.andReturn(false)
  printer.stub { $0.print($1, from: $2) }.andDo { page, tray in tray == .upper && page.id > 3 }
  printer.stub { $0.print($1, from: $2) }.andDo { $1 == .upper && $0.id > 3 }
  printer.stub { $0.print($1, from: .lower) }.andDo { page in page == Page(id: 3) }
  printer.stub { $0.print(Page(id: 1, title: "a"), from: $1) }.andDo { $0 == .lower }
  printer.stub { $0.print($1, from: $2) }.where { page, tray in page.title == "a" }.andReturn(true)
  printer.stub { $0.find($1) }.andReturn(nil)
  printer.stub { $0.find($1) }.andReturn(Page(id: 1))
  printer.stub { $0.find($1) }.andDo { Page(title: $0 ?? "") }
  printer.stub { $0.find($1) }.andDo { $0.map { Page(title: $0) } }
  printer.stub { $0.find($1) }.where { $0 == nil }.andReturn(nil)
  printer.stub { $0.find(matching(.hasPrefix("a"))) }.andReturn(Page())
  printer.stub { $0.name }.andReturn("a")
  printer.stub { $0.name = $1 }.andDo { name in printer.open(name.isEmpty ? .upper : .lower) }
  printer.stub { $0.name = "b" }.andReturn()
  printer.stub { $0.scan($1, then: $2) }.andDo { id, done in done(.success(Page(id: id))) }
  printer.stub { $0.scan(3, then: $1) }.andDo { done in done(.failure(Jam())) }
  printer.stub { $0.scan(3, then: $1) }.andDo { $0(.success(Page())) }
  printer.stub { $0.scan(3) { _ in } }.andReturn()
  printer.stub { try $0.feed($1, $2, $3) }.andReturn(3)
  printer.stub { try $0.feed($1, $2, $3) }.andThrow(Jam())
  printer.stub { try $0.feed($1, $2, $3) }.andDo { sheets, weight, tray in tray == .upper ? sheets : 0 }
  printer.stub { try $0.feed($1, 80.5, $2) }.andDo { sheets, tray in sheets + 1 }
  printer.stub { try $0.feed($1, $2, .upper) }.andDo { sheets, weight in sheets * Int(weight) }
  printer.stub { try $0.feed(1, 2.5, .upper) }.andReturn(.failure(Jam()))
  printer.stub { $0.open($1) }.andReturn()
  printer.stub { $0.open(.upper) }.andDo {}
  printer.stub { $0.pages($1) }.andDo { $0.map { Page(id: $0) } }
  printer.stub { $0.pages($1) }.andDo { ids in ids.filter { $0 > 1 }.map { Page(id: $0) } }
  printer.stub { $0.pages([1, 2]) }.andReturn([Page(id: 1), Page(id: 2)])
  printer.stub { $0.pages(matching(.hasCount(2))) }.andReturn([])
  printer.stub(.tick).andReturn(1)
  printer.stub(.count).with(3).andReturn(1)
  printer.stub(.count).with(Argument.greaterThan(3)).andReturn(1)
  printer.stub(.count).andDo { (number: Int) in number }
  printer.stub(.print).andDo { (page: Page, tray: Tray) in tray == .upper }
  FakePrinter.stub { $0.shared($1) }.andDo { Page(id: $0) }
  FakePrinter.stub { $0.shared(3) }.andReturn(Page(id: 3))
  FakePrinter.stub { $0.shared($1) }.where { $0 == 3 }.andReturn(Page())
}

func asynchronousStubs() async {
  await printer.stub { try await $0.load($1) }.andReturn(Page(id: 1))
  await printer.stub { try await $0.load($1) }.andDo { Page(id: $0) }
  await printer.stub { try await $0.load($1) }.andDo { id in Page(id: id, title: "\(id)") }
  await printer.stub { try await $0.load(3) }.andThrow(Jam())
  await printer.stub { try await $0.load($1) }.where { $0 > 3 }.andThrow(Jam())
  await printer.stub { try await $0.load(matching { $0 > 3 }) }.andThrow(Jam()).thenReturn(Page())
  await printer.stub { try await $0.load($1) }.andReturn(Page(), after: .seconds(3))
  await printer.stub { await $0.warm(to: $1) }.andDo { $0 }
  await printer.stub { await $0.warm(to: $1) }.andDo { $0 + 0.5 }
  await printer.stub { await $0.warm(to: 20.5) }.andReturn(20)
  await FakePrinter.stub { try await $0.find($1) }.andDo { Page(title: $0) }
  await FakePrinter.stub { try await $0.find("a") }.andThrow(Jam())
}

func assertions() async throws {
  expectHaveReceived(printer) { $0.tick() }
  expectHaveReceived(printer, times: 2) { $0.count($1) }
  expectHaveReceived(printer, times: 1...3) { $0.count(matching(.greaterThan(3))) }
  expectHaveReceived(printer) { $0.print($1, from: .upper) }
  expectHaveReceived(printer) { $0.print(Page(id: 3), from: .upper) }
  expectHaveReceived(printer, outcome: .threw(Jam())) { try $0.feed($1, $2, $3) }
  expectHaveReceived(printer) { $0.name = "b" }
  expectHaveReceived(printer) { $0.pages([1, 2]) }
  expectHaveReceived(printer, times: 1) { $0.scan(3, then: $1) }
  expectHaveNotReceived(printer) { $0.open(.lower) }
  expectHaveNotReceived(printer) { $0.find(nil) }
  expectHaveReceived(printer, .count, with: 3, times: 1)
  expectHaveNotReceived(printer, .open)
  await expectHaveReceived(printer) { try await $0.load($1) }
  await expectHaveReceived(printer, times: 1) { try await $0.load(3) }
  await expectHaveNotReceived(printer) { await $0.warm(to: $1) }
  expectHaveReceived(FakePrinter.self) { $0.shared($1) }
  await expectHaveReceived(FakePrinter.self, times: 1) { try await $0.find("a") }
  expectHaveReceivedInOrder(printer.call { $0.tick() }, printer.call { $0.count($1) }, printer.call { $0.name })
}

func questions() async throws {
  _ = printer.call { $0.count($1) }.arguments.max()
  _ = printer.call { $0.count($1) }.arguments.filter { $0 > 3 }.count
  _ = printer.call { $0.find($1) }.arguments.compactMap { $0 }.map { $0.count }
  _ = printer.call { $0.print($1, from: $2) }.arguments.map { page, _ in page.id }
  _ = printer.call { $0.print($1, from: .upper) }.arguments.map(\.title)
  _ = printer.call { $0.count($1) }.arguments == [1, 2, 3]
  _ = printer.call { $0.tick() }.count == 2
  _ = printer.call { $0.scan(3, then: $1) }.arguments.first?(.success(Page()))
  _ = try await printer.call { $0.count($1) }.wait(times: 2)
  _ = await printer.call { try await $0.load($1) }.arguments.contains(3)
}
