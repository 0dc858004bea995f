//: # A dog that only pretends
//:
//: A unit test looks at one piece of a program and controls everything around it. It decides what the neighbours
//: answer, and afterwards it asks what they were told. A neighbour that plays along is a *fake*. Deciding what it
//: answers is *stubbing*. Asking what it was told is *spying*.
//:
//: This page fakes one class and does both, from top to bottom, in about ten minutes. In Xcode, open the package,
//: choose the scheme `PoseurCore`, build it and run the page. Anywhere else, type `swift run FakeDog`.

import PoseurCore  // A test imports Poseur instead.

//: ## A real class
//:
//: This class knows nothing about tests, and it's hard to test with: you can't predict what it barks, and what it
//: digests depends on what it ate before.

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

//: We'd like to test a family that owns such a dog.

struct Family {
  let dog: Dog

  func spendEvening() -> String {
    dog.eat(.canned)
    return dog.shouldFetch(.slippers, for: .parent) ? "warm feet" : "cold feet"
  }
}

//: ## Its fake
//:
//: The fake is a subclass that conforms to `Fake`. It has three parts: an enum that lists its functions, a faker that
//: keeps their calls and stubs, and a line in each function that names its case and passes the arguments on.
//: `recordAndStub` records the call and answers it. If there is nothing to answer, `recordCall` is enough.

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

//: Now we decide how the family's evening goes, and the fake tells us what the family did. The closure doesn't make a
//: call: it says which one we mean.

print("The family's evening")
fakeDog.stub { $0.shouldFetch(.slippers, for: .parent) }.andReturn(true)
print("  With a dog that fetches:", Family(dog: fakeDog).spendEvening())
print("  What the dog was told:", fakeDog.calls)

//: `reset()` makes the fake forget everything. Each chapter begins with it.

fakeDog.reset()

//: ## Spying, in three ways
//:
//: There are three ways to say which calls you mean. You'll meet them everywhere in Poseur.

print("\nSpying")
fakeDog.eat(.canned)
fakeDog.eat(.dry(grams: 40))
fakeDog.eat(.dry(grams: 60))

//: **1. A written call**: write the call that you mean in a closure. The fake only notes it and records nothing, and the
//: compiler checks names, labels and types. The arguments have to be equal. Any type works: `Equatable` ones are compared
//: with their `==`, other structs, enums and collections member by member, and objects by identity.

print("  From a can?", fakeDog.call { $0.eat(.canned) }.count)
print("  50 g?", fakeDog.call { $0.eat(.dry(grams: 50)) }.count)

//: **2. With `matching`**: it stands for any argument, or for those that a matcher or a check accepts. A captor keeps the
//: arguments that it matches.

print("  How often not from a can?", fakeDog.call { $0.eat(matching { $0 != .canned }) }.count)
let dryFood = Argument.captor(where: .not(DogFood.canned))
print("  And what?", fakeDog.call { $0.eat(matching(dryFood)) }.calls)
print("  60 g at last?", dryFood.last(as: DogFood.self) == .dry(grams: 60))

//: **3. The function's case**: any call of the function, or those with a list of arguments. The list takes anything, so
//: write the types.

print("  Was it fed?", fakeDog.receivedCall(to: .eat))
print("  How often?", fakeDog.callCountFor(function: .eat))
print("  40 g?", fakeDog.receivedCall(to: .eat, withArguments: DogFood.dry(grams: 40)))

//: You can also look at the calls themselves, in the order in which they came.

print("  Everything:", fakeDog.calls)

//: ## Stubbing, in three ways

fakeDog.reset()
print("\nStubbing")

//: **1. A written call**: the compiler also checks what the stub returns.

fakeDog.stub { $0.rollOntoTummy(getARub: false) }.andReturn("howls")
print("  Without a rub it", fakeDog.rollOntoTummy(getARub: false))

//: With several values, each call takes the next, and the last one repeats.

fakeDog.stub { $0.digest() }.andReturn("a bone", "a sock", nil)
let meals = (1...4).map { _ in fakeDog.digest() ?? "nothing" }
print("  It digests:", meals.joined(separator: ", then "))

//: **2. With `$1`, `$2` …, and `matching`**: `$1` stands for any argument, `matching` for some, here for all items but
//: slippers. `andDo` computes the answer when the call comes. Its closure gets what `$1` stands for, and it can look at
//: state that the test changes later.

