import Poseur
import Testing

// The file of the page KeepingSpryKitSpellings, as it stands there.

typealias StringRepresentable = PoseurFunction
typealias Spryable = Fake & StaticFake

extension Fake where Function: RawRepresentable<String> {
  func spryify<T>(_ name: String = #function, arguments: Any?..., asType: T.Type = T.self) -> T {
    faker.recordAndStub(function: Function(rawValue: name)!, asType: asType, arguments: arguments)
  }
  func spryify<T>(_ name: String = #function, arguments: Any?..., fallbackValue: @autoclosure () -> T) -> T {
    faker.recordAndStub(function: Function(rawValue: name)!, arguments: arguments, orElse: fallbackValue())
  }
  func spryifyThrows<T>(_ name: String = #function, arguments: Any?..., asType: T.Type = T.self) throws -> T {
    try faker.recordAndStubThrowing(function: Function(rawValue: name)!, asType: asType, arguments: arguments)
  }
  func stubbedValue<T>(_ name: String = #function, arguments: Any?..., asType: T.Type = T.self) -> T {
    faker.stubbedValue(forFunction: Function(rawValue: name)!, asType: asType, arguments: arguments)
  }
}

extension StaticFake where ClassFunction: RawRepresentable<String> {
  static func spryify<T>(_ name: String = #function, arguments: Any?..., asType: T.Type = T.self) -> T {
    classFaker.recordAndStub(function: ClassFunction(rawValue: name)!, asType: asType, arguments: arguments)
  }
  static func recordCall(_ name: String = #function, arguments: Any?...) {
    classFaker.recordCall(ClassFunction(rawValue: name)!, arguments: arguments)
  }
}

@Suite("With the file of the page on SpryKit's spellings, a fake of SpryKit")
struct SpryKitFileExamples {
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

    XCTAssertHaveReceived(player, .play, with: "waltz", countSpecifier: .exactly(1))
  }

  @Test("has static functions")
  func statics() {
    FakePlayer.stub(.count).andReturn(2)
    defer { FakePlayer.reset() }
    FakePlayer.mute(true)

    #expect(FakePlayer.count() == 2)
    #expect(FakePlayer.didCall(.mute, withArguments: [true]).success)
    XCTAssertHaveReceived(FakePlayer.classFaker, .count)
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
    let faker = Function.faker()

    static func count() -> Int { spryify() }
    static func mute(_ isMute: Bool) { recordCall(arguments: isMute) }

    var volume: Int {
      get { stubbedValue() }
      set { recordCall(arguments: newValue) }
    }

    func play(_ title: String) -> Int { spryify(arguments: title, fallbackValue: 1) }
    func load() throws -> String { try spryifyThrows() }
  }
}
