import Poseur
import Testing

@Suite("A faked ==, hash or description")
struct FakedEqualityTests {
  private let boss = FakeBoss(), other = FakeBoss(), office = FakeOffice()

  @Test("is not used to compare arguments: a fake equals itself")
  func arguments() {
    office.greet(boss, alongWith: [boss])

    expectHaveReceived(office, .greet, with: boss, [boss])
    expectHaveReceived(office, times: 1) { $0.greet(boss, alongWith: [boss]) }
    expectHaveNotReceived(office, .greet, with: other, Argument.any)
    expectHaveNotReceived(office, .greet, with: Argument.any, [other])
    expectHaveNotReceived(office, .greet, with: boss, [boss, boss])
    expectHaveNotReceived(office, .greet, with: Boss(name: "Rex"), Argument.any)
    expectNothingWasCalled()
  }

  @Test("is not used inside of other values, nor for the fields of objects")
  func members() {
    for isEqual in [
      isAnyEqual([boss], [boss]), isAnyEqual(["a": boss], ["a": boss]), isAnyEqual((boss, 1), (boss, 1)),
      isAnyEqual(Visit(host: boss), Visit(host: boss)), isAnyEqual([boss] as [Boss], [boss] as [Boss]),
    ] { #expect(isEqual) }
    for isEqual in [
      isAnyEqual(boss, other), isAnyEqual([boss], [other]), isAnyEqual(["a": boss], ["a": other]),
      isAnyEqual((boss, 1), (other, 1)), isAnyEqual(Visit(host: boss), Visit(host: other)),
      isAnyEqual(boss, Boss(name: "Rex")), isAnyEqual(Boss(name: "Rex"), boss),
    ] { #expect(!isEqual) }
    expectNothingWasCalled()
  }

  @Test("is not used to explain a failure")
  func failures() {
    office.greet(boss, alongWith: [])

    let failures = Failures.capture { expectHaveReceived(office, .greet, with: other, [] as [FakeBoss]) }
    #expect(failures.count == 1)
    expectNothingWasCalled()
  }

  @Test("of a struct that is a fake is not used either: the faker tells one from the other")
  func structs() {
    let (badge, copy, second) = (FakeBadge(), FakeBadge(), FakeBadge())

    #expect(isAnyEqual(badge, badge) && !isAnyEqual(copy, second) && isAnyEqual([badge], [badge]))
    #expect(!isAnyEqual([copy], [second]) && !badge.faker.receivedCall(to: .equals))
  }

  @Test("is used where the fake is AnyEquatable")
  func choice() {
    #expect(isAnyEqual(FakeTwin(), FakeTwin()) && isAnyEqual([FakeTwin()], [FakeTwin()]))
  }

  private func expectNothingWasCalled() {
    #expect(!boss.receivedCalls && !other.receivedCalls)
  }
}

/// Its `==`, its hash and its description come down to its name, which a fake overrides.
private class Boss: Hashable, CustomStringConvertible {
  private let ownName: String
  var name: String { ownName }
  var description: String { name }
  init(name: String) { ownName = name }
  static func == (lhs: Boss, rhs: Boss) -> Bool { lhs.name == rhs.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private final class FakeBoss: Boss, Fake {
  enum Function: String, PoseurFunction { case name }
  let faker = Function.faker(unstubbed: .returnDefault)
  override var name: String { recordAndStub(function: .name) }
  var receivedCalls: Bool { receivedCall(to: .name) }
  init() { super.init(name: "fake") }
}

private final class FakeOffice: Fake {
  enum Function: String, PoseurFunction { case greet }
  let faker = Function.faker()
  func greet(_ boss: Boss, alongWith others: [FakeBoss]) { recordCall(.greet, arguments: boss, others) }
}

private struct Visit { let host: Boss }

private struct FakeBadge: Fake, Equatable {
  enum Function: String, PoseurFunction { case equals }
  let faker = Function.faker(unstubbed: .returnDefault)
  static func == (lhs: FakeBadge, rhs: FakeBadge) -> Bool { lhs.recordAndStub(function: .equals) }
}

private final class FakeTwin: Fake, AnyEquatable {
  enum Function: String, PoseurFunction { case twin }
  let faker = Function.faker()
  func isEqualTo(_ other: Any?) -> Bool { other is FakeTwin }
}
