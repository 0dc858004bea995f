// The calls whose functions `.ci/ways` counts. Each runs once before, so that what happens only the first time isn't
// counted.
import Poseur

enum Item { case ball, stick }
enum Member { case kid, owner }

final class FakeDog: Fake {
  enum Function: String, PoseurFunction { case bark, shouldFetch }
  let faker = Function.faker()
  func bark() -> String { recordAndStub(function: .bark) }
  func shouldFetch(_ item: Item, for member: Member) -> Bool {
    recordAndStub(function: .shouldFetch, arguments: item, member)
  }
}

@inline(never) func begin(_ title: StaticString) {}
@inline(never) func end() {}

func count(_ title: StaticString, _ body: () -> Void) {
  body()
  begin(title)
  body()
  end()
}

let dog = FakeDog()
dog.stub(.bark).andReturn("woof")
count("A universal stub's value") { _ = dog.bark() }

let other = FakeDog()
other.stub(.shouldFetch).with(Item.ball, Member.kid).andDo { (item: Item, member: Member) in item == .ball }
count("A specific stub with a typed closure, two enums as arguments") { _ = other.shouldFetch(.ball, for: .kid) }

count("A stub that names the case") { dog.stub(.shouldFetch).with(Item.ball, Argument.any).andReturn(true) }
count("A written stub") { dog.stub { $0.shouldFetch(.ball, for: .kid) }.andReturn(true) }
count("A written stub with `$1`") { dog.stub { $0.shouldFetch(.ball, for: $1) }.andReturn(true) }

_ = other.shouldFetch(.ball, for: .kid)
count("An assertion that names the case, and holds") { expectHaveReceived(other, .shouldFetch, times: .atLeast(1)) }
count("A written assertion that holds") { expectHaveReceived(other) { $0.shouldFetch(.ball, for: .kid) } }
_ = Failures.capture {
  count("An assertion that names the case, and fails") { expectHaveReceived(dog, .shouldFetch, times: 2) }
  count("A written assertion that fails") { expectHaveReceived(dog, times: 2) { $0.shouldFetch(.ball, for: .kid) } }
}
