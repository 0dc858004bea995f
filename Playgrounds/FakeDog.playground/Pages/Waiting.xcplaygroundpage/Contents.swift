//: # Waiting for calls, and isolating tests
//:
//: Asynchronous code makes its calls when it likes, and a test has to wait for them. On this page, a kid plays with an
//: asynchronous dog. We wait for its calls, hold them and answer them late, and we never sleep. At the end, we keep two
//: tests apart that run at the same time. You need about ten minutes. In Xcode, open the package, choose the scheme
//: `PoseurCore`, build it and run the page. Anywhere else, type `swift run FakeDogWaiting`.

import Dispatch
import PoseurCore  // A test imports Poseur instead.

//: ## The dog, its fake and the kid
//:
//: This dog is a protocol, so its fake is a class of its own. Apart from `async` and `await`, nothing is new.

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

//: The kid is what we test. It throws something and waits until the dog has fetched it.

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

//: Some waits on this page last a minute. You don't want to spend that minute in a test, so pass a clock of your own.
//: With this one, every sleep ends immediately.

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
//: The kid plays in a task of its own, so we can't know when it calls the dog. `waitForCall` returns when the call
//: comes, or right away if it came before.

print("Waiting for a call")
await dog.stub { try await $0.fetch("the ball") }.andReturn("brings it back")
let play = Task { try await kid.throwIt("the ball") }
print("  It came:", try await dog.waitForCall(to: .fetch, withArguments: "the ball"))
print("  The dog", try await play.value)

//: If the call doesn't come in time, the wait throws an error. It says what a failed assertion would say, and where the
//: wait is.

do {
  try await dog.waitForCall(to: .fetch, withArguments: "the stick", timeout: .seconds(60), clock: clock)
} catch {
  print("  \("\(error)".replacing("\n", with: "\n  "))")
}

//: ## Waiting in a synchronous test
//:
//: If your test isn't `async`, it can still wait, but it blocks its thread. The call has to come from another one.

func barkOnAQueue() throws -> Int {
  DispatchQueue.global().async { dog.bark() }
  return try dog.call { $0.bark() }.waitSynchronously().count
}

print("\nWaiting in a synchronous test")
print("  Barks from a queue:", try barkOnAQueue())
dog.resetCalls()

//: ## Waiting for no call
//:
//: Sometimes you want to make sure that the dog is *not* called for a while. Earlier calls count too, which is why the
//: last chapter ended with `resetCalls()`.

print("\nWaiting for no call")
print("  It is quiet:", await dog.waitForNoCall(to: .bark, during: .milliseconds(50), clock: clock))

//: ## Following calls
//:
//: `callStream` gives you the calls one by one: first those that were made already, then each new one as it comes.

print("\nFollowing calls")
dog.bark()
async let noise: Void = dog.bark()
for await call in dog.callStream(to: .bark).prefix(2) { print("  \(call)") }
await noise

//: ## Holding a call
//:
//: What does the kid do while the dog is away? To find out, hold the call: stub it with `andWaitForResponse`, look
//: around, and respond when you're ready.

print("\nHolding a call")
dog.reset()
let responder = await dog.stub { try await $0.fetch("the ball") }.andWaitForResponse()
let secondPlay = Task { try await kid.throwIt("the ball") }
try await responder.waitForPendingCalls()
print("  The dog holds \(responder.pendingCallCount) call. Does the kid wait?", await kid.isWaiting)
responder.respond(with: "drops it")
print("  The dog", try await secondPlay.value)
print("  Does the kid wait?", await kid.isWaiting)

//: You can also respond before the call comes. The next call then takes that answer. It can be an error.

struct Hoarse: Error {}

responder.respond(throwing: Hoarse())
do { _ = try await kid.throwIt("the ball") } catch { print("  The dog is", error) }

//: ## Letting a held call go on
//:
//: With `proceed()`, a held call gets the answer that it would get without the responder, here that of the older stub.

