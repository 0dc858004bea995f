import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("A stream of calls")
struct CallStreamTests {
  @Test("has the calls made already, then each as it comes")
  func calls() async {
    let faker = FakeDog.Function.faker()
    faker.recordCall(.eat, arguments: 1)
    faker.recordCall(.eat, arguments: 2)

    var seen: [String] = []
    for await call in faker.callStream(to: .eat) {
      seen.append(call.description)
      if seen.count == 2 { Task { faker.recordCall(.eat, arguments: 3) } }
      if seen.count == 3 { break }
    }
    #expect(seen == ["eat(1)", "eat(2)", "eat(3)"])
  }

  @Test("begins anew with each loop")
  func twice() async {
    let dog = FakeDog()
    dog.eat(.canned)
    let stream = dog.callStream(to: .eat)

    for _ in 1...2 {
      let numbers = await stream.prefix(1).reduce(into: []) { $0.append($1.number) }
      #expect(numbers == [1])
    }
  }

  @Test("ends when its task is cancelled")
  func cancellation() async {
    let faker = FakeDog.Function.faker()
    let (seen, sink) = AsyncStream<Int>.makeStream()
    let loop = Task {
      for await call in faker.callStream(to: .eat) { sink.yield(call.number) }
      return "ended"
    }
    faker.recordCall(.eat)
    for await _ in seen { break }
    loop.cancel()

    #expect(await loop.value == "ended")
  }

  @Test("ends when the fake is gone, which it does not keep alive")
  func goneFake() async {
    var faker: Faker<FakeDog.Function>? = FakeDog.Function.faker()
    faker?.recordCall(.eat)
    let stream = faker?.callStream(to: .eat)
    let (seen, sink) = AsyncStream<Int>.makeStream()
    let loop = Task {
      if let stream { for await call in stream { sink.yield(call.number) } }
      return "ended"
    }
    for await _ in seen { break }
    weak var record: LockedValue<FakerState>?
    record = faker?.sharedState
    faker = nil

    #expect(await loop.value == "ended")
    #expect(record == nil, "nothing that it has recorded is kept")
  }

  @Test("goes on after a reset with the calls that come then")
  func reset() async {
    let faker = FakeDog.Function.faker()
    faker.recordCall(.eat, arguments: 1)
    var seen: [String] = []
    for await call in faker.callStream(to: .eat) {
      seen.append(call.description)
      if seen.count == 2 { break }
      faker.recordCall(.eat, arguments: 2)
      faker.resetCalls()
      faker.recordCall(.eat, arguments: 3)
    }
    #expect(seen == ["eat(1)", "eat(3)"])
  }

  @Test("leaves out the calls that it has not come to before a reset")
  func resetAhead() async {
    let faker = FakeDog.Function.faker()
    for number in 1...3 { faker.recordCall(.eat, arguments: number) }
    var calls = faker.callStream(to: .eat).makeAsyncIterator()
    #expect(await calls.next()?.description == "eat(1)")
    faker.resetCalls()
    faker.recordCall(.eat, arguments: 4)

    #expect(await calls.next()?.description == "eat(4)")
  }

  @Test("works on the main actor")
  @MainActor func mainActor() async {
    let dog = FakeDog()
    dog.recordCall(.eat, arguments: dog)
    var eaten: [FakeDog?] = []
    for await call in dog.callStream(to: .eat) {
      eaten.append(call.arguments.first as? FakeDog)
      break
    }
    #expect(eaten.count == 1 && eaten[0] === dog)
  }
}
