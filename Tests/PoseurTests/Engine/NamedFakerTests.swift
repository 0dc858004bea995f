import Poseur
import Testing

@Suite("A fake with a name")
struct NamedFakerTests {
  private struct FakeDoor: Fake {
    enum Function: String, PoseurFunction { case open, close }
    let faker: Faker<Function>
    func open() { recordCall(.open) }
    func close() -> Bool { recordAndStub(function: .close) }
  }

  private let left = FakeDoor(faker: FakeDoor.Function.faker(named: "left"))
  private let right = FakeDoor(faker: FakeDoor.Function.faker(named: "right"))

  @Test("is called by it in assertions")
  func assertions() {
    left.open()
    #expect(
      Failures.capture {
        expectHaveReceived(right, .open)
        expectNoMoreCalls(left)
        expectHaveNoRecordedCalls(left)
      } == [
        "Expected right.open to be called at least 1 time, but it was called 0 times.\nNo calls were recorded.\nThe test has called left: open(). Pass this one to the code, or look at that one.",
        """
        Expected no more calls to left, but no assertion has verified this one:
          #1  open()
        Verify it, for example:
        expectHaveReceived(left, .open)
        If the code may call it or not, add times: .atLeast(0).
        """,
        "Expected left not to be called, but it was called 1 time: open().",
      ])
  }

  @Test("is called by it in a line to paste, if the name can be a variable's")
  func lineToPaste() {
    let rows = [
      ("left", "left.stub(.close)"), ("the left door", "fakeDoor.stub(.close)"), ("2nd", "fakeDoor.stub(.close)"),
    ]
    for (name, line) in rows {
      let door = FakeDoor(faker: FakeDoor.Function.faker(named: name))
      let lines = Failures.capture { _ = door.close() }.first?.split(separator: "\n") ?? []
      #expect(lines.contains("\(line).andReturn(<#Bool#>)"))
    }
  }

  @Test("is called by it where an order is not kept")
  func order() {
    right.open()
    left.open()
    #expect(
      Failures.capture { expectHaveReceivedInOrder(left.call(to: .open), right.call(to: .open)) } == [
        """
        Expected right.open to be called after left.open, but it was called before that.
        The expected order:
          1. left.open
          2. right.open     ← not received as expected
        The calls (2):
              right.open()     ← too early
          1.  left.open()
          →  2. was expected after this
        """
      ])
  }

  @Test("is called by it where nothing is stubbed, in misuse of a stub and in its description")
  func otherMessages() {
    #expect(
      Failures.capture { _ = left.close() }.first?.hasPrefix("left.close() was called, but nothing is stubbed") == true)
    left.stub(.close).andDo { _ in "no" }
    #expect(Failures.capture { _ = left.close() }.first?.hasPrefix("left.close() has to return Bool") == true)
    #expect("\(left.faker)" == "left's calls: close() ×2")
  }
}
