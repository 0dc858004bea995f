/// Why a value doesn't match, as the rest of a sentence about it.
nonisolated struct Mismatch: CustomStringConvertible {
  /// Leads to the mismatch inside the value: `[2]["name"]`. Empty for the value itself.
  private var path = ""
  private let isState: Bool
  private let text: String

  /// The value is this: `.is("3, not 4")`.
  static func `is`(_ text: String) -> Mismatch { Mismatch(isState: true, text: text) }

  /// The value does this, or has it: `.verb("differs: …")`.
  static func verb(_ text: String) -> Mismatch { Mismatch(isState: false, text: text) }

  /// A matcher rejected the value, but accepts it by the time the report is written.
  static let changed = verb("did not match before, but does now")

  private init(isState: Bool, text: String) { (self.isState, self.text) = (isState, text) }

  /// The same for a value of which this one is a member.
  func inside(_ key: Any) -> Mismatch {
    var mismatch = self
    mismatch.path = "[\(describeValue(key))]" + path
    return mismatch
  }

  /// How far it is to read, to choose the shortest.
  var count: Int { description.count }

  /// A line about a subject: `argument 0[2] is 3, not 4`.
  func text(of subject: String) -> String { "\(subject)\(path) \(predicate)" }

  /// A line about what a call returned, after its verb.
  func text(after verb: String) -> String {
    if !path.isEmpty { return "\(verb) a value whose \(self)" }
    return isState ? "\(verb) \(text)" : "\(verb) what \(text)"
  }

  var description: String { path.isEmpty ? predicate : "\(path) \(predicate)" }

  private var predicate: String { isState ? "is \(text)" : text }
}
