//: # What a stub can do
//:
//: The page `Dog` shows what a fake is. This one shows what its stubs can do, each thing once. In Xcode open the
//: package, choose the scheme `PoseurCore`, build it and run the page; anywhere else type `swift run FakeDogStubbing`.

import PoseurCore  // A test imports Poseur instead.

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
    recordAndStub(function: .walk, arguments: minutes, tracked(completion, of: .walk))
  }
  override var name: String {
    get { recordAndStub(function: .name) }
    set { recordAndStub(function: .setName, arguments: newValue) }
  }
}

let dog = FakeDog()

//: ## Typed closures
//:
//: The closure of `andDo`, and a check, may take the arguments in their types. A call that brings others is a failed
//: test that names both.

print("Typed closures")
dog.stub(.fetch).andDo { (thing: String, member: String) in thing == "ball" && member == "kid" }
print("  The ball, for the kid:", dog.fetch("ball", for: "kid"))
print("  The stick, for the kid:", dog.fetch("stick", for: "kid"))
print("  Balls:", dog.callCountFor(function: .fetch) { (thing: String, _: String) in thing == "ball" })

//: They may throw, where the function can.

dog.stub(.howl).andDo { (volume: Int) in
  guard volume < 10 else { throw Hoarse() }
  return "awoo at \(volume)"
}
print("  It howls:", try dog.howl(at: 3))

//: A method works as well.

dog.stub(.fetch).andDo(Dog().fetch)
print("  The ball, for a parent, as the real dog would:", dog.fetch("ball", for: "parent"))

//: The calls can be read in their types, too.

for (thing, member) in dog.calls(to: .fetch, as: (String, String).self) { print("  \(thing) for \(member)") }

//: ## Typed spies
//:
//: A spy takes the types of a method, and the compiler checks all that follows: matchers, results, closures, whether
//: there is something to throw. It looks at the same calls and stubs.

print("\nTyped spies")
dog.reset()
if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
  let fetching = dog.spy(.fetch, of: FakeDog.fetch)
  fetching.stub(.equal("stick"), .any).andReturn(false)
  fetching.stub(.any, .equal("kid")).andDo { thing, member in thing.count < 6 }
  print("  The ball, for the kid:", dog.fetch("ball", for: "kid"))
  print("  The stick, for the parent:", dog.fetch("stick", for: "parent"))
  print("  For whom?", fetching.calls.map(\.1))

  let howling = dog.spy(.howl, of: FakeDog.howl)
  howling.throwableError = Hoarse()
  print("  It howls:", (try? dog.howl(at: 3)) ?? "not at all")
}

//: ## Functions without a type
//:
//: A struct of functions needs no fake of its own: `closure(for:)` becomes whatever the property takes.

struct Kennel {
  var count: () -> Int
  var admit: (_ dog: String, _ age: Int) throws -> Bool
}

enum KennelFunction: String, PoseurFunction { case count, admit }

print("\nFunctions without a type")
let faker = KennelFunction.faker()
let kennel = Kennel(count: faker.closure(for: .count), admit: faker.closure(for: .admit))
faker.stub(.count).andReturn(12)
faker.stub(.admit).andDo { (dog: String, age: Int) in age > 1 }
print("  Dogs:", kennel.count())
print("  Is Rex admitted?", try kennel.admit("Rex", 3))
print("  Calls:", faker.calls)

//: A single function is a spy that has a faker of its own. `closure` is what the code under test gets.

if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
  let price = FunctionSpy.named("price", as: ((String) -> Int).self)
  price.stub("ball").andReturn(13)
  let ask = price.closure
  print("  The ball costs \(ask("ball")). Asked for:", price.calls)
}

//: ## Sequences and how they end
//:
//: The last answer stays, unless something else is said.

extension Dog {
  func barks(_ count: Int) -> String { (1...count).map { _ in bark() }.joined(separator: ", ") }
}

print("\nSequences")
dog.reset()
dog.stub(.bark).andReturn("woof", "yip")
print("  The last one stays:", dog.barks(4))
dog.stub(.bark).andReturn("woof").thenReturn("yip").thenCycle()
print("  From the start again:", dog.barks(4))
dog.stub(.bark).andReturn("one", "two").thenFallThrough()
print("  To the older stub:", dog.barks(4))
dog.stub(.bark).andReturn("once").thenFail()
let reports = Failures.capture { print("  To a failure:", dog.barks(2)) }
for report in reports { print("  " + report.replacing("\n", with: "\n  ")) }

