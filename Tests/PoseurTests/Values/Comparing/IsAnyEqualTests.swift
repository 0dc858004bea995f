import Testing

@testable import PoseurCore

@Suite("isAnyEqual")
struct IsAnyEqualTests {
  @Test("equal values", arguments: equalPairs)
  func equal(_ pair: ValuePair) {
    #expect(isAnyEqual(pair.lhs, pair.rhs), "\(pair)")
    #expect(isAnyEqual(pair.rhs, pair.lhs), "\(pair), the other way round")
  }

  @Test("different values", arguments: differentPairs)
  func different(_ pair: ValuePair) {
    #expect(!isAnyEqual(pair.lhs, pair.rhs), "\(pair)")
    #expect(!isAnyEqual(pair.rhs, pair.lhs), "\(pair), the other way round")
  }

  private static let equalPairs: [ValuePair] = [
    ValuePair("values that show nothing of themselves, by their bytes", Sealed(1), Sealed(1)),
    ValuePair("values without members", Barked(), Barked()),
    ValuePair("such values as members of no type of their own", [Barked()] as [Any], [Barked()] as [Any]),
    ValuePair("such errors", [Barked()] as [any Error], [Barked()] as [any Error]),
    ValuePair("such an error in a dictionary", ["a": Barked()] as [String: Any], ["a": Barked()] as [String: Any]),
    ValuePair(
      "such an error in an enum", Result<Int, any Error>.failure(Barked()), Result<Int, any Error>.failure(Barked())),
    ValuePair("such an error in a struct", Report(error: Barked()), Report(error: Barked())),
    ValuePair("members that show nothing of themselves", [Sealed(1)] as [Any], [Sealed(1)] as [Any]),
    ValuePair("values whose mirrors call them enums", Styled(number: 1), Styled(number: 1)),
    ValuePair("nil and nil", nil, nil),
    ValuePair("nil of different types", Int?.none, String?.none),
    ValuePair("nil at different depths", Int??.some(nil) as Any, Hound???.none as Any),
    ValuePair("an optional and what it wraps", Int?.some(5), 5),
    ValuePair("optionals of different depth", Int???.some(5) as Any, Int?.some(5)),
    ValuePair("a boxed key and its value", AnyHashable(5), 5),
    ValuePair("integers", 5, 5),
    ValuePair("small integers", Int8(5), Int8(5)),
    ValuePair("strings", "Rex", "Rex"),
    ValuePair("metatypes", Hound.self, Hound.self),
    ValuePair("metatypes of protocols", (any Fetching).self, (any Fetching).self),
    ValuePair("equatable, not hashable, by ==", Tag(name: "Rex", note: "new"), Tag(name: "rex", note: "old")),
    ValuePair("voids", (), ()),
    ValuePair("tuples", (1, "a"), (1, "a")),
    ValuePair("a tuple with labels and one without", (id: 1, name: "a"), (1, "a")),
    ValuePair("tuples with some labels", (id: 1, "a"), (1, name: "a")),
    ValuePair("arrays of anything", [1, "a", Plaything.ball] as [Any], [1, "a", Plaything.ball] as [Any]),
    ValuePair("arrays with nils of different types", [Int?.none as Any], [String?.none as Any]),
    ValuePair("empty arrays", [Any](), [Any]()),
    ValuePair("dictionaries", ["a": 1, "b": nil] as [String: Any?], ["b": nil, "a": 1] as [String: Any?]),
    ValuePair("sets", Set(["a", "b", "c"]), Set(["c", "b", "a"])),
    ValuePair("sets of boxed members", [1, "b"] as Set<AnyHashable>, ["b", 1] as Set<AnyHashable>),
    ValuePair("arrays of boxed members", [1, "b"] as [AnyHashable], [1, "b"] as [AnyHashable]),
    ValuePair("cases", Plaything.ball, Plaything.ball),
    ValuePair("cases that are not equatable", Wish.none, Wish.none),
    ValuePair("payloads", Wish.fetch(.ball, for: ["kid"]), Wish.fetch(.ball, for: ["kid"])),
    ValuePair("payloads with a label", Way.go(north: [1] as [Any]), Way.go(north: [1] as [Any])),
    ValuePair("boxes in arrays that are keys", [[5]: 1] as [[AnyHashable]: Int], [[5]: 1] as [[AnyHashable]: Int]),
    ValuePair("structs", Meal(food: "beef", extras: [1]), Meal(food: "beef", extras: [1])),
    ValuePair("structs without fields", Nothing(), Nothing()),
    ValuePair("instances by their fields", Hound("Rex"), Hound("Rex")),
    ValuePair("instances without fields", Kennel(), Kennel()),
    ValuePair("instances by inherited fields", Puppy("Rex", age: 1), Puppy("Rex", age: 1)),
    ValuePair("instances of a subclass, by the == of the superclass", Cat(1), Kitten(1)),
    ValuePair("instances of two subclasses, by the == of the superclass", Tiger(1), Kitten(1)),
    ValuePair("nothing to reflect, by description", Opaque("a"), Opaque("a")),
    ValuePair("what a mirror lists in any order", Sheet(["a": 1, "b": 2]), Sheet(["b": 2, "a": 1])),
  ]

