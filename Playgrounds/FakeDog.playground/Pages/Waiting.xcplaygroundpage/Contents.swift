//: # Waiting, and tests that do not touch each other
//:
//: What a fake offers for code that takes its time, each thing once, without a moment of sleep. In Xcode open the
//: package, choose the scheme `PoseurCore`, build it and run the page; anywhere else type `swift run FakeDogWaiting`.

import Dispatch
import PoseurCore  // A test imports Poseur instead.

protocol Dog: Sendable {
  func bark()
  func fetch(_ thing: String) async throws -> String
  func sleep() async -> String
}

final class FakeDog: Dog, Fake {
  enum Function: String, PoseurFunction { case bark, fetch, sleep }
  let faker = Function.faker()

  func bark() { recordAndStub(function: .bark) }
  func fetch(_ thing: String) async throws -> String {
    try await recordAndStubThrowing(function: .fetch, arguments: thing)
  }
  func sleep() async -> String { await recordAndStub(function: .sleep) }
}

//: The page is about its kid, who plays with the dog and has to wait for it.

actor Kid {
  private let dog: any Dog
  private(set) var isWaiting = false
  init(_ dog: any Dog) { self.dog = dog }

  func throwIt(_ thing: String) async throws -> String {
    isWaiting = true
    defer { isWaiting = false }
    return try await dog.fetch(thing)
  }
}

//: All of it would take minutes by a real clock. On this one no time is lost: who sleeps wakes up at once.

struct DreamClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws { try Task.checkCancellation() }
}

let clock = DreamClock()
let dog = FakeDog()
let kid = Kid(dog)

//: ## Waiting for a call
//:
//: The call wakes who waits for it; one that was made before counts too.

print("Waiting for a call")
dog.stub(.fetch).andReturn("brings it back")
let play = Task { try await kid.throwIt("the ball") }
print("  It came:", try await dog.waitForCall(to: .fetch, withArguments: "the ball"))
print("  The dog", try await play.value)

//: A call that does not come is an error, with the report that an assertion would give, and where the wait is.

do {
  try await dog.waitForCall(to: .fetch, withArguments: "the stick", timeout: .seconds(60), clock: clock)
} catch {
  print("  \("\(error)".replacing("\n", with: "\n  "))")
}

//: A function that is not asynchronous waits by blocking its thread. What is called has to come from another one.

func barkOnAQueue() throws -> [RecordedCall<FakeDog.Function>] {
  DispatchQueue.global().async { dog.bark() }
  return try dog.waitForCallSynchronously(to: .bark)
}

print("\nBlocking")
print("  From a queue:", try barkOnAQueue())
dog.resetCalls()

//: ## Waiting for no call
//:
//: Calls made before count too.

print("\nWaiting for no call")
print("  It is quiet:", await dog.waitForNoCall(to: .bark, during: .milliseconds(50), clock: clock))
dog.bark()

//: ## Following calls
//:
//: The stream gives those made already, and then each as it comes.

print("\nFollowing calls")
async let noise: Void = dog.bark()
for await call in dog.callStream(to: .bark).prefix(2) { print("  \(call)") }
await noise

//: ## Holding a call
//:
//: The test answers when it likes, and looks at what is true until then.

print("\nHolding a call")
dog.reset()
let responder = dog.stub(.fetch).andWaitForResponse()
let secondPlay = Task { try await kid.throwIt("the ball") }
try await responder.waitForPendingCalls()
print("  The dog holds \(responder.pendingCallCount) call. Does the kid wait?", await kid.isWaiting)
responder.respond(with: "drops it")
print("  The dog", try await secondPlay.value)
print("  Does the kid wait?", await kid.isWaiting)

//: An answer given early is kept for the next call. It may be an error, too.

struct Hoarse: Error {}

responder.respond(throwing: Hoarse())
do { _ = try await kid.throwIt("the ball") } catch { print("  The dog is", error) }

//: A held call that is to go on gets the answer that it would have without the responder.

