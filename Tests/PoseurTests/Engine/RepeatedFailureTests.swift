import Foundation
import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("A call that fails again and again")
struct RepeatedFailureTests {
  private let text = """
    FakeDog.bark() was called, but nothing is stubbed for it.
    Stub it, for example:
    fakeDog.stub(.bark).andReturn(<#String#>)
    See “When no stub answers” in Poseur's documentation.
    """

  @Test("is listed 20 times, then in one line, and counted when the fake goes")
  func loop() {
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) {
      let dog = FakeDog()
      for _ in 1...1_000 { _ = dog.bark() }
      _ = dog.rollOntoTummy(getARub: true)
    }

    let reports = reporter.reports
    #expect(reports.count == 23)
    #expect(reports.prefix(20).allSatisfy { $0.message == text })
    #expect(
      reports[20].message == """
        FakeDog.bark() was called, but nothing is stubbed for it.
        20 calls to bark have failed in this test. The rest are counted, not listed.
        """)
    #expect(reports[21].message.hasPrefix("FakeDog.rollOntoTummy(true) was called"), "another failure")
    #expect(reports[22].message == "1000 calls to FakeDog.bark failed, of which 20 are listed.")
    #expect(reports.map(\.severity) == Array(repeating: .failure, count: 22) + [.warning])
  }

  @Test("is listed no more often if its arguments change")
  func otherArguments() {
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) {
      let dog = FakeDog()
      for volume in 1...50 { _ = try? dog.howl(at: volume) }
    }
    #expect(
      reporter.reports.suffix(2).map(\.message) == [
        """
        FakeDog.howl(21) was called, but nothing is stubbed for it.
        20 calls to howl have failed in this test. The rest are counted, not listed.
        """, "50 calls to FakeDog.howl failed, of which 20 are listed.",
      ])
    #expect(reporter.reports.count == 22)
  }

  @Test("costs no text once it is only counted, so what it throws says no more")
  func thrownErrors() throws {
    let dog = FakeDog()
    var errors: [String] = []
    _ = Failures.capture {
      for volume in 1...22 {
        do { _ = try dog.howl(at: volume) } catch { errors.append("\(error)") }
      }
    }
    #expect(errors[20].hasPrefix("FakeDog.howl(21) was called, but nothing is stubbed for it."))
    #expect(
      errors[21] == """
        A call failed like others before it, which were reported.
        The failure that was reported says more.
        """)
  }

  @Test("is listed each time where nobody knows the test, as on a thread", .tags(.threads))
  func unknownTest() async {
    let reporter = CapturingReporter()
    let dog = Failures.$reporter.withValue(reporter) { FakeDog() }
    nonisolated(unsafe) let shared = dog
    await withCheckedContinuation { continuation in
      Thread {
        for _ in 1...30 { _ = shared.bark() }
        continuation.resume()
      }.start()
    }
    #expect(reporter.reports.map(\.message) == Array(repeating: text, count: 30))
  }
}

@Suite("An unstubbed call under a lock", .timeLimit(.minutes(1)))
struct LockedCallTests {
  @Test("shows an object by its type, since its own words would wait for the lock")
  func lock() {
    let audit = FakeAudit()
    let account = Account(audit)
    let messages = Failures.capture { _ = account.add(3) }
    #expect(
      messages == [
        """
        FakeAudit.note(<Account>, [<Account>]) was called, but nothing is stubbed for it.
        Stub it, for example:
        fakeAudit.stub(.note).with(Argument.anything, Argument.anything).andReturn(<#Bool#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
    #expect(audit.calls.map(\.description) == ["note(Account(3), [Account(3)])"])
  }

  private final class FakeAudit: Fake {
    enum Function: String, PoseurFunction { case note }
    let faker = Function.faker()
    func note(_ account: Account) -> Bool { recordAndStub(function: .note, arguments: account, [account]) }
  }

  private final class Account: CustomStringConvertible, @unchecked Sendable {
    private let lock = NSLock()
    private var total = 0
    private let audit: FakeAudit

    init(_ audit: FakeAudit) { self.audit = audit }

    var description: String { lock.withLock { "Account(\(total))" } }

    func add(_ number: Int) -> Bool {
      lock.withLock {
        total += number
        return audit.note(self)
      }
    }
  }
}
