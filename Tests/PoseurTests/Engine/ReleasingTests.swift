import Poseur
import Testing

@Suite("What is not kept is released")
struct ReleasingTests {
  private let faker = Function.faker()

  @Test(
    "each retention of one function releases what it promises", arguments: [ArgumentRetention.strong, .weak, .none])
  func retention(_ retention: ArgumentRetention) {
    faker.keepArguments(retention, of: .give)
    let releases = Releases()
    give(1, releases)
    faker.recordCall(.take, arguments: toy(2, releases))

    #expect(releases.numbers == (retention == .strong ? [] : [1]))
    let text =
      switch retention {
      case .strong: "give(<Toy>)"
      case .weak: "give(<ReleasingTests.Toy, released>)"
      case .none: "give(<not kept>)"
      }
    #expect(faker.calls.map(\.description) == [text, "take(<Toy>)"])
  }

  @Test("a function may keep its arguments where the others do not")
  func opposite() {
    let faker = Function.faker(retention: .none, keeping: [.arguments(.strong, of: .give)])
    faker.recordCall(.give, arguments: 1)
    faker.recordCall(.take, arguments: 2)

    #expect(faker.calls.map(\.description) == ["give(1)", "take(<not kept>)"])
  }

  @Test("arguments that were held weakly read as such when another retention has come")
  func change() {
    let releases = Releases()
    faker.keepArguments(.weak, of: .give)
    let kept = toy(1, releases)
    faker.recordCall(.give, arguments: kept)
    give(2, releases)
    faker.keepArguments(.none, of: .give)
    give(3, releases)

    #expect(
      faker.calls.map(\.description) == ["give(<Toy>)", "give(<ReleasingTests.Toy, released>)", "give(<not kept>)"])
    #expect(faker.receivedCall(to: .give, withArguments: kept))
    #expect(releases.numbers == [2, 3])
  }

  @Test("none of one function releases what it returned, too, also of the stubs that there were")
  func returnedValues() {
    let releases = Releases()
    let stub = faker.stub(function: .take).andReturn(Box(toy: toy(1, releases)))
    faker.keepArguments(.none, of: .take)
    _ = faker.recordAndStub(function: .take, asType: Box.self)
    stub.remove()
    faker.stub(function: .take).andDo { _ in Box(toy: toy(2, releases)) }
    _ = faker.recordAndStub(function: .take, asType: Box.self)

    #expect(releases.numbers == [1, 2])
    #expect(faker.calls.map(\.outcome.description) == ["returned <not kept>", "returned <not kept>"])
  }

  @Test("a retention that is set releases with no call in between, and stubs see the arguments")
  func stubs() {
    faker.keepArguments(.none, of: .give)
    faker.stub(function: .give).with(3).andReturn(true)

    #expect(faker.recordAndStub(function: .give, asType: Bool.self, arguments: 3))
  }

  @Test("an object may hand itself over in its deinit if arguments are held weakly, and else Swift ends the process")
  func fromDeinit() async {
    for retention in [ArgumentRetention.weak, .none] {
      let center = FakeCenter(retention)
      center.stub(.remove).andDo { (_: AnyObject) in }
      do { _ = Watcher(center) }
      let text = retention == .weak ? "<ReleasingTests.Watcher, released>" : "<not kept>"
      #expect(center.calls.description == "[remove(\(text))]")
      expectHaveReceived(center, .remove, times: 1)
    }
    // Optimized code doesn't notice. Exit tests are for systems that let a process start another.
    #if DEBUG && (os(macOS) || os(Linux))
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let center = FakeCenter(.strong)
        do { _ = Watcher(center) }
        withExtendedLifetime(center) {}
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("deallocated with non-zero retain count"))
    #endif
  }

  // MARK: - Fixtures

  private final class FakeCenter: Fake {
    enum Function: String, PoseurFunction { case remove }
    let faker: Faker<Function>
    init(_ retention: ArgumentRetention) { faker = Function.faker(retention: retention) }
    func remove(_ object: AnyObject) { recordAndStub(function: .remove, arguments: object) }
  }

  private final class Watcher {
    private let center: FakeCenter
    init(_ center: FakeCenter) { self.center = center }
    deinit { center.remove(self) }
  }

  private enum Function: String, PoseurFunction { case give, take }

  private struct Box { let toy: Toy }

  private final class Toy: CustomStringConvertible {
    let description = "<Toy>"
    private let onRelease: () -> Void
    init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
    deinit { onRelease() }
  }

  private final class Releases {
    var numbers: [Int] = []
  }

  private func toy(_ number: Int, _ releases: Releases) -> Toy {
    Toy { releases.numbers.append(number) }
  }

  private func give(_ number: Int, _ releases: Releases) { faker.recordCall(.give, arguments: toy(number, releases)) }
}