  private static let differentPairs: [ValuePair] = [
    ValuePair("values whose mirrors call them enums", Styled(number: 1), Styled(number: 2)),
    ValuePair("values that show nothing of themselves", Sealed(1), Sealed(2)),
    ValuePair("members that show nothing of themselves", [Sealed(1)] as [Any], [Sealed(2)] as [Any]),
    ValuePair("errors of two types without members", [Barked()] as [any Error], [Growled()] as [any Error]),
    ValuePair("an error and none in a struct", Report(error: Barked()), Report(error: nil)),
    ValuePair("tuples of other labels", (width: 1, height: 2), (height: 1, width: 2)),
    ValuePair("nil and a value", nil, 0),
    ValuePair("what shows nothing of what it has inside", ["a": 1].values, ["a": 2].values),
    ValuePair("a member of that kind", [["a": 1].values], [["b": 1, "c": 2].values]),
    ValuePair("nil and false", Bool?.none, false),
    ValuePair("a nested nil and a nested value", [Int?.none as Any], [Int?.some(1) as Any]),
    ValuePair("a nil field and a field", Collar(tag: nil), Collar(tag: 1)),
    ValuePair("integers", 5, 6),
    ValuePair("integer and double", 5, 5.0),
    ValuePair("integers of different width", Int8(1), 1),
    ValuePair("float and double", Float(1), 1.0),
    ValuePair("number and string", 5, "5"),
    ValuePair("boxed numbers of different types", AnyHashable(5), AnyHashable(5.0)),
    ValuePair("numbers of different types in arrays", [5] as [Any], [5.0] as [Any]),
    ValuePair("numbers of different types in boxes in arrays", [5] as [AnyHashable], [5.0] as [AnyHashable]),
    ValuePair("boxes in arrays in arrays", [[5]] as [[AnyHashable]], [[5.0]] as [[AnyHashable]]),
    ValuePair("boxes in dictionaries", ["a": 5] as [String: AnyHashable], ["a": 5.0] as [String: AnyHashable]),
    ValuePair("boxed keys", [5: "a"] as [AnyHashable: Any], [5.0: "a"] as [AnyHashable: Any]),
    ValuePair("boxes in sets", [5] as Set<AnyHashable>, [5.0] as Set<AnyHashable>),
    ValuePair("boxes in arrays that are keys", [[5]: 1] as [[AnyHashable]: Int], [[5.0]: 1] as [[AnyHashable]: Int]),
    ValuePair("boxes in arrays in sets", [[5]] as Set<[AnyHashable]>, [[5.0]] as Set<[AnyHashable]>),
    ValuePair("boxed arrays in sets", boxes([5 as AnyHashable]), boxes([5.0 as AnyHashable])),
    ValuePair("optional boxes in sets", [5] as Set<AnyHashable?>, [5.0] as Set<AnyHashable?>),
    ValuePair("boxes in slices", ([5] as [AnyHashable])[...], ([5.0] as [AnyHashable])[...]),
    ValuePair("boxes in contiguous arrays", [5] as ContiguousArray<AnyHashable>, [5.0] as ContiguousArray<AnyHashable>),
    ValuePair("empty arrays of different types", [Int](), [String]()),
    ValuePair("array and slice", [1], [1][...]),
    ValuePair("NaNs", Double.nan, Double.nan),
    ValuePair("NaNs in arrays", [Double.nan] as [Any], [Double.nan] as [Any]),
    ValuePair("metatypes", Hound.self, Puppy.self),
    ValuePair("metatype and value", Int.self, 5),
    ValuePair("closures", {}, {}),
    ValuePair("closure and value", {}, 5),
    ValuePair("structs that hold closures", Handler(run: {}), Handler(run: {})),
    ValuePair("payloads that are closures", Wish.run({}), Wish.run({})),
    ValuePair("longer array", [1, 2, 3] as [Any], [1, 2] as [Any]),
    ValuePair("other order", [1, 2] as [Any], [2, 1] as [Any]),
    ValuePair("other key", ["a": 1] as [String: Any], ["b": 1] as [String: Any]),
    ValuePair("more keys", ["a": 1, "b": 2] as [String: Any], ["a": 1] as [String: Any]),
    ValuePair("a nil for a key and no such key", ["a": nil] as [String: Any?], [:] as [String: Any?]),
    ValuePair("other value", ["a": 1] as [String: Any], ["a": 2] as [String: Any]),
    ValuePair("sets", Set(["a", "b"]), Set(["a", "c"])),
    ValuePair("tuples", (1, "a"), (1, "b")),
    ValuePair("tuples in another order", (a: 1, b: 2), (b: 2, a: 1)),
    ValuePair("tuples of different length", (1, 2), (1, 2, 3)),
    ValuePair("cases", Plaything.ball, Plaything.slippers),
    ValuePair("cases that describe themselves alike", Wish.none, Wish.nothing),
    ValuePair("payloads of one type in different cases", Wish.first(1), Wish.second(1)),
    ValuePair("payloads", Wish.fetch(.ball, for: ["kid"]), Wish.fetch(.ball, for: ["parent"])),
    ValuePair("cases that differ in a label", Way.go(north: 1), Way.go(south: 1)),
    ValuePair("cases that differ in the label of one value of two", Way.turn(1, left: 2), Way.turn(1, right: 2)),
    ValuePair("cases with a label and without", Way.go(north: 1), Way.go(1)),
    ValuePair("cases of the same name", Plaything.ball, Toy.ball),
    ValuePair("structs", Meal(food: "beef", extras: [1]), Meal(food: "beef", extras: [2])),
    ValuePair("structs that describe themselves alike", Discreet(secret: [1]), Discreet(secret: [2])),
    ValuePair("structs of different types", Nothing(), Emptiness()),
    ValuePair("struct and class", Meal(food: "Rex", extras: []), Hound("Rex")),
    ValuePair("instances", Hound("Rex"), Hound("Max")),
    ValuePair("instances by inherited fields", Puppy("Rex", age: 1), Puppy("Max", age: 1)),
    ValuePair("instances by fields of the subclass", Puppy("Rex", age: 1), Puppy("Rex", age: 2)),
    ValuePair("instances of class and subclass", Hound("Rex"), Puppy("Rex", age: 1)),
    ValuePair("instances of a subclass, by the == of the superclass", Cat(1), Kitten(2)),
    ValuePair("nothing to reflect, by description", Opaque("a"), Opaque("b")),
    ValuePair("fields of other names", Sheet(["a": 1]), Sheet(["b": 1])),
    ValuePair("one field more", Sheet(["a": 1]), Sheet(["a": 1, "b": 1])),
  ]
}