var isTired = false
fakeDog.stub { $0.shouldFetch(matching { $0 != .slippers }, for: $1) }.andDo { member in !isTired && member == .kid }
print("  It fetches the stick:", fakeDog.shouldFetch(.stick, for: .kid))
isTired = true
print("  And when it is tired:", fakeDog.shouldFetch(.stick, for: .kid))

//: If several stubs match, the newest wins.

fakeDog.resetFunction(.shouldFetch)
fakeDog.stub { $0.shouldFetch($1, for: .kid) }.andReturn(true)
fakeDog.stub { $0.shouldFetch(.slippers, for: .kid) }.andReturn(false)
print("  The ball, for the kid:", fakeDog.shouldFetch(.ball, for: .kid))
print("  The slippers, for the kid:", fakeDog.shouldFetch(.slippers, for: .kid))

//: **3. The function's case**: this answer to every call. Such a stub is called *universal*. With a list of arguments or
//: a check, it answers only some calls, as in `fakeDog.stub(.eat).with(DogFood.canned)`.

fakeDog.stub(.bark).andReturn("meow")
print("  It barks:", fakeDog.bark())

//: ## Calls without a stub
//:
//: We haven't stubbed what happens when a *parent* throws the ball. Such a call fails the test. The report shows the
//: stubs that came close, and a line to paste. The call itself returns a stand-in, here `false`, so the test goes on.
//: Outside of a test, as here, reports go to standard error. `Failures.capture` returns them instead.

print("\nCalls without a stub")
let reports = Failures.capture { _ = fakeDog.shouldFetch(.ball, for: .parent) }
for report in reports { print(report) }

//: `eat` returns nothing, so it needs no stub.

print("Reports of eating:", Failures.capture { fakeDog.eat(.canned) }.count)

//: ## The gotcha
//:
//: A universal stub overrides every specific one of its function, older or newer.

fakeDog.reset()
print("\nThe gotcha")
fakeDog.stub { $0.shouldFetch(.ball, for: .kid) }.andReturn(true)
fakeDog.stub(.shouldFetch).andReturn(false)
print("The ball, for the kid:", fakeDog.shouldFetch(.ball, for: .kid))

//: If you add a specific stub too late, you get a warning. It doesn't fail the test.

let warnings = Failures.capture(.warning) {
  fakeDog.stub { $0.shouldFetch(.stick, for: .kid) }.andReturn(true)
}
for warning in warnings { print(warning) }

//: Remove the universal stub, and the others answer again.

fakeDog.removeUniversalStub(for: .shouldFetch)
print("Without the universal stub:", fakeDog.shouldFetch(.ball, for: .kid))

//: If you prefer a universal stub for the common case and specific ones for the exceptions, choose the other precedence
//: where the fake makes its faker.

class ObedientDog: Dog, Fake {
  enum Function: String, PoseurFunction { case shouldFetch }
  let faker = Function.faker(precedence: .specificFirst)

  override func shouldFetch(_ item: Item, for member: Member) -> Bool {
    recordAndStub(function: .shouldFetch, arguments: item, member)
  }
}

let obedientDog = ObedientDog()
obedientDog.stub(.shouldFetch).andReturn(true)
obedientDog.stub { $0.shouldFetch(.slippers, for: $1) }.andReturn(false)
print("An obedient dog fetches the ball:", obedientDog.shouldFetch(.ball, for: .kid))
print("An obedient dog fetches the slippers:", obedientDog.shouldFetch(.slippers, for: .kid))

//: ## Asking the real dog
//:
//: With `orElse:`, calls without a stub go elsewhere, usually to `super`. Such a fake behaves like the real dog until a
//: test says otherwise, and it still records every call.

class HonestDog: Dog, Fake {
  enum Function: String, PoseurFunction { case rollOntoTummy }
  let faker = Function.faker()

  override func rollOntoTummy(getARub: Bool) -> String {
    recordAndStub(function: .rollOntoTummy, arguments: getARub, orElse: super.rollOntoTummy(getARub: getARub))
  }
}

print("\nAsking the real dog")
let honestDog = HonestDog()
honestDog.stub { $0.rollOntoTummy(getARub: false) }.andReturn("shrugs")
print("  With a rub it", honestDog.rollOntoTummy(getARub: true))
print("  Without a rub it", honestDog.rollOntoTummy(getARub: false))
print("  Calls:", honestDog.calls)

//: That's all there is to a fake. The page `Stubbing` goes on from here. The README says how to add Poseur to a package,
//: and `Tests/PoseurTests/Shapes` has a fake of every shape: structs, actors, properties, static functions and more.
