/// A fake, before it is text.
struct FakeDeclaration {
  enum Kind { case conformer, subclass, actor }

  /// `FakeDog`
  var name: String
  var kind: Kind
  var module: String
  /// The type that is faked, with the types around it: `Kennel.Dog`.
  var subject: String
  /// With generic arguments.
  var parents: [String]
  /// Between the angle brackets.
  var generics = ""
  var whereClause = ""
  /// `@MainActor`, if the type belongs to a global actor.
  var isolation: String?
  var availability: [String] = []
  /// The `#if` around it, from the outermost.
  var conditions: [String] = []
  var parts: [Part] = []
  var imports: [ImportLine] = []

  /// What stands between its braces, in this order.
  enum Part {
    case member(Member)
    /// Lines that are the same in every fake.
    case lines([String], title: String)
    /// A comment, for what could not be written.
    case note(String, line: String?)
  }

  var members: [Member] {
    parts.compactMap { if case .member(let member) = $0 { member } else { nil } }
  }

  /// What cannot be faked, and why.
  struct LeftOut: Error, Equatable {
    let subject: String
    let reason: String
  }
}
