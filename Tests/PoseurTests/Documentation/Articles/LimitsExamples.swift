import Poseur
import Testing

/// What the articles say in passing of rare signatures.
@Suite("Beyond the limits in the articles, a")
struct LimitsExamples {
  @Test("noncopyable parameter and a rethrowing override can be forwarded")
  func limitsOfFakes() {
    let bank = FakeBank()
    bank.stub(.earn).andReturn(2)

    #expect(bank.map { $0 + 1 } == 3)
    bank.pay(bank.earn())
    #expect(bank.receivedCall(to: .pay, withArguments: 2) && bank.receivedCall(to: .map))
  }

  @Test("text of which the fake records something may be another than matching() means")
  func derivedArgument() {
    final class FakeLog: Fake {
      enum Function: String, PoseurFunction { case log }
      let faker = Function.faker()
      func log(_ text: String) { recordCall(.log, arguments: text, text.isEmpty) }
    }
    let log = FakeLog()
    log.log("")
    expectHaveNotReceived(log) { $0.log(matching()) }
    expectHaveReceived(log, .log, times: 1)
  }

  @Test("function that hides its result's type can be stubbed by its case")
  func opaqueResult() {
    final class FakeScale: Fake {
      enum Function: String, PoseurFunction { case weigh }
      let faker = Function.faker()
      func weigh() -> some Equatable { recordAndStub(function: .weigh, asType: Int.self) }
    }
    let scale = FakeScale()
    scale.stub(.weigh).andReturn(3)
    #expect(scale.weigh() as? Int == 3)
    expectHaveReceived(scale, times: 1) { $0.weigh() }
  }

  @Test("closure that throws errors of one type forwards")
  func typedThrowsInClosures() {
    struct Toy { var add: (Int) throws(Hoarse) -> Int }
    let toy = FakeToy()
    let forwarding = Toy(
      add: { (n: Int) throws(Hoarse) in
        try toy.recordAndStubThrowing(function: .add, throwing: Hoarse.self, arguments: n)
      })
    toy.stub(.add).andThrow(Hoarse())

    #expect(throws: Hoarse()) { try forwarding.add(1) }
    #expect(toy.receivedCall(to: .add, withArguments: 1))
  }
}

// MARK: - Fixtures

#if compiler(>=6.3)
  private final class Box {}

  /// What the article says of parameters and results that are given away or lent.
  private struct FakeMover: Fake {
    enum Function: String, PoseurFunction { case make, lend, take }
    let faker = Function.faker()
    func make() -> sending Box {
      nonisolated(unsafe) let made: Box = recordAndStub(function: .make)
      return made
    }
    func lend(_ item: borrowing String) { recordCall(.lend, arguments: copy item) }
    func take(_ item: consuming String) -> String {
      let item = item
      return recordAndStub(function: .take, arguments: item, orElse: item + "!")
    }
  }

  extension LimitsExamples {
    @Test("parameter that is lent or given away is recorded, and a result that is sent is stubbed")
    func ownership() {
      let mover = FakeMover()
      let box = Box()
      mover.stub(.make).andReturn(box)

      mover.lend("lamp")
      #expect(mover.make() === box && mover.take("chair") == "chair!")
      #expect(mover.calls.map(\.description) == [#"lend("lamp")"#, "make()", #"take("chair")"#])
    }
  }
#endif

private struct Coin: ~Copyable { let value: Int }

private class Bank {
  func map(_ change: (Int) throws -> Int) rethrows -> Int { try change(2) }
}

private final class FakeBank: Bank, Fake {
  enum Function: String, PoseurFunction { case pay, earn, map }
  let faker = Function.faker()
  func pay(_ coin: consuming Coin) { recordCall(.pay, arguments: coin.value) }
  func earn() -> Coin { Coin(value: recordAndStub(function: .earn)) }
  override func map(_ change: (Int) throws -> Int) rethrows -> Int {
    recordCall(.map)
    return try super.map(change)
  }
}

private struct FakeToy: Fake {
  enum Function: String, PoseurFunction { case add }
  let faker = Function.faker()
}
