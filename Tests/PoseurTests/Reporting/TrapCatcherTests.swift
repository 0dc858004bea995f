import Foundation
import Testing

@testable import Poseur
@_spi(Poseur) @testable import PoseurCore

@Suite("TrapCatcher", .tags(.threads)) struct TrapCatcherTests {
  @Test("a trap ends the block, where it happens", arguments: SwiftTrap.inThisBuild)
  func trap(_ trap: SwiftTrap) {
    let steps = LockedValue<[String]>([])

    let outcome = TrapCatcher.run {
      steps.withLock { $0.append("before") }
      trap.spring()
      steps.withLock { $0.append("after") }
    }

    #expect(outcome.signal.map { [SIGILL, SIGTRAP, SIGABRT].contains($0) } == true, "\(outcome)")
    #expect(steps.withLock { $0 } == ["before"])
  }

  @Test("the signal of the trap is told")
  func signal() {
    #expect(TrapCatcher.run { SwiftTrap.abort.spring() }.signal == SIGABRT)
    #expect(TrapCatcher.run { raise(SIGTRAP) }.signal == SIGTRAP)
    #expect(TrapCatcher.run { raise(SIGILL) }.signal == SIGILL)
  }

  @Test("a block that returns has returned")
  func returning() {
    var dog = "nobody"

    let outcome = TrapCatcher.run { dog = "Rex" }

    guard case .returned = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(dog == "Rex")
  }

  @Test("a block that throws hands its error over")
  func throwing() {
    let outcome = TrapCatcher.run { throw RanAway(dog: "Rex") }

    guard case .threw(let error) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(error as? RanAway == RanAway(dog: "Rex"))
  }

  @Test("the library's own trap hands its message over")
  func ownTrap() {
    let outcome = TrapCatcher.run {
      TrapCatcher.trap("FakeDog.bark() has no stub for \(SwiftTrap.one) call.", at: SourcePosition())
    }

    #expect(outcome.message == "FakeDog.bark() has no stub for 1 call.")
    #expect(outcome.signal == nil)
  }

  @Test("a block that ends its thread has not returned")
  func endedThread() {
    let outcome = TrapCatcher.run { pthread_exit(nil) }

    guard case .unsupported(let reason) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(reason == "The block ended its thread without a trap.")
  }

  @Test("a trap in a nested block ends that block only")
  func nested() {
    var inner: [TrapOutcome] = []

    let outer = TrapCatcher.run {
      inner.append(TrapCatcher.run { SwiftTrap.overflow.spring() })
      inner.append(TrapCatcher.run { TrapCatcher.trap("inner", at: SourcePosition()) })
      TrapCatcher.trap("outer", at: SourcePosition())
    }

    #expect(inner.count == 2)
    #expect(inner.first?.signal != nil)
    #expect(inner.last?.message == "inner")
    #expect(outer.message == "outer")
  }

  @Test("a task-local value that the caller carries over is seen by the block")
  func taskLocal() {
    var owners: [String] = []

    Owner.$name.withValue("Ann") {
      let outcome = TrapCatcher.run { [name = Owner.name] in
        owners.append(Owner.name)
        Owner.$name.withValue(name) {
          owners.append(Owner.name)
          TrapCatcher.trap("in a binding", at: SourcePosition())
        }
      }
      #expect(outcome.message == "in a binding")
    }

    #expect(owners == ["nobody", "Ann"])
  }
}

// MARK: - Fixtures

private enum Owner {
  @TaskLocal static var name = "nobody"
}
