import Poseur
import Testing

/// The Swift of the page on streams, as it stands there.
@Suite("The page on streams shows that a test")
struct FakingAnAsyncStreamExamples {
  protocol StepCounter { func steps() -> AsyncStream<Int> }

  final class Walk {
    private let counter: any StepCounter
    private(set) var total = 0
    init(counter: any StepCounter) { self.counter = counter }

    func follow() async {
      for await steps in counter.steps() { total += steps }
    }
  }

  final class FakeStepCounter: StepCounter, Fake {
    enum Function: String, PoseurFunction { case steps }
    let faker = Function.faker()
    func steps() -> AsyncStream<Int> { recordAndStub(function: .steps) }
  }

  @Test func addsUpTheSteps() async {
    let counter = FakeStepCounter()
    let (stream, source) = AsyncStream.makeStream(of: Int.self)
    counter.stub(.steps).andReturn(stream)
    source.yield(30)
    source.yield(12)
    source.finish()

    let walk = Walk(counter: counter)
    await walk.follow()
    #expect(walk.total == 42)
  }

  @Test("ends a stream with an error")
  func throwingStream() async {
    final class FakeMicrophone: Fake, Sendable {
      enum Function: String, PoseurFunction { case sounds }
      let faker = Function.faker()
      func sounds() -> AsyncThrowingStream<String, any Error> { recordAndStub(function: .sounds) }
    }
    let microphone = FakeMicrophone()
    let (stream, source) = AsyncThrowingStream.makeStream(of: String.self)
    microphone.stub(.sounds).andReturn(stream)
    source.yield("awoo")
    source.finish(throwing: Hoarse())

    var sounds: [String] = []
    await #expect(throws: Hoarse()) {
      for try await sound in microphone.sounds() { sounds.append(sound) }
    }
    #expect(sounds == ["awoo"])
  }

  @Test("takes a stream for each call")
  func streams() async {
    let counter = FakeStepCounter()
    let (first, firstSource) = AsyncStream.makeStream(of: Int.self)
    let (second, secondSource) = AsyncStream.makeStream(of: Int.self)
    counter.stub(.steps).andReturn(first, second)
    firstSource.yield(1)
    firstSource.finish()
    secondSource.yield(2)
    secondSource.finish()

    let walk = Walk(counter: counter)
    await walk.follow()
    await walk.follow()
    #expect(walk.total == 3)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("takes the same stream for any sequence")
  func anySequence() async {
    final class FakeCollar: Fake {
      enum Function: String, PoseurFunction { case positions }
      let faker = Function.faker()
      func positions() -> any AsyncSequence<Int, Never> { recordAndStub(function: .positions) }
    }
    let collar = FakeCollar()
    let (stream, source) = AsyncStream.makeStream(of: Int.self)
    collar.stub(.positions).andReturn(stream)
    source.yield(3)
    source.finish()

    for await position in collar.positions() { #expect(position == 3) }
  }
}
