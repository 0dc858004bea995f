/// Looks every two seconds whether the tests do anything, and tells what they wait for if they don't for five seconds: on
/// standard error, which a pipe doesn't keep back. After thirty seconds it's a warning, too.
///
/// It reads what is there anyway: a call, a fake and a wait don't know of it.
nonisolated struct HangWatch {
  /// What it compares from look to look.
  nonisolated struct Moment {
    var time = ContinuousClock.now
    /// What the process has used.
    var processorTime = usedProcessorTime()
    /// The sequence number of the last call of the process.
    var lastCall = SequenceCounter.last
  }

  /// A time in which nothing changes.
  nonisolated private struct Spell {
    let sign: Int
    let begin: ContinuousClock.Instant
    var isTold = false
    var hasWarned = false
  }

  private let write: (String) -> Void
  /// Nil for all tests.
  private let onlyTest: TestScope?
  private var last: Moment?
  // By test; nil for all that aren't isolated.
  private var spells: [ObjectIdentifier?: Spell] = Dictionary()

  init(of onlyTest: TestScope? = nil, write: @escaping (String) -> Void) {
    (self.onlyTest, self.write) = (onlyTest, write)
  }

  mutating func look(at moment: Moment = Moment()) {
    // After a look that is late, a debugger had stopped the process, or the machine slept. And who computes isn't stuck.
    let isAnew = last.map { last in
      moment.time - last.time > .seconds(3) || moment.processorTime - last.processorTime > .milliseconds(80)
    }
    var spells: [ObjectIdentifier?: Spell] = Dictionary()
    for (id, (test, sign)) in signs(at: moment) {
      let known = isAnew == false ? self.spells[id] : nil
      var spell = known.flatMap { $0.sign == sign ? $0 : nil } ?? Spell(sign: sign, begin: moment.time)
      tell(of: test, &spell, after: moment.time - spell.begin)
      spells[id] = spell
    }
    (self.spells, last) = (spells, moment)
  }

  /// Each isolated test, and nil for all others together, with what changes while they do something.
  private func signs(at moment: Moment) -> [ObjectIdentifier?: (test: TestScope?, sign: Int)] {
    var signs: [ObjectIdentifier?: (test: TestScope?, sign: Int)] = [nil: (nil, moment.lastCall)]
    func add(_ sign: Int, to test: TestScope?) {
      if test?.isOpen != false { signs[test.map(ObjectIdentifier.init), default: (test, 0)].sign &+= sign }
    }
    PendingWait.all.withLock { for wait in $0.waits.values { add(wait.id &* 1_000_003 &+ wait.sign(), to: wait.test) } }
    _ = OtherFakes.withLiving { fake -> [Never] in
      if fake.test != nil { add(fake.sharedState.withLock(\.callSign), to: fake.test) }
      return []
    }
    return onlyTest == nil ? signs : signs.filter { $0.value.test === onlyTest }
  }

  private func tell(of test: TestScope?, _ spell: inout Spell, after time: Duration) {
    func heading(_ time: String) -> String {
      "If \(test?.words ?? "the test") hangs: nothing was called, moved or answered for \(time), and something waits:"
    }
    if time >= .seconds(5), !spell.isTold, let text = HangReport(of: test).text(heading("5 seconds")) {
      write("\(text)\n")
      spell.isTold = true
    } else if time >= .seconds(30), spell.isTold, !spell.hasWarned {
      HangReport(of: test).warn(heading("30 seconds"))
      spell.hasWarned = true
    }
  }
}

#if canImport(Dispatch)
  import Dispatch

  nonisolated extension HangWatch {
    /// Begins to look, in a process that runs tests. It keeps one thread, since a hang may keep all those that are shared.
    static let begin: Void = {
      guard StandardReporter.knowsFramework else { return }
      DispatchQueue(label: "HangWatch").async {
        let end = DispatchSemaphore(value: 0)
        var watch = HangWatch(write: writeToStandardError)
        while end.wait(timeout: .now() + 2) == .timedOut { watch.look() }
      }
    }()
  }
#else
  nonisolated extension HangWatch {
    /// Stands in where there is one thread only.
    static let begin: Void = ()
  }
#endif
