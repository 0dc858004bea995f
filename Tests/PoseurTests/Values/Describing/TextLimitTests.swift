import Foundation
import Poseur
import Testing

@testable import PoseurCore

@Suite("A text at its limit")
struct TextLimitTests {
  @Test("shows a path of sixteen steps whole")
  func path() {
    let steps = (1...16).map { DifferenceStep.name("a\($0)") }
    #expect(DifferencePath(steps: steps).text == (1...16).map { "a\($0)" }.joined(separator: "."))
  }

  @Test("does not count differences beyond a thousand")
  func differences() {
    let differences = StructuralDifferences(
      expected: Array(repeating: 1, count: 1_002), received: Array(repeating: 2, count: 1_002), showing: 1)
    #expect(differences.lines == ["value[0]: expected 1, received 2", "… and more"])
  }

  @Test("knows by how many characters two texts of one letter differ")
  func oneLetter() {
    #expect(DifferingEnds.differingCount("aa", "aaa") == 1)
  }

  @Test("is pasted with two hundred characters")
  func pasteable() {
    let text = String(repeating: "a", count: 200)
    #expect(pasteableValue(text) == "\"\(text)\"")
  }

  @Test("shows two hundred members and counts more")
  func members() {
    #expect(describeValue(Set(1...200)).hasPrefix("[1, 10, 100, "))
    #expect(describeValue(Set(1...201)) == "Set<Int> with 201 members")
  }

  @Test("shows the lines of bytes that are a text")
  func lineEnds() {
    #expect(describeValue(Data("a\r\n".utf8)) == #"3 bytes "a\r\n""#)
  }

  @Test("says the type of neither value where one is a closure")
  func closure() {
    let closure: () -> Void = {}
    #expect(
      Failures.capture { expectEqualAny(3, closure) } == ["Expected () -> Void closure, but received 3."])
  }
}
