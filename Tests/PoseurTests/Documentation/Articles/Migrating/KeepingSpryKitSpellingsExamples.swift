import Poseur
import Testing

// The file of the page KeepingSpryKitSpellings, as it stands there.

typealias StringRepresentable = PoseurFunction
typealias Spryable = Fake & StaticFake
typealias Spyable = Spryable
typealias Stubbable = Spryable

extension PoseurFunction where Self: RawRepresentable<String> {
  static func named(_ name: String) -> Self {
    let names = [name, name.replacing("(_:)", with: ""), "\(name)(_:)"]
    return names.lazy.compactMap { Self(rawValue: $0) }.first!
  }
}

extension Fake where Function: RawRepresentable<String> {
  func spryify<T>(
    _ name: String = #function, arguments: Any?..., asType: T.Type = T.self
  ) -> T {
    recordAndStub(
      function: .named(name), arguments: ArgumentList(arguments))
  }
  func spryify<T>(
    _ name: String = #function, arguments: Any?..., fallbackValue: T
  ) -> T {
    recordAndStub(
      function: .named(name), arguments: ArgumentList(arguments),
      orElse: fallbackValue)
  }
  func spryifyThrows<T>(
    _ name: String = #function, arguments: Any?..., asType: T.Type = T.self
  ) throws -> T {
    try recordAndStubThrowing(
      function: .named(name), arguments: ArgumentList(arguments))
  }
  func spryifyThrows<T>(
    _ name: String = #function, arguments: Any?..., fallbackValue: T
  ) throws -> T {
    try recordAndStubThrowing(
      function: .named(name), arguments: ArgumentList(arguments),
      orElse: fallbackValue)
  }
  func stubbedValue<T>(
    _ name: String = #function, arguments: Any?..., asType: T.Type = T.self
  ) -> T {
    faker.stubbedValue(forFunction: .named(name), arguments: arguments)
  }
  func stubbedValue<T>(
    _ name: String = #function, arguments: Any?..., fallbackValue: T
  ) -> T {
    faker.stubbedValue(
      forFunction: .named(name), arguments: arguments, orElse: fallbackValue
    )
  }
  func stubbedValueThrows<T>(
    _ name: String = #function, arguments: Any?..., asType: T.Type = T.self
  ) throws -> T {
    try faker.stubbedValueThrowing(
      forFunction: .named(name), arguments: arguments)
  }
}

extension StaticFake where ClassFunction: RawRepresentable<String> {
  static func spryify<T>(
    _ name: String = #function, arguments: Any?..., asType: T.Type = T.self
  ) -> T {
    recordAndStub(
      function: .named(name), arguments: ArgumentList(arguments))
  }
  static func spryify<T>(
    _ name: String = #function, arguments: Any?..., fallbackValue: T
  ) -> T {
    recordAndStub(
      function: .named(name), arguments: ArgumentList(arguments),
      orElse: fallbackValue)
  }
  static func spryifyThrows<T>(
    _ name: String = #function, arguments: Any?..., asType: T.Type = T.self
  ) throws -> T {
    try recordAndStubThrowing(
      function: .named(name), arguments: ArgumentList(arguments))
  }
  static func spryifyThrows<T>(
    _ name: String = #function, arguments: Any?..., fallbackValue: T
  ) throws -> T {
    try recordAndStubThrowing(
      function: .named(name), arguments: ArgumentList(arguments),
      orElse: fallbackValue)
  }
  static func stubbedValue<T>(
    _ name: String = #function, arguments: Any?..., asType: T.Type = T.self
  ) -> T {
    classFaker.stubbedValue(forFunction: .named(name), arguments: arguments)
  }
  static func stubbedValue<T>(
    _ name: String = #function, arguments: Any?..., fallbackValue: T
  ) -> T {
    classFaker.stubbedValue(
      forFunction: .named(name), arguments: arguments, orElse: fallbackValue
    )
  }
  static func stubbedValueThrows<T>(
    _ name: String = #function, arguments: Any?..., asType: T.Type = T.self
  ) throws -> T {
    try classFaker.stubbedValueThrowing(
      forFunction: .named(name), arguments: arguments)
  }
  static func recordCall(_ name: String = #function, arguments: Any?...) {
    classFaker.recordCall(
      .named(name), arguments: ArgumentList(arguments))
  }
}

