import Foundation
import Testing

@testable import PoseurCore

/// Each row says where the matchers of a closure stand among the arguments that the fake records, or nil where that is
/// unknown.
@Suite("The place of a matcher without a sample")
struct MatcherSampleTests {
  @Test("is found in two runs where the type has room for a number")
  func unique() {
    #expect(places { $0.take(1, 2) } == [])
    #expect(places { $0.take(matching() as Int, matching() as Int) } == [0, 1])
    #expect(places { $0.take(5, matching() as Int) } == [1])
    #expect(places { $0.take(matching() as String, "x") } == [0])
    #expect(places { $0.take("a" as Any, matching() as Int) } == [1])
    #expect(places { $0.spread(1, matching(), matching(), 4) } == [1, 2])
    #expect(runs { $0.take(matching() as Int, matching() as String) } == 2)
  }

  @Test("is found for every number of the standard library", arguments: [false, true])
  func scalars(isSecond: Bool) {
    func isFound<Number: ExpressibleByIntegerLiteral>(_ type: Number.Type) -> Bool {
      let number: Number = 109
      return isSecond
        ? places { $0.take(number, matching() as Number) } == [1]
        : places { $0.take(matching() as Number, number) } == [0]
    }
    #expect(isFound(Int.self) && isFound(Int8.self) && isFound(Int16.self) && isFound(Int32.self))
    #expect(isFound(Int64.self) && isFound(UInt.self) && isFound(UInt8.self) && isFound(UInt16.self))
    #expect(isFound(UInt32.self) && isFound(UInt64.self) && isFound(Float.self) && isFound(Double.self))
    #expect(places { $0.take(matching() as SIMD3<Float>, SIMD3<Float>(repeating: 1)) } == [0])
    #expect(places { $0.take(" " as Character, matching() as Character) } == [1])
    #expect(places { $0.take(matching() as Unicode.Scalar, " " as Unicode.Scalar) } == [0])
  }

  @Test("of a Bool is found beside equal ones, by further runs")
  func bools() {
    #expect(places { $0.flags(matching(), false) } == [0])
    #expect(places { $0.flags(matching(), true) } == [0])
    #expect(places { $0.flags(false, matching()) } == [1])
    #expect(places { $0.flags(matching(), matching()) } == [0, 1])
    #expect(places { $0.five(matching(), false, matching(), true, matching()) } == [0, 2, 4])
    #expect(places { $0.five(matching(), matching(), matching(), matching(), matching()) } == [0, 1, 2, 3, 4])
    #expect(runs { $0.flags(false, matching()) } == 2 && runs { $0.flags(matching(), matching()) } == 3)
    #expect(runs { $0.five(matching(), matching(), matching(), matching(), matching()) } == 4)
  }

  @Test("of an enum's case is found beside equal ones")
  func enums() {
    #expect(places { $0.toys(.ball, matching(), matching(), .dark, matching()) } == [1, 2, 4])
    #expect(places { $0.optionalToy(matching(), .ball) } == [0])
    #expect(places { $0.take(matching() as Only, 1) } == [0])
    #expect(places { $0.take(Only.one, matching() as Only) } == nil)
  }

  @Test("is an enum's own choice, where it has one: the fake may look at it")
  func ownChoice() {
    #expect(places { $0.guarded(matching(), .ball) } == [0])
  }

  @Test("follows an argument that the fake records elsewhere, and is unknown for one that it changes")
  func changed() {
    #expect(places { $0.swapped(true, matching()) } == [0])
    #expect(places { $0.swapped(matching(), matching()) } == [0, 1])
    #expect(places { $0.negated(matching(), matching()) } == nil)
    #expect(places { $0.negated(true, matching()) } == nil && places { $0.negated(false, matching()) } == nil)
    #expect(places { $0.doubled(matching()) } == nil)
    #expect(places { $0.described(matching()) } == nil)
    #expect(places { $0.constant(matching()) } == nil)
    #expect(places { $0.rotated(matching(), matching()) } == nil)
    #expect(places { $0.conjunction(matching(), matching()) } == nil)
    #expect(places { $0.second(matching(), true) } == nil && places { $0.second(true, matching()) } == [1])
    #expect(places { $0.twice(matching()) } == nil)
  }

