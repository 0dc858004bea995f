import Foundation
import Poseur
import Testing

@Suite("A closure that compares the result of its call")
struct ComparedResultTests {
  private let screen = FakeScreen()

  private func text(_ name: String, _ type: String, _ functionCase: String? = nil) -> String {
    """
    The closure compares what \(name) returns, a \(type). To name the setter, write `=`; a call's result is checked by \
    `outcome:`.
    If the fake's function makes the Bool itself, name it by its case, .\(functionCase ?? name).
    """
  }

  @Test("is a failure, also when a value is known, and in every form")
  func compared() async {
    screen.stub(.volume).andReturn(0.4)
    _ = screen.volume
    screen.volume = 0.4
    let line = UInt(#line + 3)
    let reporter = CapturingReporter()
    await Failures.$reporter.withValue(reporter) {
      expectHaveReceived(screen) { $0.volume == 0.9 }
      expectHaveNotReceived(screen) { $0.volume > 0.5 }
      #expect(screen.call { $0.volume == 0.9 }.count == 0)
      expectHaveReceivedInOrder(screen.call { $0.title == "a" })
      screen.stub { $0.flag == true }.andReturn(true)
      screen.stub { $0.point(3) == (1, 2) }.andReturn(true)
      await expectHaveReceived(screen) { await $0.load() == 3 }
      expectHaveReceived(screen) { try $0.parse("1") == 1 }
      FakeScreen.stub { $0.total() == 3 }.andReturn(true)
      expectHaveReceived(screen) { $0.animals().isEmpty }
    }
    #expect(
      reporter.reports.map(\.message) == [
        text("volume", "Double"), text("volume", "Double"), text("volume", "Double"), text("title", "String"),
        text("flag", "Bool?"), text("point", "(Int, Int)"), text("load", "Int"), text("parse", "Int"),
        text("total", "Int"), text("animals", "[ComparedResultTests.Beagle]"),
      ])
    #expect(
      reporter.reports.map(\.position.line) == [
        line, line + 1, line + 2, line + 3, line + 4, line + 5,
        line + 6, line + 7, line + 8, line + 9,
      ])
  }

  @Test("to a Bool is a failure if it returns another one than its call got")
  func negated() async {
    let messages = await Failures.capture {
      expectHaveReceived(screen) { $0.isOn == false }
      expectHaveReceived(screen) { !$0.isOn }
      screen.stub { $0.shouldStop($1, at: 3) != true }.andReturn(true)
      await expectHaveReceived(screen) { try await !$0.isReachable() }
      screen.register(default: true, for: .isOn)
      expectHaveReceived(screen) { !$0.isOn }
    }
    #expect(
      messages == [
        text("isOn", "Bool"), text("isOn", "Bool"), text("shouldStop", "Bool"), text("isReachable", "Bool"),
        text("isOn", "Bool"),
      ])
  }

  @Test("is one that the fake makes in vain, for a Bool of another one: the case names it")
  func negatingFake() {
    screen.stub(.isDark).andReturn(false)
    #expect(screen.isDark)
    #expect(Failures.capture { expectHaveReceived(screen) { $0.isDark } } == [text("isDark", "Bool")])
    expectHaveReceived(screen, .isDark, times: 1)
  }
}

