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
  var settings: FakeReader.Settings
  /// How a signature spells the type that is faked, without `any`.
  var typeName: String
  var isSendable: Bool
  /// Whether it can be made without arguments.
  var hasPlainInitializer = true
  /// The fakes of what its functions return.
  var nested: [Nested] = []

  /// What stands between its braces, in this order.
  enum Part {
    case member(Member)
    /// A declaration without access, such as `typealias Item = Int`.
    case line(String)
    /// A comment, for what could not be written.
    case note(String, line: String?)
  }

  /// A fake that another one has, to return it.
  struct Nested: Equatable {
    let type: String
    let fake: String
    /// `fakeSession`
    let property: String
  }

  /// `Kennel.Dog`
  var origin: String { "\(module).\(subject)" }

  /// Whether a member can return a fake that this one has.
  func answers(_ member: Member, with nested: Nested) -> Bool {
    let isOfType = member.isStatic || (isolation != nil || kind == .actor) && member.modifiers.contains("nonisolated")
    return !isOfType && [nested.type, "any \(nested.type)"].contains(member.result)
  }

  var members: [Member] {
    parts.compactMap { if case .member(let member) = $0 { member } else { nil } }
  }

  /// Whether the compiler has told of all that it has: nothing stands in an `#if`, and no default names anything.
  var isAsBuilt: Bool {
    let hasComment = parts.contains { if case .note(_, .some) = $0 { true } else { false } }
    return !hasComment
      && members.allSatisfy { $0.conditions.isEmpty && $0.parameters.allSatisfy { $0.namesInDefault == [] } }
  }

  /// What cannot be faked, and why.
  struct LeftOut: Error, Equatable {
    let subject: String
    let reason: String
  }
}
