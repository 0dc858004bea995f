//: # A dog that only pretends
//:
//: A unit test wants one piece of a program, and everything around that piece under its thumb: it decides what the
//: neighbours answer, and afterwards it asks what they were told. A neighbour that plays along is a *fake*. Deciding
//: what it answers is *stubbing*; asking what it was told is *spying*.
//:
//: This page fakes one class and shows both, from top to bottom, in a few minutes. In Xcode open the package, choose
//: the scheme `PoseurCore`, build it and run the page; anywhere else type `swift run FakeDog`.

import PoseurCore  // A test imports Poseur instead.

//: ## A real class
//:
//: Nothing in it knows that it will be faked. It is also a bad guest in a test: nobody can tell what it barks, and
//: what it digests depends on what it was fed before.

enum Item { case ball, slippers, stick }
enum Member { case parent, kid }
enum DogFood: Equatable { case canned, dry(grams: Int) }

class Dog {
  private var stomach: [DogFood] = []

  func bark() -> String { ["woof", "bork", "yip"].randomElement() ?? "awoo" }
  func eat(_ food: DogFood) { stomach.append(food) }
  func digest() -> String? { stomach.isEmpty ? nil : "digested \(stomach.removeFirst())" }
  func rollOntoTummy(getARub: Bool) -> String { getARub ? "pants" : "whimpers" }
  func shouldFetch(_ item: Item, for member: Member) -> Bool { item == .ball }
}

//: And here is what we would like to test: a family that has such a dog.

struct Family {
  let dog: Dog

  func spendEvening() -> String {
    dog.eat(.canned)
    return dog.shouldFetch(.slippers, for: .parent) ? "warm feet" : "cold feet"
  }
}

//: ## Its fake
//:
//: A subclass that conforms to `Fake`. It needs three things: a table of its functions, a faker, which keeps the calls
//: and the stubs of that table, and a line for each function that says which one it is and what it was given.
//: `recordAndStub` notes the call and answers it; `recordCall` is enough where there is nothing to answer.

class FakeDog: Dog, Fake {
  enum Function: String, PoseurFunction { case bark, eat, digest, rollOntoTummy, shouldFetch }
  let faker = Function.faker()

  override func bark() -> String { recordAndStub(function: .bark) }
  override func eat(_ food: DogFood) { recordCall(.eat, arguments: food) }
  override func digest() -> String? { recordAndStub(function: .digest) }
  override func rollOntoTummy(getARub: Bool) -> String { recordAndStub(function: .rollOntoTummy, arguments: getARub) }
  override func shouldFetch(_ item: Item, for member: Member) -> Bool {
    recordAndStub(function: .shouldFetch, arguments: item, member)
  }
}

let fakeDog = FakeDog()

//: Now the family's evening is in our hand, and the fake tells what the family did with it.

print("The family's evening")
fakeDog.stub(function: .shouldFetch).andReturn(true)
print("  With a dog that fetches:", Family(dog: fakeDog).spendEvening())
print("  What the dog was told:", fakeDog.calls)

//: `reset()` makes the fake as good as new. Each chapter begins with it.

fakeDog.reset()

//: ## Spying, in three ways
//:
//: There are three ways to say which calls are meant, and they return everywhere in Poseur.

print("\nSpying")
fakeDog.eat(.canned)
fakeDog.eat(.dry(grams: 40))
fakeDog.eat(.dry(grams: 60))

//: **1. Simple**: any call of the function, whatever its arguments.

print("  Was it fed?", fakeDog.receivedCall(to: .eat))
print("  How often?", fakeDog.callCountFor(function: .eat))

//: **2. A check**: a closure looks at the arguments. They come as `[Any?]`; `argument(atIndex:)` takes one out in the
//: type that is needed, and a wrong type is a failed test rather than a crash.

let dryMeals = fakeDog.callCountFor(function: .eat) { arguments in
  let food: DogFood = arguments.argument(atIndex: 0)
  return food != .canned
}
print("  How often not from a can?", dryMeals)

//: **3. A list of arguments**: the calls with equal ones. Any type will do: an `Equatable` one is compared with its
//: `==`, other structs, enums and collections member by member, and objects by identity. `Argument.anything` stands
//: for an argument that does not matter.

print("  40 g?", fakeDog.receivedCall(to: .eat, withArguments: DogFood.dry(grams: 40)))
print("  50 g?", fakeDog.receivedCall(to: .eat, withArguments: DogFood.dry(grams: 50)))
print("  Anything at all?", fakeDog.receivedCall(to: .eat, withArguments: Argument.anything))

//: Other matchers say what an argument should be like, and a captor keeps what stood in its place.

let dryFood = Argument.captor(where: .not(DogFood.canned))
print("  Not from a can?", fakeDog.callCountFor(function: .eat, withArguments: dryFood))
print("  And 60 g at last?", dryFood.last(as: DogFood.self) == .dry(grams: 60))

//: And the calls themselves can be had, in the order in which they came.

print("  Everything:", fakeDog.calls)

//: ## Stubbing, in three ways

fakeDog.reset()
print("\nStubbing")

//: **1. Simple**: this answer to every call. Such a stub is called *universal*.

fakeDog.stub(function: .bark).andReturn("meow")
print("  It barks:", fakeDog.bark())

//: With several values it returns one after the other, and stays at the last.

fakeDog.stub(function: .digest).andReturn("a bone", "a sock", nil)
let meals = (1...4).map { _ in fakeDog.digest() ?? "nothing" }
print("  It digests:", meals.joined(separator: ", then "))

//: `andDo` makes up the answer when the call comes. Its closure gets the arguments, and may look at state that the
//: test changes as it goes: stub once, steer later.