extension ComparedResultTests {
  @Test("is right where it returns what its call got")
  func unchanged() {
    screen.stub { $0.isOn }.andReturn(true)
    screen.stub { $0.shouldStop($1, at: 3) }.andReturn(true)
    screen.stub { $0.flag }.andReturn(true)
    screen.stub { $0.value(Bool.self) }.andReturn(true)
    screen.stub { $0[3] }.andReturn(true)
    FakeScreen.stub { $0.isShared() }.andReturn(true)
    screen.stub { $0.isLoud() }.andReturn(true)
    screen.stub { $0.isQuiet() }.andReturn(true)
    let values = [
      screen.isOn, screen.shouldStop(2, at: 3), screen.flag, screen.value(Bool.self), screen[3], FakeScreen.isShared(),
      screen.isLoud(), screen.isQuiet(),
    ]
    #expect(values == Array(repeating: true, count: 8))

    expectHaveReceived(screen, times: 1) { $0.isOn }
    expectHaveReceived(screen, times: 1) { _ = $0.isOn }
    expectHaveReceived(screen, times: 1) { $0.shouldStop($1, at: 3) }
    expectHaveReceived(screen, times: 1) { $0.flag }
    expectHaveReceived(screen, times: 1) { $0.value(Bool.self) }
    expectHaveReceived(screen, times: 1) { $0[3] }
    expectHaveReceived(FakeScreen.self, times: 1) { $0.isShared() }
    expectHaveReceived(screen, times: 1) { $0.isLoud() }
    expectHaveReceived(screen, times: 1) { $0.isQuiet() }
    expectHaveReceived(screen, times: 1) { screen -> Bool? in screen.isOn }
    screen.register(default: true, for: .isOn)
    expectHaveReceived(screen, times: 1) { $0.isOn }
  }

  @Test("is right where an asynchronous closure returns what its call got")
  func unchangedLater() async throws {
    await screen.stub { try await $0.isReachable() }.andReturn(true)
    #expect(try await screen.isReachable())
    await expectHaveReceived(screen, times: 1) { try await $0.isReachable() }
  }

  @Test("is right where it assigns, or the function returns nothing")
  func assigned() {
    (screen.isOn, screen.volume) = (true, 0.4)
    #expect(screen.log("a") == 3 && screen.isLogged("a") && screen.hasItems())

    expectHaveReceived(screen, times: 1) { $0.isOn = true }
    expectHaveReceived(screen, times: 1) { $0.volume = 0.4 }
    expectHaveReceived(screen, times: 1) { $0.log("a") }
    expectHaveReceived(screen, times: 1) { $0.isLogged("a") }
    expectHaveReceived(screen, times: 1) { $0.hasItems() }
  }

  @Test("is right where the fake's line makes another type of it")
  func converted() {
    var (fur, count) = (9, 1)
    screen.stub { screen in
      var fur = 9
      return screen.trim(&fur)
    }.andDo { true }
    screen.stub(.trim).with(9).andReturn((2, true))
    #expect(screen.trim(&fur) && fur == 2)
    screen.stub(.comb).with(1).andReturn((fur: 5, isDone: true))
    #expect(screen.comb(&count) && count == 5)
    _ = (screen.point(3), screen.position(), screen.home(), screen.animals(), screen.values())

    expectHaveReceived(screen, times: 1) { screen in
      var fur = 9
      return screen.trim(&fur)
    }
    expectHaveReceived(screen, times: 1) { screen in
      var count = 1
      return screen.comb(&count)
    }
    expectHaveReceived(screen, times: 1) { $0.position() }
    expectHaveReceived(screen, times: 1) { $0.home() }
    expectHaveReceived(screen, times: 1) { $0.animals() }
    expectHaveReceived(screen, times: 1) { $0.values() }
  }
}

extension ComparedResultTests {
  @Test("is right where the compiler's words tell that the fake's function makes a Bool of it")
  func madeByFake() throws {
    screen.stub(.isEmpty).andReturn([1])
    screen.stub(.isNew).andReturn(nil)
    screen.stub(.isValid).andReturn(Result<Bool, any Error>.success(true))
    #expect(!screen.isEmpty && !screen.isNew(1))
    #expect(try screen.isValid())

    expectHaveReceived(screen, times: 1) { $0.isEmpty }
    expectHaveReceived(screen, times: 1) { $0.isNew(1) }
    expectHaveReceived(screen, times: 1) { try $0.isValid() }
  }
}

// MARK: - Fixtures

extension ComparedResultTests {
  fileprivate class Animal {}
  fileprivate final class Beagle: Animal {}
  fileprivate struct Values { let values: [Int] }
  fileprivate struct AnyValues {
    let base: Any
    init(_ base: Values) { self.base = base }
  }
}

