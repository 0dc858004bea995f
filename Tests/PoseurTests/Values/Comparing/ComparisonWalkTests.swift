import Foundation
import Testing

@testable import PoseurCore

@Suite("ComparisonWalk", .tags(.threads))
struct ComparisonWalkTests {
  @Test("objects that refer to themselves")
  func selfReference() {
    let (rex, max, ann) = (Link(1), Link(1), Link(2))
    for link in [rex, max, ann] { link.next = link }
    defer { for link in [rex, max, ann] { link.next = nil } }

    #expect(isAnyEqual(rex, max))
    #expect(!isAnyEqual(rex, ann))
  }

  @Test("a difference behind a cycle is found")
  func behindCycle() {
    let (left, right) = (Link(1), Link(1))
    (left.next, right.next) = (Link(1, next: left), Link(1, next: right))
    (left.other, right.other) = (Link(3), Link(4))
    defer { (left.next, right.next) = (nil, nil) }

    #expect(!isAnyEqual(left, right))
  }

  @Test("cycles of different length that never differ are equal")
  func unevenCycles() {
    let (one, two) = (Link(1), Link(1))
    one.next = one
    two.next = Link(1, next: two)
    defer { (one.next, two.next) = (nil, nil) }

    #expect(isAnyEqual(one, two))
  }

  @Test("twenty thousand linked objects on a small stack")
  func deepObjects() throws {
    let chains = [0, 0, 1].map(makeChain)
    defer { chains.forEach(unlink) }

    let equal = try onSmallStack { isAnyEqual(chains[0], chains[1]) }
    let different = try onSmallStack { isAnyEqual(chains[0], chains[2]) }
    let lines = try onSmallStack { StructuralDifferences(expected: chains[0], received: chains[2]).lines }

    #expect(equal)
    #expect(!different)
    let path = "next.next.next.next.next.next.next.next….next.next.next.next.next.next.next.number"
    #expect(lines == ["\(path): expected 0, received 1"])
  }

  @Test("an enum twenty thousand deep on a small stack")
  func deepEnum() throws {
    let nests = [0, 0, 1].map(makeNest)

    let equal = try onSmallStack { isAnyEqual(nests[0], nests[1]) }
    let different = try onSmallStack { isAnyEqual(nests[0], nests[2]) }

    #expect(equal)
    #expect(!different)
    nests.forEach(Nest.leak)
  }
}

extension ComparisonWalkTests {
  @Test("what only its own verdict calls different is shown, also where its members were met before")
  func ownVerdict() {
    let (rex, max) = (Link(1), Link(1))

    func paths(_ received: [Any], _ expected: [Any]) -> [String] {
      StructuralDifferences(expected: expected, received: received).lines.map { "\($0.prefix { $0 != ":" })" }
    }
    #expect(paths([rex, Loner(rex)], [max, Loner(max)]) == ["value[1]"])
    #expect(paths([Loner(rex), rex], [Loner(max), max]) == ["value[0]"])

    (rex.next, max.next) = (rex, max)
    defer { (rex.next, max.next) = (nil, nil) }
    #expect(paths([Loner(rex)], [Loner(max)]) == ["value[0]"], "a cycle tells of no difference")
    let (ann, bob) = (Link(2, next: rex), Link(3, next: max))
    (rex.next, max.next) = (ann, bob)
    #expect(paths([Loner(rex), Loner(ann)], [Loner(max), Loner(bob)]) == ["value[0].link.next.number"])
  }
}

// MARK: - Fixtures

/// Equals nobody.
private struct Loner: Equatable {
  let link: Link

  init(_ link: Link) { self.link = link }

  static func == (lhs: Loner, rhs: Loner) -> Bool { false }
}

private let depth = 20_000

private final class Link: @unchecked Sendable {
  let number: Int
  var next: Link?
  var other: Link?

  init(_ number: Int, next: Link? = nil) {
    self.number = number
    self.next = next
  }
}

private indirect enum Nest: @unchecked Sendable {
  case empty(Any)
  case nest(Nest)

  /// Keeps the value for good: to release it would recurse as deep as it is.
  static func leak(_ nest: Nest) {
    _ = Unmanaged.passRetained(nest as AnyObject)
  }
}

private func makeChain(endingIn last: Int) -> Link {
  (1..<depth).reduce(Link(last)) { chain, _ in Link(0, next: chain) }
}

private func unlink(_ chain: Link) {
  var current: Link? = chain
  while let link = current {
    current = link.next
    link.next = nil
  }
}

private func makeNest(around core: Int) -> Nest {
  (1..<depth).reduce(Nest.empty(core)) { nest, _ in .nest(nest) }
}

private final class Outcome<Value>: @unchecked Sendable {
  var value: Value?
}

private func onSmallStack<Value>(_ body: @escaping @Sendable () -> Value) throws -> Value {
  let (outcome, done) = (Outcome<Value>(), DispatchSemaphore(value: 0))
  let thread = Thread {
    outcome.value = body()
    done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  done.wait()
  return try #require(outcome.value)
}
