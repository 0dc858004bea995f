/// How recorded arguments are held.
///
/// Set it for a fake with `faker(retention:)`, or for one function with `keepArguments(_:of:)`.
///
/// If an argument isn't kept, a note takes its place. A check that takes the list of arguments, or an argument as
/// `Any`, gets the note, which is not nil. Matchers, and checks that take other types, recognize it.
///
/// Whatever the retention, a record doesn't keep alive an object that the call returned. It keeps a thrown error as it
/// is.
nonisolated public enum ArgumentRetention: Sendable {
  /// Everything strongly.
  ///
  /// Objects live as long as the record of the call: until a reset.
  case strong
  /// Objects weakly, everything else as it is.
  ///
  /// An object that is gone reads as a note that says so.
  case weak
  /// Nothing: the fake only counts calls.
  ///
  /// Each argument and each result reads as a note that says so. Stubs still see the arguments.
  case none
}

/// An object that a record does not keep alive.
nonisolated private final class WeakArgument {
  private weak var object: AnyObject?
  private let type: Any.Type

  init(_ object: AnyObject) {
    self.object = object
    type = Swift.type(of: object)
  }

  var current: Any? { object ?? MissingArgument.released(describeType(type)) }
}

nonisolated extension ArgumentRetention {
  /// The arguments as a record holds them.
  func stored(_ arguments: [Any?]) -> [Any?] {
    switch self {
    case .strong: arguments
    case .weak: arguments.map { Self.weaklyHeld($0) }
    case .none: arguments.map { _ in MissingArgument.notKept }
    }
  }

  /// The arguments as a reader of the record sees them.
  func read(_ stored: [Any?]) -> [Any?] { self == .weak ? stored.map { Self.current($0) } : stored }

  /// An outcome as a record holds it. A returned object is never kept alive: a fake that returns itself would live for
  /// ever.
  func stored(_ outcome: CallOutcome) -> CallOutcome {
    if self != .none, case .returned(let value?) = outcome, Self.isNoObject(type(of: value)) { return outcome }
    return outcome.mapValue { self == .none && !($0 is Void) ? MissingArgument.notKept : Self.weaklyHeld($0) }
  }

  /// An outcome as a reader of the record sees it.
  func read(_ stored: CallOutcome) -> CallOutcome { stored.mapValue { Self.current($0) } }

  private static func current(_ stored: Any?) -> Any? {
    finalInstance(stored, of: WeakArgument.self).map(\.current) ?? stored
  }

  /// An object behind a weak reference, anything else as it is.
  private static func weaklyHeld(_ argument: Any?) -> Any? {
    if let argument, isNoObject(type(of: argument)) { return argument }
    guard let object = unwrappedValue(argument).flatMap(classInstance) else { return argument }
    return WeakArgument(object)
  }

  /// Whether the type is one of those that most functions return, which need no closer look.
  private static func isNoObject(_ type: Any.Type) -> Bool {
    type == Void.self || type == String.self || type == Bool.self || type == Int.self || type == Double.self
  }
}