private final class FakeScreen: Fake, StaticFake {
  enum ClassFunction: String, PoseurFunction { case total, isShared }
  static let classFaker = ClassFunction.classFaker()
  static func total() -> Int { recordAndStub(function: .total) }
  static func isShared() -> Bool { recordAndStub(function: .isShared) }

  enum Function: String, PoseurFunction {
    case volume, setVolume, isOn, setIsOn, title, flag, point, load, parse, shouldStop, isReachable, isDark, value, get
    case isLoud, isQuiet, log, isLogged, hasItems, trim, comb, position, home, animals, values
    case isEmpty, isNew, isValid
  }
  let faker = Function.faker(unstubbed: .returnDefault)
  private var items = [1]

  var volume: Double {
    get { recordAndStub(function: .volume) }
    set { recordCall(.setVolume, arguments: newValue) }
  }
  var isOn: Bool {
    get { recordAndStub(function: .isOn) }
    set { recordAndStub(function: .setIsOn, arguments: newValue) }
  }
  var title: String { recordAndStub(function: .title) }
  var flag: Bool? { recordAndStub(function: .flag) }
  func point(_ number: Int) -> (Int, Int) { recordAndStub(function: .point, arguments: number) }
  func load() async -> Int { await recordAndStub(function: .load) }
  func parse(_ text: String) throws -> Int { try recordAndStubThrowing(function: .parse, arguments: text) }
  func shouldStop(_ number: Int, at place: Int) -> Bool {
    recordAndStub(function: .shouldStop, arguments: number, place)
  }
  func isReachable() async throws -> Bool { try await recordAndStubThrowing(function: .isReachable) }
  var isDark: Bool { !recordAndStub(function: .isDark) }
  func value<Value>(_ type: Value.Type) -> Value { recordAndStub(function: .value, arguments: type) }
  subscript(index: Int) -> Bool { recordAndStub(function: .get, arguments: index) }
  func isLoud() -> Bool { recordAndStub(function: .isLoud, orElse: true) }
  func isQuiet() -> Bool {
    recordCall(.isQuiet)
    return stubbedValue(forFunction: .isQuiet)
  }

  func log(_ text: String) -> Int {
    recordAndStub(function: .log, arguments: text)
    return 3
  }
  func isLogged(_ text: String) -> Bool {
    recordAndStub(function: .isLogged, arguments: text)
    return true
  }
  func hasItems() -> Bool {
    recordCall(.hasItems)
    return !items.isEmpty
  }

  func trim(_ fur: inout Int) -> Bool {
    let (trimmed, isDone) = recordAndStub(function: .trim, asType: (Int, Bool).self, arguments: fur)
    fur = trimmed
    return isDone
  }
  func comb(_ fur: inout Int) -> Bool {
    let result = recordAndStub(function: .comb, asType: (fur: Int, isDone: Bool).self, arguments: fur)
    fur = result.fur
    return result.isDone
  }
  func position() -> (x: Int, y: Int) { recordAndStub(function: .position, asType: (Int, Int).self) }
  func home() -> URL? { URL(string: recordAndStub(function: .home)) }
  func animals() -> [ComparedResultTests.Animal] {
    recordAndStub(function: .animals, asType: [ComparedResultTests.Beagle].self) as [ComparedResultTests.Animal]
  }
  func values() -> ComparedResultTests.AnyValues {
    ComparedResultTests.AnyValues(recordAndStub(function: .values))
  }

  var isEmpty: Bool {
    let items: [Int] = recordAndStub(function: .isEmpty)
    return items.isEmpty
  }
  func isNew(_ number: Int) -> Bool { recordAndStub(function: .isNew, asType: Bool?.self, arguments: number) ?? false }
  func isValid() throws -> Bool {
    try recordAndStub(function: .isValid, asType: Result<Bool, any Error>.self).get()
  }
}
