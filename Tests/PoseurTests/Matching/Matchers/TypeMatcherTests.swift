import Foundation
import Testing

@testable import PoseurCore

@Suite("Matchers of types")
struct TypeMatcherTests {
  @Test("is, isType and instanceOf", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  @Test("an object of Foundation is no instance of the type that Swift would make of it")
  func bridging() {
    #expect(!Argument.instanceOf(String.self).matches(NSString(string: "Rex")))
    #expect(!Argument.isType(Int.self).matches(NSNumber(value: 5)))
  }

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .is(Dog.self), "a value of type Dog", matching: [Dog(), Collie(), Dog?.some(Dog()) as Any],
      others: [
        (nil, "is nil, not a value of type Dog"), ("Rex", "is \"Rex\" (String), not a value of type Dog"),
        (Dog.self, "is Dog.self (Dog.Type), not a value of type Dog"),
      ]),
    MatcherRow(
      .is((any Digging).self), "a value of type Digging", matching: [Terrier()],
      others: [(Dog(), "is <Dog> (Dog), not a value of type Digging")]),
    MatcherRow(
      .is(Int?.self), "a value of type Int?", matching: [nil, 5],
      others: [("5", "is \"5\" (String), not a value of type Int?")]),
    MatcherRow(
      .is(NSNumber.self), "a value of type NSNumber", matching: [NSNumber(value: 5)],
      others: [(5, "is 5 (Int), not a value of type NSNumber")]),
    MatcherRow(
      .is(String.self), "a value of type String", matching: ["Rex", NSString(string: "Rex")],
      others: [(5, "is 5 (Int), not a value of type String")]),
    MatcherRow(
      .is(AnyObject.self), "a value of type AnyObject", matching: [Dog()],
      others: [
        (5, "is 5 (Int), not a value of type AnyObject"), (nil, "is nil, not a value of type AnyObject"),
      ]),
    MatcherRow(
      .is(AnyObject?.self), "a value of type AnyObject?", matching: [Dog(), nil],
      others: [(5, "is 5 (Int), not a value of type AnyObject?")]),
    MatcherRow(
      .isType(Dog.self), "exactly Dog", matching: [Dog(), Dog?.some(Dog()) as Any, Dog.self],
      others: [
        (Collie(), "is <Collie> (Collie), not exactly Dog"),
        (Collie.self, "is Collie.self (Collie.Type), not exactly Dog"),
        (nil, "is nil, not exactly Dog"),
      ]),
    MatcherRow(
      .isType(Int.self), "exactly Int", matching: [5, AnyHashable(5), Int.self],
      others: [(5.0, "is 5.0 (Double), not exactly Int"), (nil, "is nil, not exactly Int")]),
    MatcherRow(
      .isType((any Digging).self), "exactly Digging", matching: [(any Digging).self],
      others: [
        (
          Terrier(),
          "is Terrier(name: \"Rex\") (Terrier), not exactly Digging: no value's own type is a protocol; use Argument.is"
        )
      ]),
    MatcherRow(
      .instanceOf(AnyObject?.self), "an instance of the exact type AnyObject?", matching: [nil],
      others: [
        (
          Dog(),
          "is <Dog> (Dog), not an instance of the exact type AnyObject?: no value's own type is a protocol; use "
            + "Argument.is"
        )
      ]),
    MatcherRow(
      .instanceOf(Dog.self), "an instance of the exact type Dog", matching: [Dog()],
      others: [
        (Collie(), "is <Collie> (Collie), not an instance of the exact type Dog"),
        (Dog.self, "is Dog.self (Dog.Type), not an instance of the exact type Dog"),
        (nil, "is nil, not an instance of the exact type Dog"),
      ]),
    MatcherRow(
      .instanceOf(URLError.self), "an instance of the exact type URLError",
      matching: [URLError(.badURL), URLError(.badURL) as any Error],
      others: [(5, "is 5 (Int), not an instance of the exact type URLError")]),
    MatcherRow(
      .isType(URLError.self), "exactly URLError", matching: [URLError(.badURL) as any Error, URLError.self],
      others: [(Mumble(), "is <Mumble> (Mumble), not exactly URLError")]),
    MatcherRow(
      .instanceOf(Int??.self), "an instance of the exact type Int??", matching: [5, nil],
      others: [("5", "is \"5\" (String), not an instance of the exact type Int??")]),
    MatcherRow(
      .instanceOf([Int].self), "an instance of the exact type [Int]", matching: [[1], [Int]()],
      others: [([1] as [Any], "is [1] ([Any]), not an instance of the exact type [Int]")]),
  ]
}

private final class Mumble: Error {}
