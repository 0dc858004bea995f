import Poseur
import Testing

/// A verb whose body names a public verb would call itself for ever here, where the fake is the faker itself.
@Suite("A faker without a fake")
struct BareFakerTests {
  private let faker = BowlFunction.faker()

  @Test("is stubbed")
  func stubbing() {
    faker.stub(.fill).with(1).andReturn("a little")
    faker.stub(function: .fill, withArguments: 2).andReturn("half")
    faker.stub(function: .fill, where: { $0[0] as? Int == 3 }).andReturn("full")
    faker.stub(function: .fill, where: { (cups: Int) in cups == 4 }).andReturn("too much")
    #expect((1...4).map(fill) == ["a little", "half", "full", "too much"])

    faker.stub(function: .fill).andReturn("once")
    faker.stubAgain(.fill).andReturn("again")
    #expect(fill(1) == "again")
  }

  @Test("has properties and defaults")
  func others() {
    let name = faker.stubProperty(get: .name, set: .setName, initially: "Rex")
    faker.recordAndStub(function: .setName, arguments: "Ann")
    faker.register(default: "none", for: .fill)
    faker.register(default: 7)
    #expect(name.value == "Ann" && fill(1) == "none")

    faker.removeDefaults()
    #expect(Failures.capture { _ = fill(1) }.count == 1)
  }

  @Test("is asked")
  func spying() async {
    faker.register(default: "", for: .fill)
    _ = (fill(1), fill(2))
    #expect(faker.receivedCall(to: .fill) && faker.callCountFor(function: .fill) == 2 && faker.hasRecordedCalls)
    #expect(faker.receivedCall(to: .fill, withArguments: 1) && faker.receivedCall(to: .fill, withArguments: 2))
    #expect(faker.callCountFor(function: .fill, withArguments: 1) == 1)
    #expect(faker.callCountFor(function: .fill, where: { $0[0] as? Int == 2 }) == 1)
    #expect(faker.calls.count == 2 && faker.call(to: .fill).arguments.description == "[[Optional(1)], [Optional(2)]]")
    #expect(faker.maxConcurrentCalls(to: .fill) == 1)
    #expect(faker.uncalledFunctions == [.name, .setName] && faker.unusedStubs.isEmpty)
    #expect(faker.didCall(.fill, withArguments: [1]).success && faker.didCall(.fill, with: 2).success)
    expectHaveReceivedInOrder(faker.call(to: .fill, withArguments: 1), faker.call(to: .fill, withArguments: 2))
    #expect(await (try? faker.waitForCall(to: .fill, withArguments: 2))?.count == 1)
    #expect(await faker.waitForNoCall(to: .name, during: .milliseconds(1)))
  }

  @Test("forgets")
  func resetting() {
    faker.keepArguments(.none, of: .name)
    let verbs: [(Faker<BowlFunction>) -> Void] = [
      { $0.reset() }, { $0.resetCallsAndStubs() }, { $0.resetFunction(.fill) },
      { _ = ($0.resetCalls(), $0.resetStubs()) },
      { _ = ($0.removeMethodCalls(for: .fill), $0.removeAllStubs(for: .fill)) },
      { _ = ($0.resetCalls(), $0.removeUniversalStub(for: .fill)) },
    ]
    for verb in verbs {
      faker.stub(.fill).andReturn("full")
      _ = fill(1)
      verb(faker)
      #expect(!faker.hasRecordedCalls && Failures.capture { _ = fill(1) }.count == 1)
    }
  }

  @Test("stands for a type if it is made so, and else for an object, whatever the table is called")
  func receiver() {
    enum ClassFunction: String, PoseurFunction { case count }
    let ofObject = ClassFunction.faker()
    let ofType = BowlFunction.classFaker()

    let text = Failures.capture { _ = ofObject.recordAndStub(function: .count, asType: Int.self) }.first
    #expect(text?.contains("\nfake.stub(.count).andReturn(<#Int#>)\n") == true)
    let typeText = Failures.capture { _ = ofType.recordAndStub(function: .name, asType: Int.self) }.first
    #expect(typeText?.contains("\nBowlFunction.stub(.name).andReturn(<#Int#>)\n") == true)
  }

  private func fill(_ cups: Int) -> String { faker.recordAndStub(function: .fill, arguments: cups) }
}

private enum BowlFunction: String, PoseurFunction, CaseIterable { case fill, name, setName }
