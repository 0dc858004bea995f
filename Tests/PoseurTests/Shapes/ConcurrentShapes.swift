import Poseur
import Testing

/// Recipes for code that is concurrent: each is a fake as one writes it in Swift 6 mode, in a test that uses it so.
@Suite("A fake in concurrent code")
struct ConcurrentShapes {
  @Test("is used by async let")
  func asyncLet() async {
    let kitchen = FakeKitchen()
    kitchen.stub(function: .cook).with("meat").andReturn(2)
    kitchen.stub(function: .cook).with("rice").andReturn(3)

    async let meat = kitchen.cook("meat")
    async let rice = kitchen.cook("rice")
    #expect(await meat + rice == 5)
    #expect(kitchen.callCountFor(function: .cook) == 2)
  }

  @Test("is used by the children of a task group")
  func taskGroup() async {
    let kitchen = FakeKitchen()
    kitchen.stub(function: .cook).andDo { (food: String) in food.count }

    let total = await withTaskGroup(of: Int.self) { group in
      for food in ["meat", "rice", "carrots"] { group.addTask { await kitchen.cook(food) } }
      return await group.reduce(0, +)
    }
    #expect(total == 15)
    #expect(kitchen.receivedCall(to: .cook, withArguments: "carrots"))
  }

  @Test("gives out a stream, which the test feeds")
  func stream() async {
    final class FakeCollar: Tracker, Fake {
      enum Function: String, PoseurFunction { case positions }
      let faker = Function.faker()
      func positions() -> AsyncStream<Int> { recordAndStub(function: .positions) }
    }
    let collar = FakeCollar()
    let (stream, source) = AsyncStream.makeStream(of: Int.self)
    collar.stub(function: .positions).andReturn(stream)
    for position in 1...3 { source.yield(position) }
    source.finish()

    var walk: [Int] = []
    for await position in collar.positions() { walk.append(position) }
    #expect(walk == [1, 2, 3])
  }

  @Test("gives out a stream that ends with an error")
  func throwingStream() async {
    final class FakeMicrophone: Fake, Sendable {
      enum Function: String, PoseurFunction { case sounds }
      let faker = Function.faker()
      func sounds() -> AsyncThrowingStream<String, any Error> { recordAndStub(function: .sounds) }
    }
    let microphone = FakeMicrophone()
    microphone.stub(function: .sounds).andReturn(
      AsyncThrowingStream<String, any Error> { source in
        source.yield("awoo")
        source.finish(throwing: Hoarse())
      })

    var sounds: [String] = []
    await #expect(throws: Hoarse()) {
      for try await sound in microphone.sounds() { sounds.append(sound) }
    }
    #expect(sounds == ["awoo"])
  }

  @Test("takes a closure that is @Sendable, which the stub calls")
  func sendableClosure() async {
    final class FakeBell: Fake, Sendable {
      enum Function: String, PoseurFunction { case onRing }
      let faker = Function.faker()
      func onRing(_ action: @escaping @Sendable (Int) -> Void) { recordAndStub(function: .onRing, arguments: action) }
    }
    let bell = FakeBell()
    bell.stub(function: .onRing).andDoVoid { arguments in
      let action: @Sendable (Int) -> Void = arguments.argument(atIndex: 0)
      action(2)
    }
    let kitchen = FakeKitchen()
    bell.onRing { times in kitchen.recordCall(.serve, arguments: times) }

    #expect(kitchen.receivedCall(to: .serve, withArguments: 2))
    #expect(bell.receivedCall(to: .onRing, withArguments: Argument.closure))
  }

  @Test("is a closure that is @Sendable itself")
  func closure() async {
    let kitchen = FakeKitchen()
    kitchen.stub(function: .cook).andReturn(4)
    let cook: @Sendable (String) async -> Int = { await kitchen.cook($0) }

    #expect(await Task.detached { await cook("meat") }.value == 4)
    #expect(kitchen.callCountFor(function: .cook, withArguments: "meat") == 1)
  }

  @Test("conforms to a protocol that is Sendable")
  func sendableProtocol() async {
    let kitchen: any Kitchen = FakeKitchen()

    await Task.detached { await kitchen.serve(1) }.value
    #expect((kitchen as? FakeKitchen)?.receivedCall(to: .serve, withArguments: 1) == true)
  }

  @Test("is a class of a global actor of one's own")
  func globalActor() async {
    let den = FakeDen()
    den.stub(function: .sleepers).andReturn(3)

    #expect(await den.sleepers() == 3)
    await den.enter("Rex")
    #expect(den.receivedCall(to: .enter, withArguments: "Rex"))
  }
}

// MARK: - Fixtures

private protocol Kitchen: Sendable {
  func cook(_ food: String) async -> Int
  func serve(_ portions: Int) async
}

private final class FakeKitchen: Kitchen, Fake {
  enum Function: String, PoseurFunction { case cook, serve }
  let faker = Function.faker()
  func cook(_ food: String) async -> Int { await recordAndStub(function: .cook, arguments: food) }
  func serve(_ portions: Int) async { await recordAndStub(function: .serve, arguments: portions) }
}

private protocol Tracker {
  func positions() -> AsyncStream<Int>
}

@globalActor
private actor DenActor {
  static let shared = DenActor()
}

@DenActor
private class Den {
  // Written out for Swift 5 mode, where the one that is made up belongs to the actor.
  nonisolated init() {}
  func sleepers() -> Int { 0 }
  func enter(_ name: String) {}
}

private final class FakeDen: Den, Fake {
  enum Function: String, PoseurFunction { case sleepers, enter }
  nonisolated let faker = Function.faker()
  override func sleepers() -> Int { recordAndStub(function: .sleepers) }
  override func enter(_ name: String) { recordCall(.enter, arguments: name) }
}
