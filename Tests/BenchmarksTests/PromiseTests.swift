import Foundation
import Testing

@testable import Benchmarks

@Suite("The articles on performance")
struct PromiseTests {
  private static let rows = [
    ("Record a call without arguments", "Record, no arguments", "times"),
    ("Record and answer one that returns nothing", "Record and stub, no arguments, no result", "times"),
    ("Record and answer one with two arguments, universal stub", "Record and answer, two arguments", "times"),
    ("The same, one specific stub", "Specific stub, the only one", "times"),
    ("The same, a specific stub with a typed closure", "Specific stub with a typed closure", "times"),
    ("Ask how often a function was called, after a million calls", "Count the calls, after 1,000,000", "times"),
  ]

  @Test("promise in their table what is checked", arguments: rows)
  func table(words: String, figure: String, unit: String) throws {
    let ceiling = try ceiling(figure)
    let promise = "\(number(ceiling.release)) / \(number(try #require(ceiling.debug))) \(unit)"
    let row = try articles().split(separator: "\n").first { $0.hasPrefix("| \(words) |") }
    #expect(row?.hasSuffix("| \(promise) |") == true)
  }

  @Test("promise in their text what is checked")
  func text() throws {
    let text = try articles().split(separator: "\n").joined(separator: " ")
    let facts = [
      "at most \(number(try ceiling(otherFunctionsName).release)) times as long beside",
      "\(number(try ceiling(threadLossName).release)) times as long as on one",
      "at most \(number(try ceiling("Memory of a call, two small arguments").release)) bytes",
      "described within \(number(try ceiling("Describe a failure over 100,000 calls").release)) ms",
      "in at most \(number(try ceiling("Its text").release)) lines",
      "| \(number(try ceiling("Compare arguments, a call of 10,000").release)) times / – |",
    ]
    let both = [
      (
        "takes at most %@ times as long as with the spy in release, and %@ in debug",
        "Make, stub some arguments, call it"
      ),
      ("If the stub is a written call, it's %@ and %@.", "Make, write a stub, call it"),
      ("over ten calls takes at most %@ times as long in release, and %@ in debug", "Ask about arguments, 10 calls"),
      ("A written assertion takes %@ and %@.", "Judge a written assertion, 10 calls"),
    ]
    let words = text.split(separator: " ").joined(separator: " ")
    for (promised, figure) in both {
      let limits = [number(try ceiling(figure).release), number(try #require(try ceiling(figure).debug))]
      let promise = limits.reduce(promised) { $0.replacing("%@", with: $1, maxReplacements: 1) }
      #expect(words.contains(promise), "\(promise)")
    }
    #expect(facts.filter { !text.contains($0) }.isEmpty)
    #expect(try ceiling(Growth.linearityName).release == 2 && text.contains("most twice as long"))
  }

  private func ceiling(_ figure: String) throws -> Ceiling {
    try #require(Ceiling.all.first { $0.figure == figure })
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Both of them.
  private func articles() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try ["Performance", "MeasuringPerformance"]
      .map { root.appending(path: "Sources/Poseur/Poseur.docc/Inside/\($0).md") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
  }
}