// MARK: - Fixtures

struct ValuePair: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  let lhs: Any?
  let rhs: Any?

  init(_ words: String, _ lhs: Any?, _ rhs: Any?) {
    (testDescription, self.lhs, self.rhs) = (words, lhs, rhs)
  }
}

extension IsAnyEqualTests {
  @Test("actors by their properties alone, whatever stood in their memory before")
  func actors() {
    for number in 0..<100 {
      _ = [Litter(number), Litter(number + 1)].map { "\($0)" }
      #expect(isAnyEqual(Litter(3), Litter(3)))
      #expect(!isAnyEqual(Litter(3), Litter(4)))
    }
    #expect(
      StructuralDifferences(expected: Litter(3), received: Litter(4), objects: .byFields, showing: 3).lines == [
        "puppies: expected 3, received 4"
      ])
  }
}

private actor Litter {
  let puppies: Int
  init(_ puppies: Int) { self.puppies = puppies }
}

private struct Styled: CustomReflectable {
  let number: Int
  var customMirror: Mirror { Mirror(self, children: ["number": number], displayStyle: .enum) }
}

private protocol Fetching {}
private enum Plaything { case ball, slippers }
private enum Toy { case ball }
private struct Nothing {}
private struct Emptiness {}
private struct Collar { let tag: Int? }
private struct Handler { let run: () -> Void }
private struct Meal { let food: String, extras: [Any] }
private class Kennel {}

private enum Wish: CustomDebugStringConvertible {
  case none, nothing, first(Any), second(Any), fetch(Plaything, for: [Any]), run(() -> Void)
  var debugDescription: String { "a expectation" }
}

private enum Way { case go(north: Any), go(south: Any), go(Any), turn(Any, left: Any), turn(Any, right: Any) }

private func boxes(_ member: AnyHashable) -> Set<AnyHashable> { [member] }

private struct Discreet: CustomStringConvertible {
  let secret: [Any]
  var description: String { "discreet" }
}

private class Hound {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Puppy: Hound {
  let age: Int
  init(_ name: String, age: Int) {
    self.age = age
    super.init(name)
  }
}

private class Cat: Equatable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (lhs: Cat, rhs: Cat) -> Bool { lhs.id == rhs.id }
}

private final class Kitten: Cat { let toy = Hound("Rex") }
private final class Tiger: Cat {}

private struct Tag: Equatable {
  let name: String, note: String
  static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.name.lowercased() == rhs.name.lowercased() }
}

private struct Opaque: CustomReflectable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
  var customMirror: Mirror { Mirror(self, children: []) }
}

private struct Barked: Error {}
private struct Growled: Error {}

private struct Report {
  let error: (any Error)?
}

private struct Sheet: CustomReflectable {
  let cells: [String: Int]
  init(_ cells: [String: Int]) { self.cells = cells }
  var customMirror: Mirror { Mirror(self, children: cells.map { (label: $0.key, value: $0.value) }) }
}

private struct Sealed: CustomReflectable {
  let secret: Int
  init(_ secret: Int) { self.secret = secret }
  var customMirror: Mirror { Mirror(self, children: []) }
}
