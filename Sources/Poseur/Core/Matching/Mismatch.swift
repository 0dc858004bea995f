/// Why a value doesn't match. The parts stay apart until a report makes a sentence of them.
nonisolated struct Mismatch: Error, CustomStringConvertible {
  /// Leads to the mismatch inside the value: `[2]["name"]`. Empty for the value itself.
  private var path = ""
  /// Whether the fact is what the value is, and not a verb.
  private let isState: Bool
  private let fact: String
  private var expected: String?
  private var remark = ""

  /// The value is this: `.is("3", not: "4")`, `.is("3, which fails the check")`.
  static func `is`(_ received: String, not expected: String? = nil, remark: String = "") -> Mismatch {
    Mismatch(isState: true, fact: received, expected: expected, remark: remark)
  }

  /// The value does this, or has it: `.verb("differs: …")`.
  static func verb(_ fact: String) -> Mismatch { Mismatch(isState: false, fact: fact) }

  /// A matcher rejected the value, but accepts it by the time the report is written.
  static let changed = verb("did not match before, but does now")

  /// The same for a value of which this one is a member.
  func inside(_ key: Any) -> Mismatch {
    var mismatch = self
    mismatch.path = "[\(describeValue(key))]" + path
    return mismatch
  }

  /// A line about a subject: `argument 0[2] is 3, not 4`.
  func text(of subject: String) -> String { "\(subject)\(path) \(predicate)" }

  /// A line about what a call returned, after its verb.
  func text(after verb: String) -> String {
    if !path.isEmpty { return "\(verb) a value whose \(self)" }
    return isState ? "\(verb) \(text)" : "\(verb) what \(text)"
  }

  var description: String { path.isEmpty ? predicate : "\(path) \(predicate)" }

  private var predicate: String { isState ? "is \(text)" : text }

  private var text: String { "\(fact)\(expected.map { ", not \($0)" } ?? "")\(remark.isEmpty ? "" : ": \(remark)")" }
}
