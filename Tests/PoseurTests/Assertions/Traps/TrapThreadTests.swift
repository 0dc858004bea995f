import Foundation
import Testing

@testable import Poseur
@_spi(Poseur) @testable import PoseurCore

@Suite("TrapThread", .tags(.threads)) struct TrapThreadTests {
  @Test("the block runs on another thread than its caller's")
  func ownThread() {
    let caller = ObjectIdentifier(Thread.current)
    var runner: ObjectIdentifier?

    _ = TrapCatcher.run { runner = ObjectIdentifier(Thread.current) }

    #expect(runner != nil)
    #expect(runner != caller)
  }

  @Test("traps on many threads at once are all caught, each by its own catcher")
  func concurrent() {
    let messages = LockedValue<[String]>([])
    let signals = LockedValue<[Int32]>([])

    runOnThreads(8) { thread in
      for round in 0..<7 {
        let trap: SwiftTrap = round.isMultiple(of: 2) ? .overflow : .abort
        let signal = TrapCatcher.run { trap.spring() }.signal
        let message = TrapCatcher.run { TrapCatcher.trap("\(thread) \(round)", at: SourcePosition()) }.message
        signals.withLock { $0.append(signal ?? 0) }
        messages.withLock { $0.append(message ?? "missed") }
      }
    }

    #expect(signals.withLock { $0 }.filter { $0 != 0 }.count == 56)
    #expect(Set(messages.withLock { $0 }) == Set((0..<8).flatMap { thread in (0..<7).map { "\(thread) \($0)" } }))
  }

  @Test("a caller that blocks the signals still hears of the trap", arguments: [SIGILL, SIGTRAP, SIGABRT])
  func blockedSignals(_ signal: Int32) {
    let heard = LockedValue<Int32?>(nil)

    runOnThreads(1) { _ in
      var mask = sigset_t()
      sigfillset(&mask)
      pthread_sigmask(SIG_BLOCK, &mask, nil)
      let outcome = TrapCatcher.run { raise(signal) }
      heard.withLock { $0 = outcome.signal }
    }

    #expect(heard.withLock { $0 } == signal)
  }

  @Test("the block has the stack of a main thread")
  func stackSize() {
    var size = 0

    _ = TrapCatcher.run {
      withUnsafeTemporaryAllocation(byteCount: 6 << 20, alignment: 1) { bytes in
        for page in stride(from: 0, to: bytes.count, by: 4096) { bytes[page] = UInt8(SwiftTrap.one) }
        size = bytes.count
      }
    }

    #expect(size == 6 << 20)
  }
}

// MARK: - Fixtures

/// Real threads, since a pool of two hides what happens at once.
private func runOnThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      body(index)
      group.leave()
    }
  }
  group.wait()
}