var isTired = false
fakeDog.stub(function: .shouldFetch).andDo { arguments in
  let item: Item = arguments.argument(atIndex: 0)
  return item != .slippers && !isTired
}
print("  It fetches the stick:", fakeDog.shouldFetch(.stick, for: .kid))
isTired = true
print("  And when it is tired:", fakeDog.shouldFetch(.stick, for: .kid))

//: **2. A check**: this answer to the calls whose arguments pass.

fakeDog.stub(function: .rollOntoTummy, where: { ($0[0] as? Bool) == false }).andReturn("howls")
print("  Without a rub it", fakeDog.rollOntoTummy(getARub: false))

//: **3. A list of arguments**: this answer to the calls with equal ones. Where several match, the newest answers.

fakeDog.resetFunction(.shouldFetch)
fakeDog.stub(function: .shouldFetch, withArguments: Argument.anything, Member.kid).andReturn(true)
fakeDog.stub(function: .shouldFetch, withArguments: Item.slippers, Member.kid).andReturn(false)
print("  The ball, for the kid:", fakeDog.shouldFetch(.ball, for: .kid))
print("  The slippers, for the kid:", fakeDog.shouldFetch(.slippers, for: .kid))

//: ## What nobody stubbed
//:
//: Nobody has said what happens when a *parent* throws the ball. In a test, such a call fails the test, with the stubs
//: that came near and a line to paste; outside of one, as here, the report is printed to standard error. The call
//: itself returns a stand-in (here `false`), so that the test goes on. `Failures.capture` keeps the reports from
//: wherever they would go and returns them.

print("\nWhat nobody stubbed")
let reports = Failures.capture { _ = fakeDog.shouldFetch(.ball, for: .parent) }
for report in reports { print(report) }

//: `eat` returns nothing, so it needs no stub.

print("Reports of eating:", Failures.capture { fakeDog.eat(.canned) }.count)

//: ## The gotcha
//:
//: A universal stub overrides every specific one of its function, older or newer.

fakeDog.reset()
print("\nThe gotcha")
fakeDog.stub(function: .shouldFetch, withArguments: Item.ball, Member.kid).andReturn(true)
fakeDog.stub(function: .shouldFetch).andReturn(false)
print("The ball, for the kid:", fakeDog.shouldFetch(.ball, for: .kid))

//: A specific stub that comes too late is worth a warning, which fails no test.

let warnings = Failures.capture(.warning) {
  fakeDog.stub(function: .shouldFetch, withArguments: Item.stick, Member.kid).andReturn(true)
}
for warning in warnings { print(warning) }

//: Taking the universal stub away lets the others speak again.

fakeDog.removeUniversalStub(for: .shouldFetch)
print("Without the universal stub:", fakeDog.shouldFetch(.ball, for: .kid))

//: If you would rather have a universal stub for the common case and specific ones for the exceptions, choose the
//: other precedence where the fake makes its faker.

class ObedientDog: Dog, Fake {
  enum Function: String, PoseurFunction { case shouldFetch }
  let faker = Function.faker(precedence: .specificFirst)

  override func shouldFetch(_ item: Item, for member: Member) -> Bool {
    recordAndStub(function: .shouldFetch, arguments: item, member)
  }
}

let obedientDog = ObedientDog()
obedientDog.stub(function: .shouldFetch).andReturn(true)
obedientDog.stub(function: .shouldFetch, withArguments: Item.slippers, Argument.anything).andReturn(false)
print("An obedient dog fetches the ball:", obedientDog.shouldFetch(.ball, for: .kid))
print("An obedient dog fetches the slippers:", obedientDog.shouldFetch(.slippers, for: .kid))

//: ## Asking the real dog
//:
//: With `orElse:` a function has an answer of its own for calls that no stub answers, most often its `super`. Such a
//: fake is the real thing until a test says otherwise, and it still records every call.

class HonestDog: Dog, Fake {
  enum Function: String, PoseurFunction { case rollOntoTummy }
  let faker = Function.faker()

  override func rollOntoTummy(getARub: Bool) -> String {
    recordAndStub(function: .rollOntoTummy, arguments: getARub, orElse: super.rollOntoTummy(getARub: getARub))
  }
}

print("\nAsking the real dog")
let honestDog = HonestDog()
honestDog.stub(function: .rollOntoTummy, withArguments: false).andReturn("shrugs")
print("  With a rub it", honestDog.rollOntoTummy(getARub: true))
print("  Without a rub it", honestDog.rollOntoTummy(getARub: false))
print("  Calls:", honestDog.calls)

//: ## Writing the call
//:
//: Where the arguments are known, a closure can make the call that is meant. It runs in a mode in which the faker notes
//: the call and records nothing, so the compiler checks names, labels and types. `matching` takes what a matcher
//: accepts; the sample beside it only has the type.

print("\nWriting the call")
let fluentDog = FakeDog()
fluentDog.stub(returning: true) { $0.shouldFetch(.ball, for: matching(.any, like: .kid)) }
print("  Recorded so far:", fluentDog.calls)
print("  The ball, for the parent:", fluentDog.shouldFetch(.ball, for: .parent))
print("  It fetched for the parent:", fluentDog.receivedCall { $0.shouldFetch(.ball, for: .parent) })
print("  It fetched for the kid:", fluentDog.receivedCall { $0.shouldFetch(.ball, for: .kid) })

//: That is all there is to a fake. The README says how to add Poseur to a package, and `Tests/PoseurTests/Shapes` has
//: a fake of every shape: structs, actors, properties, subscripts, static functions and more.