//: ## How long a stub answers

print("\nLifetimes")
dog.reset()
dog.stub(.bark).andReturn("woof")
dog.stub(.bark).times(2).andReturn("yip")
print("  Two times:", dog.barks(3))
var isNight = true
dog.stub(.bark).while { isNight }.andReturn("zzz")
print("  While it is night:", dog.barks(1))
isNight = false
print("  By day:", dog.barks(1))
dog.withStub(dog.stub(.bark).andReturn("here")) { print("  In a block:", dog.barks(1)) }
let growl = dog.stub(.bark).andReturn("grr")
print("  Until it is removed:", dog.barks(1))
growl.remove()
print("  After \(growl.callCount) call:", dog.barks(1))

//: ## Calling through
//:
//: A stub can leave a call to the `orElse:` of the fake's function, here the real dog, and change what comes of it.

print("\nCalling through")
dog.stub(.rollOntoTummy).andReturn("shrugs")
dog.stub(.rollOntoTummy).times(1).andCallThrough()
dog.stub(.rollOntoTummy).times(1).andCallThrough { (sound: String) in sound.uppercased() }
print("  It", dog.rollOntoTummy(getARub: true))
print("  It", dog.rollOntoTummy(getARub: true))
print("  It", dog.rollOntoTummy(getARub: true))

//: A fake of a protocol can stand in front of a real object in the same way: it answers until a stub does.

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
toy.stub(.squeak).andReturn("squeak")
print("  The toy says", toy.squeak())
print("  Calls:", toy.calls.map(\.outcome))

//: ## Completions
//:
//: A stub can call a closure that the call brought. A fake that passes it through `tracked` knows what became of it.

print("\nCompletions")
dog.stub(.walk).times(1).andInvokeClosure(with: "tired")
dog.walk(30) { print("  After the walk it is \($0).") }
dog.stub(.walk).andReturn()
dog.walk(60) { print("  After the walk it is \($0).") }
print("  The completions:", dog.completions(of: .walk))

//: ## Properties
//:
//: A stubbed property remembers what was set, and both its functions are recorded.

print("\nProperties")
let name = dog.stubProperty(get: .name, set: .setName, initially: "Rex")
dog.name += " II"
print("  Its name is", dog.name)
name.value = "Bello"
print("  Its name is", dog.name)

//: ## Defaults
//:
//: A default of a function answers what no stub does. One of a type stands in where a function has to return that type:
//: the report stays.

print("\nDefaults")
dog.reset()
dog.register(default: "woof", for: .bark)
dog.register(default: true)
print("  It barks:", dog.bark())
let unstubbed = Failures.capture { print("  It fetches:", dog.fetch("ball", for: "kid")) }
print("  Reports:", unstubbed.count)

//: What a call does that nothing answers is a policy of its faker. This one returns stand-ins and reports nothing.

let lenient = KennelFunction.faker(unstubbed: .returnDefault)
let quietKennel = Kennel(count: lenient.closure(for: .count), admit: lenient.closure(for: .admit))
let silence = Failures.capture { print("  Dogs:", quietKennel.count()) }
print("  Reports:", silence.count)

//: ## What became of the calls
//:
//: Each call knows. In a test, `expectHaveReceived(dog, .howl, outcome: .threw(Hoarse.self))` asks.

print("\nOutcomes")
dog.stub(.howl).andThrow(Hoarse())
_ = try? dog.howl(at: 3)
_ = dog.rollOntoTummy(getARub: false)
for call in dog.calls { print("  \(call) \(call.outcome)") }

//: It also knows the line of the stub that answered, and how long that took: no time at all if no code had to run.

if let howl = dog.calls(to: .howl).last {
  print("  The stub of \(howl) is at \(howl.stubPosition?.description ?? "no line").")
  print("  It took:", howl.duration ?? .zero)
}

//: ## Keeping less
//:
//: A fake keeps all calls with their arguments. One that is called without end can be told to keep less.

print("\nKeeping less")
dog.reset()
dog.stub(.bark).andReturn("woof")
dog.stub(.fetch).andReturn(true)
dog.keepCalls(atMost: 2, of: .bark)
dog.keepArguments(.none, of: .fetch)
_ = dog.barks(5)
_ = dog.fetch("ball", for: "kid")
print("  It barked \(dog.callCountFor(function: .bark)) times. Kept are numbers \(dog.calls(to: .bark).map(\.number)).")
print("  It did", dog.calls(to: .fetch)[0])
