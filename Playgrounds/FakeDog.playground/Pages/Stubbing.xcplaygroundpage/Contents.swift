//: # What a stub can do
//:
//: On the page `Dog`, we made a fake and gave it a few stubs. Here the dog comes back, and each chapter shows one more
//: thing that its stubs can do. You need about ten minutes. In Xcode, open the package, choose the scheme `PoseurCore`,
//: build it and run the page. Anywhere else, type `swift run FakeDogStubbing`.

import PoseurCore  // A test imports Poseur instead.

//: ## The dog and its fake
//:
//: The dog has learned a few things: `howl` can throw, `walk` takes a completion, and `name` can be set.

struct Hoarse: Error {}

class Dog {
  func bark() -> String { "woof" }
  func rollOntoTummy(getARub: Bool) -> String { getARub ? "pants" : "whimpers" }
  func howl(at volume: Int) throws -> String { "awoo" }
  func fetch(_ thing: String, for member: String) -> Bool { thing == "ball" }
  func walk(_ minutes: Int, completion: @escaping (String) -> Void) {}
  var name: String {
    get { "Rex" }
    set {}
  }
}

//: Its fake looks like the one on the first page, with two additions. `recordAndStubThrowing` lets a stub throw. A property
//: that can be set has two cases, one for getting and one for setting.

class FakeDog: Dog, Fake {
  enum Function: String, PoseurFunction { case bark, rollOntoTummy, howl, fetch, walk, name, setName }
  let faker = Function.faker()

  override func bark() -> String { recordAndStub(function: .bark) }
  override func rollOntoTummy(getARub: Bool) -> String {
    recordAndStub(function: .rollOntoTummy, arguments: getARub, orElse: super.rollOntoTummy(getARub: getARub))
  }
  override func howl(at volume: Int) throws -> String {
    try recordAndStubThrowing(function: .howl, arguments: volume)
  }
  override func fetch(_ thing: String, for member: String) -> Bool {
    recordAndStub(function: .fetch, arguments: thing, member)
  }
  override func walk(_ minutes: Int, completion: @escaping (String) -> Void) {
    recordAndStub(function: .walk, arguments: minutes, completion)
  }
  override var name: String {
    get { recordAndStub(function: .name) }
    set { recordAndStub(function: .setName, arguments: newValue) }
  }
}

let dog = FakeDog()

//: ## Arguments in their types
//:
//: `$1`, `$2` … stand for any arguments. The closures of `andDo` and `where` get what they stand for, in their types.

print("Arguments in their types")
dog.stub { $0.fetch($1, for: $2) }.andDo { thing, member in thing == "ball" && member == "kid" }
print("  The ball, for the kid:", dog.fetch("ball", for: "kid"))
print("  The stick, for the kid:", dog.fetch("stick", for: "kid"))
dog.stub { $0.fetch("bone", for: $1) }.where { member in member.count > 3 }.andReturn(true)
print("  The bone, for a parent:", dog.fetch("bone", for: "parent"))

//: If the function can throw, so can the closure.

dog.stub { try $0.howl(at: $1) }.andDo { volume in
  guard volume < 10 else { throw Hoarse() }
  return "awoo at \(volume)"
}
print("  It howls:", try dog.howl(at: 3))

//: Here the real dog decides.

dog.stub { $0.fetch($1, for: $2) }.andDo { Dog().fetch($0, for: $1) }
print("  The ball, for a parent, as the real dog would:", dog.fetch("ball", for: "parent"))

//: You can read the recorded arguments in their types as well.

for (thing, member) in dog.call({ $0.fetch($1, for: $2) }).arguments { print("  \(thing) for \(member)") }
print("  Balls for:", dog.call { $0.fetch("ball", for: $1) }.arguments)

//: ## Closures instead of methods
//:
//: Some code takes a struct of closures instead of an object. You don't have to write a fake for it: make a faker, and
//: its `closure(for:)` gives you a closure of the type that the property needs.

struct Kennel {
  var count: () -> Int
  var admit: (_ dog: String, _ age: Int) throws -> Bool
}

enum KennelFunction: String, PoseurFunction { case count, admit }

print("\nClosures instead of methods")
let faker = KennelFunction.faker()
let kennel = Kennel(count: faker.closure(for: .count), admit: faker.closure(for: .admit))
faker.stub(.count).andReturn(12)
faker.stub(.admit).andDo { (dog: String, age: Int) in age > 1 }
print("  Dogs:", kennel.count())
print("  Is Rex admitted?", try kennel.admit("Rex", 3))
print("  Calls:", faker.calls)

//: ## Sequences
//:
//: With several values, each call takes the next. You choose what happens after the last one: it repeats, the sequence
//: starts again, an older stub takes over, or the call fails.

extension Dog {
  func barks(_ count: Int) -> String { (1...count).map { _ in bark() }.joined(separator: ", ") }
}

print("\nSequences")
dog.reset()
dog.stub { $0.bark() }.andReturn("woof", "yip")
print("  The last one repeats:", dog.barks(4))
dog.stub { $0.bark() }.andReturn("woof").thenReturn("yip").thenCycle()
print("  From the start again:", dog.barks(4))
dog.stub { $0.bark() }.andReturn("one", "two").thenFallThrough()
print("  The older stub takes over:", dog.barks(4))
dog.stub { $0.bark() }.andReturn("once").thenFail()
let reports = Failures.capture { print("  The call fails:", dog.barks(2)) }
for report in reports { print("  " + report.replacing("\n", with: "\n  ")) }