print("\nLetting a held call go on")
await dog.stub { try await $0.fetch($1) }.andReturn("brings it back")
let nextResponder = await dog.stub { try await $0.fetch($1) }.andWaitForResponse()
let thirdPlay = Task { try await kid.throwIt("the ball") }
try await nextResponder.waitForPendingCalls()
nextResponder.proceed()
print("  The dog", try await thirdPlay.value)

//: ## Cancelling a held call
//:
//: If you cancel the task of a held call and the function can throw, the call ends with an error. Afterwards, you can
//: ask the responder whether a call was cancelled.

print("\nCancelling a held call")
let fourthPlay = Task { try await kid.throwIt("the ball") }
try await nextResponder.waitForPendingCalls()
fourthPlay.cancel()
do { _ = try await fourthPlay.value } catch { print("  It ended with", error) }
print("  The responder saw it:", nextResponder.wasCancelled)

//: ## Late answers
//:
//: A stub can answer after a delay, on the clock that you pass. If you need more than a delay, give `andDo` an
//: asynchronous closure.

print("\nLate answers")
await dog.stub { try await $0.fetch("the stick") }.andReturn("comes back wet", after: .seconds(60), clock: clock)
print("  After a minute the dog", try await kid.throwIt("the stick"))
await dog.stub { try await $0.fetch($1) }.andDo { thing in
  await Task.yield()
  return "thinks, and buries \(thing)"
}
print("  The dog", try await kid.throwIt("the bone"))

//: ## No answer at all
//:
//: A stub with `andNeverReturn` gives no answer until the task of the call is cancelled. `sleep` can't throw, so it
//: then returns a stand-in, here the default for its type.

print("\nNo answer at all")
dog.register(default: "zzz")
await dog.stub { await $0.sleep() }.andNeverReturn()
let nap = Task { await dog.sleep() }
try await dog.waitForCall(to: .sleep)
nap.cancel()
print("  It wakes up:", await nap.value)

//: ## Calls at the same time
//:
//: Recorded calls know when they began and ended, so you can ask how many ran at the same time. They also know whether
//: they came on the main thread.

print("\nCalls at the same time")
dog.reset()
let together = dog.stub(.fetch).andWaitForResponse()
let fifthPlay = Task { try await kid.throwIt("the ball") }
let sixthPlay = Task { try await kid.throwIt("the ball") }
try await together.waitForPendingCalls(2)
for _ in 1...2 { together.respond(with: "brings it back") }
_ = try await (fifthPlay.value, sixthPlay.value)
print("  How many at the same time?", dog.maxConcurrentCalls(to: .fetch))
print("  Did it come on the main thread?", dog.calls[0].isOnMainThread)

//: ## Isolating tests
//:
//: All tests share a static fake, even tests that run at the same time. With the scope `.perTest`, each isolated test
//: has its own calls and stubs. Here, two blocks play the part of two tests. In real tests, use the trait
//: `.isolatedFakes`.

struct FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
  static func count() -> Int { recordAndStub(function: .count) }
}

@Sendable func countDogs(_ number: Int) async -> String {
  await withIsolatedFakes {
    FakeKennel.stub { $0.count() }.andReturn(number)
    await Task.yield()
    return "\(FakeKennel.count()) dogs in \(FakeKennel.classFaker.callCountFor(function: .count)) call"
  }
}

print("\nIsolating tests")
async let few = countDogs(3)
async let many = countDogs(7)
print("  One test has \(await few), another \(await many).")
print("  Calls outside of both:", FakeKennel.classFaker.callCountFor(function: .count))

//: You can ask for a report of what a test leaves behind, such as a stub that no call used, a call that came late or a
//: call that is still held.

let leftovers = Failures.capture(.warning) {
  withIsolatedFakes(named: "counting nothing", reporting: [.unusedStubs]) {
    FakeKennel.stub { $0.count() }.andReturn(3)
  }
}
for leftover in leftovers { print("  " + leftover) }

//: That's the end of the tour. The README says where to go from here.
