import Poseur
import Testing

@Suite("A fake's line that records no arguments")
struct UnrecordedArgumentsTests {
  private let player = FakePlayer()

  private func text(_ name: String, _ arguments: String) -> String {
    """
    FakePlayer.\(name) records none of its arguments, so a written call would mean every call of it.
    Add them where the fake forwards it: arguments: \(arguments). If they can't be recorded, name the function by its \
    case, .\(name).
    """
  }

  @Test("is a failure of a written call, whatever it answers")
  func function() async {
    player.cancel(7)
    let line = UInt(#line + 3)
    let reporter = CapturingReporter()
    await Failures.$reporter.withValue(reporter) {
      expectHaveReceived(player) { $0.cancel(8) }
      player.stub { $0.seek(to: 3, of: "a") }.andReturn(true)
      expectHaveNotReceived(player) { try $0.open("a") }
      await expectHaveReceived(player) { await $0.load("a") }
      expectHaveNotReceived(player) { $0.skip(3) }
      FakePlayer.stub { $0.total(of: 3) }.andReturn(4)
      expectHaveNotReceived(player) { $0.forEach { _ in } }
      expectHaveNotReceived(player) { $0.setPlace(3) }
    }
    #expect(
      reporter.reports.map(\.message) == [
        text("cancel", "<#value#>"), text("seek", "<#to#>, <#of#>"), text("open", "<#value#>"),
        text("loadText", "<#value#>"), text("skip", "<#value#>"), text("total", "<#of#>"), text("forEach", "<#value#>"),
        text("place", "<#value#>"),
      ])
    #expect(reporter.reports.map(\.position.line) == (0...7).map { line + $0 })
    #expect(player.callCountFor(function: .cancel) == 1, "the case means every call")
  }

  @Test("of a setter or an observer is a failure, too")
  func setter() {
    player.volume = 0.4
    let messages = Failures.capture {
      expectHaveReceived(player) { $0.volume = 0.9 }
      expectHaveReceived(player) { $0.title = "a" }
      expectHaveReceived(player) { $0.speed = 2 }
    }
    #expect(
      messages == [
        text("setVolume", "newValue"), text("titleDidChange", "newValue"), text("speed", "newValue"),
      ])
  }

  @Test("is right where there is none to record")
  func none() {
    player.play()
    (_, _, _) = (player.count, player.volume, player.items)
    player.onTap()
    player.log()
    expectHaveReceived(player, times: 1) { $0.play() }
    expectHaveReceived(player, times: 1) { $0.count }
    expectHaveReceived(player, times: 1) { _ = $0.count }
    expectHaveReceived(player, times: 1) { $0.volume }
    expectHaveReceived(player, times: 1) { $0.items }
    expectHaveReceived(player, times: 1) { _ = $0.items }
    expectHaveReceived(player, times: 1) { $0.onTap() }
    expectHaveReceived(player, times: 1) { $0.log() }
  }

  @Test("is right where another function has the name, which a helper of the fake's does")
  func helper() {
    player.send(3)
    player[2] = 3
    expectHaveReceived(player, times: 1) { $0.send(4) }
    expectHaveReceived(player, times: 1) { $0[2] = 3 }
  }

  @Test("is right where another line records them, or one of them, or a list that may be empty")
  func recordedElsewhere() {
    player.stub(.buy).andReturn(true)
    #expect(player.buy(3))
    player.move(1, by: 2)
    player.log("a", "b")
    expectHaveReceived(player, times: 1) { $0.buy(3) }
    expectHaveReceived(player, times: 1) { $0.move(1, by: 9) }
    expectHaveReceived(player, times: 1) { $0.log("a", "b") }
  }

  @Test("of a deinit is right")
  func deinitializer() {
    final class FakeTicket: Fake {
      enum Function: String, PoseurFunction { case deinitialized, hold }
      let faker: Faker<Function>
      init(_ faker: Faker<Function>) { self.faker = faker }
      deinit { recordCall(.deinitialized) }
    }
    let faker = FakeTicket.Function.faker()
    _ = FakeTicket(faker)
    faker.stub { _ in _ = FakeTicket(faker) }.andReturn()
    #expect(faker.callCountFor(function: .deinitialized) == 1)
  }
}

// MARK: - Fixtures

private final class FakePlayer: Fake, StaticFake {
  enum ClassFunction: String, PoseurFunction { case total }
  static let classFaker = ClassFunction.classFaker()
  static func total(of number: Int) -> Int { recordAndStub(function: .total) }

  enum Function: String, PoseurFunction {
    case cancel, seek, open, loadText, skip, forEach, place, setVolume, volume, titleDidChange, speed
    case play, count, items, onTap, log, send, setItem, buy, move
  }
  let faker = Function.faker(unstubbed: .returnDefault)

  func cancel(_ id: Int) { recordCall(.cancel) }
  func seek(to second: Int, of song: String) -> Bool { recordAndStub(function: .seek) }
  func open(_ song: String) throws -> Int { try recordAndStubThrowing(function: .open) }
  func load(_ song: String) async -> String { await recordAndStub(function: .loadText) }
  func skip(_ count: Int) -> Int { recordAndStub(function: .skip, orElse: 3) }
  func forEach(_ body: (String) -> Void) { recordAndStub(function: .forEach, asType: [String].self).forEach(body) }
  func setPlace(_ place: Int) { recordAndStub(function: .place) }

  var volume: Double {
    get { recordAndStub(function: .volume) }
    set { recordAndStub(function: .setVolume) }
  }
  var title = "" { didSet { recordCall(.titleDidChange) } }
  var speed: Int {
    get { 1 }
    set { recordCall(.speed) }
  }

  func play() { recordCall(.play) }
  var count: Int { recordAndStub(function: .count) }
  var items: [Int] {
    recordCall(.items)
    return [1]
  }
  var onTap: () -> Void { { [unowned self] in recordCall(.onTap) } }
  func log(_ words: String...) { recordCall(.log, arguments: ArgumentList(words)) }

  func send(_ number: Int) { post(number) }
  private func post(_ number: Int) { recordCall(.send) }
  subscript(index: Int) -> Int {
    get { 1 }
    set { recordCall(.setItem) }
  }
  func buy(_ count: Int) -> Bool {
    recordCall(.buy, arguments: count)
    return stubbedValue(forFunction: .buy)
  }
  func move(_ index: Int, by distance: Int) { recordCall(.move, arguments: index) }
}
