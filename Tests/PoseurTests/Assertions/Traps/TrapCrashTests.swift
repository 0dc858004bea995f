// Exit tests came with Swift 6.2, for systems that let a process start another.
#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import Poseur
  @testable import PoseurCore

  @Suite("A crash that no catcher waits for", .tags(.threads)) struct TrapCrashTests {
    @Test("ends the process, after a trap was caught")
    func afterwards() async {
      let result = await #expect(processExitsWith: .failure) {
        _ = TrapCatcher.run { SwiftTrap.fatalError.spring() }
        SwiftTrap.fatalError.spring()
        exit(EXIT_SUCCESS)
      }
      #expect(result?.exitStatus.isSignal == true)
    }

    // A block with captures came with Swift 6.3.
    #if compiler(>=6.3)
      @Test("ends the process, whatever the trap", arguments: SwiftTrap.inThisBuild.map(\.rawValue))
      func everyTrap(_ name: String) async {
        let result = await #expect(processExitsWith: .failure) { [name = name as String] in
          _ = TrapCatcher.run {}
          SwiftTrap(rawValue: name)!.spring()
          exit(EXIT_SUCCESS)
        }
        #expect(result?.exitStatus.isSignal == true)
      }

      @Test("goes to a former handler also where no instruction repeats it", arguments: [SIGTRAP, SIGABRT])
      func formerHandlerOfSentSignal(_ number: Int32) async {
        await #expect(processExitsWith: .exitCode(42)) { [number = number as Int32] in
          signal(number) { _ in _exit(42) }
          _ = TrapCatcher.run {}
          // The worker that runs this blocks SIGABRT.
          TrapSignals.unblock()
          raise(number)
        }
      }
    #endif

    @Test("ends the process, on a thread that the block started")
    func threadOfTheBlock() async {
      let result = await #expect(processExitsWith: .failure) {
        _ = TrapCatcher.run {
          Thread.detachNewThread { SwiftTrap.fatalError.spring() }
          while true { pause() }
        }
        exit(EXIT_SUCCESS)
      }
      #expect(result?.exitStatus.isSignal == true)
    }

    @Test("ends the process, while the thread of a caught trap unwinds")
    func duringTheEnd() async {
      let result = await #expect(processExitsWith: .failure) {
        let key = makeTrappingKey()
        _ = TrapCatcher.run {
          pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: 1))
          SwiftTrap.overflow.spring()
        }
        exit(EXIT_SUCCESS)
      }
      #expect(result?.exitStatus.isSignal == true)
    }

    @Test("ends the process, after the block returned")
    func afterTheBlock() async {
      let result = await #expect(processExitsWith: .failure) {
        let key = makeTrappingKey()
        _ = TrapCatcher.run { pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: 1)) }
        exit(EXIT_SUCCESS)
      }
      #expect(result?.exitStatus.isSignal == true)
    }

    @Test("ends the process with the library's words, at the test's line")
    func ownTrap() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = TrapCatcher.run { TrapCatcher.trap("heard by a catcher", at: SourcePosition()) }
        TrapCatcher.trap("heard by nobody", at: SourcePosition(fileID: "Dogs/FakeDog.swift", line: 7))
      }
      let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(words.contains("Dogs/FakeDog.swift:7: Fatal error: heard by nobody"))
      #expect(!words.contains("heard by a catcher"))
    }

    @Test("is not looked for where the process has no thread-specific value left")
    func noKeyLeft() async {
      await #expect(processExitsWith: .success) {
        var key = pthread_key_t()
        while pthread_key_create(&key, nil) == 0 {}
        if case .unsupported = TrapCatcher.run({}) { exit(EXIT_SUCCESS) }
        exit(EXIT_FAILURE)
      }
    }

    @Test("goes to the handler that was there before")
    func formerHandler() async {
      await #expect(processExitsWith: .exitCode(42)) {
        for number in [SIGILL, SIGTRAP, SIGABRT] { signal(number) { _ in _exit(42) } }
        _ = TrapCatcher.run {}
        SwiftTrap.fatalError.spring()
      }
    }

    @Test("ends the process even if a former handler puts the catcher's back")
    func handlersThatCallEachOther() async {
      let result = await #expect(processExitsWith: .failure) {
        _ = TrapCatcher.run {}
        ChainingHandler.install()
        _ = TrapCatcher.run {}
        SwiftTrap.fatalError.spring()
      }
      #expect(result?.exitStatus.isSignal == true)
    }

    @Test("a catcher whose handler was replaced puts it in front again")
    func replacedHandler() async {
      await #expect(processExitsWith: .success) {
        _ = TrapCatcher.run {}
        for number in [SIGILL, SIGTRAP, SIGABRT] { signal(number, SIG_DFL) }
        let outcome = TrapCatcher.run { SwiftTrap.fatalError.spring() }
        exit(outcome.signal == nil ? EXIT_FAILURE : EXIT_SUCCESS)
      }
    }
  }

  // MARK: - Fixtures

  extension ExitStatus {
    fileprivate var isSignal: Bool {
      if case .signal = self { true } else { false }
    }
  }

  /// Traps when a thread that has set it ends: made before the catcher's own, it is destroyed before, too.
  private func makeTrappingKey() -> pthread_key_t {
    var key = pthread_key_t()
    pthread_key_create(&key) { _ in SwiftTrap.fatalError.spring() }
    return key
  }

  /// Like a crash reporter: notes the crash, then gives the signal to whoever was there before.
  private enum ChainingHandler {
    nonisolated(unsafe) static var visits = 0
    nonisolated(unsafe) static var former = (sigaction(), sigaction())

    static func install() {
      _ = former
      visits = 0
      sigaction(SIGILL, nil, &former.0)
      sigaction(SIGTRAP, nil, &former.1)
      for number in [SIGILL, SIGTRAP] {
        signal(number) { number in
          ChainingHandler.visits += 1
          if ChainingHandler.visits > 1000 { _exit(99) }
          if number == SIGILL { sigaction(number, &ChainingHandler.former.0, nil) }
          if number == SIGTRAP { sigaction(number, &ChainingHandler.former.1, nil) }
        }
      }
    }
  }
#endif