@Suite("With the file of the page on SpryKit's spellings, a fake of SpryKit")
struct KeepingSpryKitSpellingsExamples {
  @Test("records, and answers with stubs")
  func instance() throws {
    let player = FakePlayer()
    player.stub(.play).with("waltz").andReturn(3)
    player.stub(.load).andThrow(Hoarse())
    player.stub(.volume).andReturn(7)

    #expect(player.play("waltz") == 3)
    #expect(player.play("march") == 1)
    #expect(throws: Hoarse()) { try player.load() }
    player.volume = 8
    #expect(player.volume == 7)
    #expect(player.calls.map(\.description) == [#"play("waltz")"#, #"play("march")"#, "load()", "volume(8)"])
  }

  @Test("is verified as it was")
  func assertions() {
    let player = FakePlayer()
    player.stub(.play).with("waltz").andReturn(3)
    #expect(player.play("waltz") == 3)

    XCTAssertHaveReceived(
      player, .play, with: "waltz", countSpecifier: .exactly(1))
  }

  @Test("has static functions")
  func statics() {
    FakePlayer.stub(.count).andReturn(2)
    defer { FakePlayer.reset() }
    FakePlayer.mute(true)

    #expect(FakePlayer.count() == 2)
    #expect(FakePlayer.didCall(.mute, withArguments: [true]).success)
    XCTAssertHaveReceived(FakePlayer.classFaker, .count)
    expectHaveRecordedCalls(FakePlayer.classFaker)
    FakePlayer.classFaker.stubAgain(.count).andReturn(3)
    #expect(FakePlayer.count() == 3)
  }

  @Test("has fallbacks and errors, recorded or not, of an object and of a type")
  func forms() throws {
    let deck = FakeDeck()
    defer { FakeDeck.reset() }

    #expect(deck.fallback() == 1 && FakeDeck.fallback() == 2)
    #expect((deck.unrecorded, FakeDeck.unrecorded) == (3, 4))
    #expect(try deck.thrownFallback() == 5 && FakeDeck.thrownFallback() == 6)
    deck.stub(.eject).andThrow(Hoarse())
    FakeDeck.stub(.eject).andThrow(Hoarse())
    for eject in [deck.eject, deck.ejectUnrecorded, FakeDeck.eject, FakeDeck.ejectUnrecorded] {
      #expect(throws: Hoarse()) { try eject() }
    }
    #expect(deck.calls.map(\.description) == ["fallback()", "thrownFallback()", "eject()"])
    #expect(FakeDeck.classFaker.calls.map(\.description) == ["fallback()", "thrownFallback()", "eject()"])
  }

  @Test("finds its case with and without (_:)")
  func names() {
    #expect(FakeDeck.Function.named("unrecorded(_:)") == .unrecorded)
    #expect(FakeDeck.Function.named("skip") == .skip)
  }

  final class FakePlayer: Spryable {
    enum ClassFunction: String, StringRepresentable {
      case count = "count()"
      case mute = "mute(_:)"
    }
    enum Function: String, StringRepresentable {
      case play = "play(_:)"
      case load = "load()"
      case volume
    }

    static let classFaker = ClassFunction.classFaker()
    let faker = Function.faker(precedence: .specificFirst)

    static func count() -> Int { spryify() }
    static func mute(_ isMute: Bool) { recordCall(arguments: isMute) }

    var volume: Int {
      get { stubbedValue() }
      set { recordCall(arguments: newValue) }
    }

    func play(_ title: String) -> Int {
      spryify(arguments: title, fallbackValue: 1)
    }
    func load() throws -> String { try spryifyThrows() }
  }
}

// MARK: - Fixtures

private final class FakeDeck: Stubbable {
  enum Function: String, StringRepresentable {
    case fallback = "fallback()"
    case thrownFallback = "thrownFallback()"
    case eject = "eject()"
    case skip = "skip(_:)"
    case unrecorded
  }
  typealias ClassFunction = Function

  let faker = Function.faker()
  static let classFaker = ClassFunction.classFaker()

  var unrecorded: Int { stubbedValue(fallbackValue: 3) }
  func fallback() -> Int { spryify(fallbackValue: 1) }
  func thrownFallback() throws -> Int { try spryifyThrows(fallbackValue: 5) }
  func eject() throws -> Int { try spryifyThrows() }
  func ejectUnrecorded() throws -> Int { try stubbedValueThrows("eject()") }

  static var unrecorded: Int { stubbedValue(fallbackValue: 4) }
  static func fallback() -> Int { spryify(fallbackValue: 2) }
  static func thrownFallback() throws -> Int { try spryifyThrows(fallbackValue: 6) }
  static func eject() throws -> Int { try spryifyThrows() }
  static func ejectUnrecorded() throws -> Int { try stubbedValueThrows("eject()") }
}
