import Poseur
import Testing

/// The page on all matchers has a table of them and their words.
@Suite("The table of all matchers")
struct MatcherTableTests {
  private let rex = Rex()

  /// The code of each row, twice: as it stands in the table, and as the compiler reads it.
  private var rows: [(code: String, matcher: any CustomStringConvertible)] {
    [
      (".anything", Argument.anything),
      (".any", Argument.any),
      (".nil", Argument.nil),
      (".nonNil", Argument.nonNil),
      (".skipped", Argument.skipped),
      (".closure", Argument.closure),
      (".equal(to: 3)", Argument.equal(to: 3)),
      (".identical(to: rex)", Argument.identical(to: rex)),
      (".error(Hoarse())", Argument.error(Hoarse())),
      (".is(Dog.self)", Argument.is(Dog.self)),
      (".isType(Dog.self)", Argument.isType(Dog.self)),
      (".instanceOf(Dog.self)", Argument.instanceOf(Dog.self)),
      (".in(1...3)", Argument.in(1...3)),
      (".in(3...)", Argument.in(3...)),
      (".lessThan(3)", Argument.lessThan(3)),
      (".greaterThan(3)", Argument.greaterThan(3)),
      (".close(to: 1, within: 0.5)", Argument.close(to: 1, within: 0.5)),
      (#".hasPrefix("R")"#, Argument.hasPrefix("R")),
      (#".hasSuffix("x")"#, Argument.hasSuffix("x")),
      (".matches(#/R.x/#)", Argument.matches(#/R.x/#)),
      (".contains(#/e/#)", Argument.contains(#/e/#)),
      (#".contains("e")"#, Argument.contains("e")),
      (".hasCount(2)", Argument.hasCount(2)),
      (".hasCount(2...)", Argument.hasCount(2...)),
      (".elements(1, Argument.any)", Argument.elements(1, Argument.any)),
      (".anyOrder(1, 2)", Argument.anyOrder(1, 2)),
      (".each(3)", Argument.each(3)),
      (#".entries(["id": 3])"#, Argument.entries(["id": 3])),
      (#".key(\Walk.minutes, 30)"#, Argument.key(\Walk.minutes, 30)),
      (".oneOf(1, 2)", Argument.oneOf(1, 2)),
      (".not(3)", Argument.not(3)),
      (".all(.nonNil, .lessThan(3))", Argument.all(.nonNil, .lessThan(3))),
      (".either(.nil, .lessThan(3))", Argument.either(.nil, .lessThan(3))),
      (#".where("a pup") { (age: Int) in age < 2 }"#, Argument.where("a pup") { (age: Int) in age < 2 }),
      (".validator { $0 != nil }", Argument.validator { $0 != nil }),
      (".pass { $0 != nil }", Argument.pass { $0 != nil }),
    ]
  }

  @Test("has each of them with the words that a report shows")
  func words() throws {
    let page = try RepositoryFile("Sources/Poseur/Poseur.docc/Arguments/Matchers.md")
    let table = page.text.matches(of: #/\n\| `([^`]+)` +\| (.+?) +\|/#).map { "\($0.1) reads \($0.2)" }

    #expect(table == rows.map { "\($0.code) reads \($0.matcher)" })
  }
}

// MARK: - Fixtures

private final class Rex: CustomStringConvertible {
  let description = "Rex"
}

private struct Walk { let minutes: Int }