print("\nGoing on")
dog.stub(.fetch).andReturn("brings it back")
let curtain = dog.stub(.fetch).andWaitForResponse()
let thirdPlay = Task { try await kid.throwIt("the ball") }
try await curtain.waitForPendingCalls()
curtain.proceed()
print("  The dog", try await thirdPlay.value)

//: Cancellation ends a held call that can throw, and the responder has seen it.

print("\nCancelling")
let fourthPlay = Task { try await kid.throwIt("the ball") }
try await curtain.waitForPendingCalls()
fourthPlay.cancel()
do { _ = try await fourthPlay.value } catch { print("  It ended with", error) }
print("  The responder has seen it:", curtain.wasCancelled)

//: ## Answers that take their time

print("\nLate answers")
dog.stub(.fetch).andReturn("comes back wet", after: .seconds(60), clock: clock)
print("  After a minute the dog", try await kid.throwIt("the stick"))
dog.stub(.fetch).andDo { (thing: String) async throws -> String in
  await Task.yield()
  return "thinks, and buries \(thing)"
}
print("  The dog", try await kid.throwIt("the bone"))

//: A call without any answer ends when its task is cancelled. A function that cannot throw returns a stand-in.

print("\nNo answer at all")
dog.register(default: "zzz")
dog.stub(.sleep).andNeverReturn()
let nap = Task { await dog.sleep() }
try await dog.waitForCall(to: .sleep)
nap.cancel()
print("  It wakes up:", await nap.value)

//: ## What ran at the same time
//:
//: The record knows which calls were open at once, and of each where it came from.

print("\nAt the same time")
dog.reset()
let together = dog.stub(.fetch).andWaitForResponse()
let fifthPlay = Task { try await kid.throwIt("the ball") }
let sixthPlay = Task { try await kid.throwIt("the ball") }
try await together.waitForPendingCalls(2)
for _ in 1...2 { together.respond(with: "brings it back") }
_ = try await (fifthPlay.value, sixthPlay.value)
print("  Open at once:", dog.maxConcurrentCalls(to: .fetch))
print("  Does the first overlap with the second?", dog.calls[0].overlaps(dog.calls[1]))
print("  Did it come on the main thread?", dog.calls[0].isOnMainThread)

//: A function of an actor shows in the record which actor that is, if its answer took a while.

actor FakeCat: Fake {
  enum Function: String, PoseurFunction { case hunt }
  let faker = Function.faker()
  func hunt() async -> String { await recordAndStub(function: .hunt) }
}

let cat = FakeCat()
cat.stub(.hunt).andReturn("a mouse", after: .seconds(60), clock: clock)
_ = await cat.hunt()
print("  The actor of the hunt:", cat.calls[0].actorType.map { "\($0)" } ?? "none")

//: ## Isolation
//:
//: A static fake is shared by all tests. With the scope `.perTest` each isolated test, here a block, has its own calls
//: and stubs, also where several run at once. In tests, the trait `.isolatedFakes` says the same.

struct FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
  static func count() -> Int { recordAndStub(function: .count) }
}

@Sendable func countDogs(_ number: Int) async -> String {
  await withIsolatedFakes {
    FakeKennel.stub(.count).andReturn(number)
    await Task.yield()
    return "\(FakeKennel.count()) dogs in \(FakeKennel.callCountFor(function: .count)) call"
  }
}

print("\nIsolation")
async let few = countDogs(3)
async let many = countDogs(7)
print("  One test has \(await few), another \(await many).")
print("  Calls outside of both:", FakeKennel.callCountFor(function: .count))

//: What such a block leaves behind is reported on request: a stub that nobody needed, a late call, a call still held.

let leftovers = Failures.capture(.warning) {
  withIsolatedFakes(named: "counting nothing", reporting: [.unusedStubs]) {
    FakeKennel.stub(.count).andReturn(3)
  }
}
for leftover in leftovers { print("  " + leftover) }
