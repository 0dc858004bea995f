import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("The other fakes that a test has made")
struct OtherFakesTests {
  @Test("are those that live, the newest first, whichever is gone", arguments: 0...3)
  func living(gone: Int) {
    weak var state: LockedValue<FakerState>?
    var (found, expected): ([ObjectIdentifier], [ObjectIdentifier]) = ([], [])
    // Fakes of a capture belong to nobody else's test.
    _ = Failures.capture {
      let mine = Function.faker()
      var others = (0...3).map { _ in Function.faker() }
      state = others.remove(at: gone).sharedState
      found = mine.core.others.living.map { ObjectIdentifier($0.sharedState) }
      expected = others.reversed().map { ObjectIdentifier($0.sharedState) }
    }

    #expect(found == expected)
    #expect(state == nil, "nobody keeps what a fake that is gone has recorded")
  }

  @Test("are remembered when they are gone, the last ones alone")
  func gone() {
    var gone = GoneFakes()
    var forgotten: [Int] = []
    for number in 1...200 {
      let fake = GoneFake(table: Function.self, reporter: ConsoleReporter(), callCount: number)
      forgotten += gone.add(fake).map(\.callCount)
      #expect((min(number, 32)..<64).contains(gone.fakes.count))
    }

    #expect(forgotten + gone.fakes.map(\.callCount) == Array(1...200))
  }
}

private enum Function: String, PoseurFunction { case fill }