//: ## Lifetimes
//:
//: A stub answers until you reset the fake. You can also limit it to a number of calls or a condition, or remove it.
//: After that, the next older stub answers again.

print("\nLifetimes")
dog.reset()
dog.stub { $0.bark() }.andReturn("woof")
dog.stub { $0.bark() }.times(2).andReturn("yip")
print("  Two times:", dog.barks(3))
var isNight = true
dog.stub { $0.bark() }.while { isNight }.andReturn("zzz")
print("  While it is night:", dog.barks(1))
isNight = false
print("  By day:", dog.barks(1))
let growl = dog.stub { $0.bark() }.andReturn("grr")
print("  Until it is removed:", dog.barks(1))
growl.remove()
print("  After that:", dog.barks(1))
print("  The removed stub answered \(growl.callCount) call.")

//: ## Calling through
//:
//: The fake's `rollOntoTummy` has an `orElse:`, which asks the real dog. A stub can let calls through to it and change
//: their results. Here the newest stub changes the result of one call, the next one lets one call through, and the
//: oldest answers the rest.

print("\nCalling through")
dog.stub { $0.rollOntoTummy(getARub: true) }.andReturn("shrugs")
dog.stub { $0.rollOntoTummy(getARub: true) }.once().andCallThrough()
dog.stub { $0.rollOntoTummy(getARub: true) }.once().andCallThrough { (sound: String) in sound.uppercased() }
print("  It", dog.rollOntoTummy(getARub: true))
print("  It", dog.rollOntoTummy(getARub: true))
print("  It", dog.rollOntoTummy(getARub: true))

//: A protocol has no `super`, but its fake can hold a real object. The real object answers until you stub the function.

protocol Toy { func squeak() -> String }

struct Duck: Toy {
  func squeak() -> String { "quack" }
}

struct FakeToy: Toy, Fake {
  enum Function: String, PoseurFunction { case squeak }
  let faker = Function.faker()
  let real: any Toy
  func squeak() -> String { recordAndStub(function: .squeak, orElse: real.squeak()) }
}

let toy = FakeToy(real: Duck())
print("  The toy says", toy.squeak())
toy.stub { $0.squeak() }.andReturn("squeak")
print("  The toy says", toy.squeak())
print("  Calls:", toy.calls.map(\.outcome))

//: ## Completions
//:
//: The stub calls the completion that `walk` was given: `$1` stands for it. The second walk has no stub.

print("\nCompletions")
dog.stub { $0.walk(30, completion: $1) }.andDo { done in done("tired") }
dog.walk(30) { print("  After the walk it is \($0).") }
dog.walk(60) { print("  After the walk it is \($0).") }

//: ## Properties
//:
//: A stubbed property keeps the value that was set, and the fake records each get and each set. The test can change the
//: value, too.

print("\nProperties")
let name = dog.stubProperty(get: .name, set: .setName, initially: "Rex")
dog.name += " II"
print("  Its name is", dog.name)
name.value = "Bello"
print("  Its name is", dog.name)

//: ## Defaults
//:
//: A default for a function answers calls that nothing else answers, without a report. A default for a type is only a
//: stand-in: an unstubbed call returns it, but the call is still reported.

print("\nDefaults")
dog.reset()
dog.register(default: "woof", for: .bark)
dog.register(default: true)
print("  It barks:", dog.bark())
let unstubbed = Failures.capture { print("  It fetches:", dog.fetch("ball", for: "kid")) }
print("  Reports:", unstubbed.count)

//: If you don't want those reports at all, choose another policy when you make the faker. With `.returnDefault`, an
//: unstubbed call returns a stand-in, and nothing is reported.

let lenient = KennelFunction.faker(unstubbed: .returnDefault)
let quietKennel = Kennel(count: lenient.closure(for: .count), admit: lenient.closure(for: .admit))
let silence = Failures.capture { print("  Dogs:", quietKennel.count()) }
print("  Reports:", silence.count)

//: ## Outcomes
//:
//: Each recorded call knows how it ended. In a test, you can write
//: `expectHaveReceived(dog, .howl, outcome: .threw(Hoarse.self))`.

print("\nOutcomes")
dog.stub { try $0.howl(at: $1) }.andThrow(Hoarse())
_ = try? dog.howl(at: 3)
_ = dog.rollOntoTummy(getARub: false)
for call in dog.calls { print("  \(call) \(call.outcome)") }

//: A call also knows where you wrote the stub that answered it, and how long the answer took. That's zero if no code
//: had to run.

if let howl = dog.calls(to: .howl).last {
  print("  The stub of \(howl) is at \(howl.stubPosition?.description ?? "no line").")
  print("  It took:", howl.duration ?? .zero)
}

//: ## Limiting memory
//:
//: A fake keeps all calls and their arguments. If it's called very often, you can tell it to drop the arguments.

print("\nLimiting memory")
dog.reset()
dog.stub(.fetch).andReturn(true)
dog.keepArguments(.none, of: .fetch)
_ = dog.fetch("ball", for: "kid")
print("  Without its arguments:", dog.calls(to: .fetch)[0])

//: That's what stubs can do. The page `Waiting` continues with asynchronous code.