  @Test("inside a value is unknown")
  func inside() {
    #expect(places { $0.take(Spot(x: matching(), y: 3), 1) } == nil)
    #expect(places { $0.take([matching() as Int], 1) } == nil)
    #expect(places { $0.take((matching() as Bool) ? 1 : 2, 1) } == nil)
    #expect(places { $0.take((matching() as Int) + 1, 1) } == nil)
  }

  @Test("of an optional is found beside nil, also of an object's")
  func optionals() {
    #expect(places { $0.optional(matching(), matching(), nil) } == [0, 1])
    #expect(places { $0.optional(matching(), nil, nil) } == [0])
    #expect(places { $0.optional(1, nil, matching()) } == [2])
    #expect(places { $0.optional(1, "a", matching()) } == [2])
  }

  @Test("of structs, tuples and collections is found")
  func composed() {
    #expect(places { $0.take(matching() as Spot, Spot(x: 1, y: 2)) } == [0])
    #expect(places { $0.take(Flags(a: false, b: false), matching() as Flags) } == [1])
    #expect(places { $0.take(matching() as Look, matching() as Flags) } == [0, 1])
    #expect(places { $0.take(matching() as [Int], matching() as [String: Bool]) } == [0, 1])
    #expect(places { $0.take([] as Set<Int>, matching() as Set<Int>) } == [1])
    #expect(places { $0.take(matching() as (Int, Bool), 0) } == [0])
    #expect(places { $0.take(matching() as Options, [] as Options) } == [0])
    #expect(places { $0.take(matching() as Range<Int>, matching() as ClosedRange<Int>) } == [0, 1])
    #expect(places { $0.take(matching() as Result<Int, Never>, 3) } == [0])
  }

  @Test("of values of Foundation is found")
  func foundation() {
    #expect(places { $0.take(matching() as Date, matching() as UUID) } == [0, 1])
    #expect(places { $0.take(matching() as URL, URL(fileURLWithPath: "/")) } == [0])
    #expect(places { $0.take(Data(), matching() as Data) } == [1])
    #expect(places { $0.take(Date(timeIntervalSince1970: 3), matching() as Date) } == [1])
    #expect(places { $0.take(UUID(), matching() as Date) } == nil, "a new value each time equals nothing")
  }

  @Test("of values whose == says nothing is unknown beside others of their type")
  func alwaysEqual() {
    #expect(places { $0.take(matching() as Always, Always(a: 1)) } == nil)
    #expect(places { $0.take(matching() as Always, matching() as Always) } == nil)
    #expect(places { $0.take(matching() as Always, 3) } == [0])
  }

  @Test("of a generic, inout, autoclosure, variadic or default parameter, and beside closures, is found")
  func parameters() {
    #expect(places { $0.generic(matching() as Int, matching() as String) } == [0, 1])
    #expect(places { $0.generic(false, matching() as Bool) } == [1])
    #expect(
      places { park in
        var number: Int = matching()
        park.change(&number, true)
      } == [0])
    #expect(
      places { park in
        var number: Int = matching()
        park.changeFirst(&number, true)
      } == nil)
    #expect(places { $0.lazily(matching(), matching(), matching(), false) } == [0, 1, 2])
    #expect(places { $0.never(matching(), matching()) } == [0])
    #expect(places { $0.twiceLazily(matching()) } == [0, 1])
    #expect(places { $0.variadic(1, matching()) } == nil)
    #expect(places { $0.defaults(matching()) } == [0])
    #expect(places { $0.closure({}, { $0 }, matching()) } == [2])
  }

  @Test("is that of the argument, wherever the matcher is made")
  func constants() {
    #expect(
      places { park in
        let (x, y): (Bool, Bool) = (matching(), matching())
        park.flags(y, x)
      } == [0, 1])
    #expect(
      places { park in
        let x: Bool = matching()
        park.flags(x, x)
      } == nil)
  }

  private func places(_ write: (FakePark) -> Void) -> [Int]? { written(write).places }

  private func runs(_ write: (FakePark) -> Void) -> Int { written(write).runs }

  private func written(_ write: (FakePark) -> Void) -> (places: [Int]?, runs: Int) {
    let park = FakePark()
    var runs = 0
    let counted = { (park: FakePark) in
      runs += 1
      write(park)
    }
    let writing = Writing(of: park.faker.core, at: SourcePosition()).run(counted, by: park).writing
    guard let written = writing.written else { return (nil, runs) }
    let matchers = written.pattern.matchers ?? []
    return (matchers.indices.filter { matchers[$0].description == "any value" }, runs)
  }
}

