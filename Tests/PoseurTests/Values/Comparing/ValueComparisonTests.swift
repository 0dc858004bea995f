import Foundation
import Testing

@testable import PoseurCore

@Suite("ValueComparison")
struct ValueComparisonTests {
  private let byIdentity = ValueComparison(objects: .byIdentity)
  private let byFields = ValueComparison(objects: .byFields)

  @Test("an instance equals itself, whatever it holds")
  func sameInstance() {
    let dog = Hound("Rex")
    dog.onBark = {}
    dog.weight = .nan

    #expect(byIdentity.areEqual(dog, dog))
    #expect(byFields.areEqual(dog, dog))
    #expect(byFields.areEqual([dog] as [Any], [dog] as [Any]))
  }

  @Test("by identity, two alike instances are different")
  func identity() {
    #expect(!byIdentity.areEqual(Hound("Rex"), Hound("Rex")))
    #expect(byFields.areEqual(Hound("Rex"), Hound("Rex")))
  }

  @Test("by identity, so are two instances in structs, arrays, dictionaries, tuples, payloads and optionals")
  func nestedIdentity() {
    let wrappers: [(Hound) -> Any] = [
      { Walk(dog: $0) }, { [$0] }, { ["dog": $0] }, { ($0, 1) }, { Chain.link($0, .end) }, { Hound?.some($0) as Any },
    ]
    for wrap in wrappers {
      let dog = Hound("Rex")
      #expect(byIdentity.areEqual(wrap(dog), wrap(dog)))
      #expect(!byIdentity.areEqual(wrap(dog), wrap(Hound("Rex"))))
      #expect(byFields.areEqual(wrap(dog), wrap(Hound("Rex"))))
    }
  }

  @Test("by identity, an equatable instance is still compared by ==")
  func equatableInstances() {
    #expect(byIdentity.areEqual(Cat(1), Cat(1)))
    #expect(!byIdentity.areEqual(Cat(1), Cat(2)))
  }

  @Test("Foundation's class clusters are compared by their ==")
  func classClusters() {
    let string = NSString(string: "Rex")

    #expect(byIdentity.areEqual(string, NSMutableString(string: "Rex")))
    #expect(byIdentity.areEqual(NSMutableString(string: "Rex"), string))
    #expect(!byIdentity.areEqual(string, NSMutableString(string: "Max")))
  }

  @Test("an object of Foundation equals no value that Swift would make of it")
  func bridging() {
    #expect(!byFields.areEqual(5, NSNumber(value: 5)) && !byFields.areEqual(NSNumber(value: 5), 5))
    #expect(!byFields.areEqual(true, NSNumber(value: true)) && !byFields.areEqual(NSNumber(value: true), true))
    #expect(!byFields.areEqual("Rex", NSString(string: "Rex")) && !byFields.areEqual(NSString(string: "Rex"), "Rex"))
    #expect(!byFields.areEqual(["a": 5 as AnyHashable], ["a": NSNumber(value: 5) as AnyHashable]))
    #expect(byFields.areEqual(NSNumber(value: 5), NSNumber(value: 5)))
  }

  @Test("equatable values of one type are not reflected")
  func noReflection() {
    #expect(byFields.areEqual(Unreflectable(id: 1), Unreflectable(id: 1)))
    #expect(!byFields.areEqual(Unreflectable(id: 1), Unreflectable(id: 2)))
    #expect(!byFields.areEqual(Unreflectable(id: 1), "1"))
    #expect(byFields.areEqual([Unreflectable(id: 1)], [Unreflectable(id: 1)]))
  }

  @Test("a fresh object at the address of a freed one is compared again")
  func freedObjects() {
    #expect(!byFields.areEqual(Litter(count: 200, last: 0), Litter(count: 200, last: 1)))
  }

  @Test("values that share parts in very many ways are given up as different")
  func sharedParts() {
    let bounded = ValueComparison(objects: .byFields, mostMembers: 1_000)
    let twins = (1...64).reduce(Twins(parts: [])) { twins, _ in Twins(parts: [twins, twins]) }

    #expect(!bounded.areEqual(twins, twins))
    #expect(bounded.areEqual(Twins(parts: [Twins(parts: [])]), Twins(parts: [Twins(parts: [])])))
  }

  @Test("a value's code may compare values itself")
  func reentrance() {
    #expect(byFields.areEqual(Nested(inner: [1]), Nested(inner: [1])))
    #expect(!byFields.areEqual(Nested(inner: [1]), Nested(inner: [2])))
  }
}

// MARK: - Fixtures

private final class Hound {
  let name: String
  var weight = 1.0
  var onBark: (() -> Void)?
  init(_ name: String) { self.name = name }
}

private struct Walk { let dog: Hound }
private indirect enum Chain { case end, link(Hound, Chain) }

private final class Cat: Equatable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (lhs: Cat, rhs: Cat) -> Bool { lhs.id == rhs.id }
}

private struct Unreflectable: Equatable, CustomReflectable {
  let id: Int
  var customMirror: Mirror {
    Issue.record("reflected")
    return Mirror(self, children: [])
  }
}

private struct Twins { let parts: [Twins] }

/// Makes its members anew each time it is reflected.
private struct Litter: CustomReflectable {
  let count: Int, last: Int
  var customMirror: Mirror {
    Mirror(
      self, unlabeledChildren: (1...count).lazy.map { Boxed($0 == count ? last : 0) }, displayStyle: .collection)
  }
}

private final class Boxed {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct Nested: AnyEquatable {
  let inner: [Any]
  func isEqualTo(_ other: Any?) -> Bool { isAnyEqual(inner, (other as? Nested)?.inner) }
}