private enum Toy: Equatable { case ball, rope, bone }
private enum Shade { case dark, light }
private enum Only { case one }
private enum Gate: DefaultProvidable {
  case locked, open
  static var defaultValue: Gate { .open }
}
private struct Spot: Equatable { var x, y: Int }
private struct Look { var name: String; var shade: Shade; var height: Double? }
private struct Flags: Equatable { var a, b: Bool }
private struct Always: Equatable {
  var a: Int
  static func == (lhs: Always, rhs: Always) -> Bool { true }
}
private struct Options: OptionSet { let rawValue: Int }
private final class Ranger {}

private final class FakePark: Fake {
  enum Function: String, PoseurFunction { case take, generic }
  let faker = Function.faker()

  func take(_ a: Any, _ b: Any) { recordCall(.take, arguments: a, b) }
  func flags(_ a: Bool, _ b: Bool) { recordCall(.take, arguments: a, b) }
  func five(_ a: Bool, _ b: Bool, _ c: Bool, _ d: Bool, _ e: Bool) { recordCall(.take, arguments: a, b, c, d, e) }
  func toys(_ a: Toy, _ b: Toy, _ c: Toy?, _ d: Shade, _ e: Shade) { recordCall(.take, arguments: a, b, c, d, e) }
  func guarded(_ a: Gate, _ b: Toy) { if a == .open { recordCall(.take, arguments: a, b) } }
  func optionalToy(_ a: Toy?, _ b: Toy) { recordCall(.take, arguments: a, b) }
  func swapped(_ a: Bool, _ b: Bool) { recordCall(.take, arguments: b, a) }
  func negated(_ a: Bool, _ b: Bool) { recordCall(.take, arguments: !a, !b) }
  func doubled(_ a: Int) { recordCall(.take, arguments: a * 2) }
  func described(_ a: Int) { recordCall(.take, arguments: "\(a)") }
  func constant(_ a: Bool) { recordCall(.take, arguments: false) }
  func conjunction(_ a: Bool, _ b: Bool) { recordCall(.take, arguments: a && b, a || b) }
  func second(_ a: Bool, _ b: Bool) { recordCall(.take, arguments: true, b) }
  func twice(_ a: Int) { recordCall(.take, arguments: a, a) }
  func rotated(_ a: Toy, _ b: Toy) {
    func next(_ toy: Toy) -> Toy { toy == .ball ? .rope : toy == .rope ? .bone : .ball }
    recordCall(.take, arguments: next(b), next(a))
  }
  func optional(_ a: Int?, _ b: String?, _ c: Ranger?) { recordCall(.take, arguments: a, b, c) }
  func spread(_ numbers: Int...) { recordCall(.take, arguments: numbers[0], numbers[1], numbers[2], numbers[3]) }
  func variadic(_ numbers: Int...) { recordCall(.take, arguments: numbers) }
  func generic<T, U>(_ a: T, _ b: U) { recordCall(.generic, arguments: a, b) }
  func change(_ a: inout Int, _ b: Bool) {
    recordCall(.take, arguments: a, b)
    a = 0
  }
  func changeFirst(_ a: inout Int, _ b: Bool) {
    a += 1
    recordCall(.take, arguments: a, b)
  }
  func lazily(_ a: @autoclosure () -> Int, _ b: Int, _ c: @autoclosure () -> Bool, _ d: Bool) {
    let c = c()
    recordCall(.take, arguments: a(), b, c, d)
  }
  func never(_ a: @autoclosure () -> Int, _ b: Int) { recordCall(.take, arguments: b) }
  func twiceLazily(_ a: @autoclosure () -> Int) { recordCall(.take, arguments: a(), a()) }
  func defaults(_ a: Toy, loud: Bool = false, count: Int = 3) { recordCall(.take, arguments: a, loud, count) }
  func closure(_ a: () -> Void, _ b: @escaping (Int) -> Int, _ c: Int) { recordCall(.take, arguments: nil, b, c) }
}
