/// What a throwing function throws when no stub answers its call.
nonisolated public struct UnstubbedCall: Error, CustomStringConvertible {
  /// What happened, as a failure says it; only the first line where that failure was reported before.
  public let description: String

  init(description: String) { self.description = description }

  /// An error for what was reported already, which need not be read twice.
  init(reported message: String) {
    description = "\(message.prefix { $0 != "\n" })\nThe failure that was reported says more."
  }

  /// What happened, as the end of a sentence: the first line, without the full stop.
  var headline: String {
    let line = description.prefix { $0 != "\n" }
    return String(line.hasSuffix(".") ? line.dropLast() : line)
  }
}

/// What a call does when no stub answers it and the fake has no `orElse:`. A function that returns nothing needs no
/// stub under any policy, nor does one with a default of its own: `register(default:for:)`.
nonisolated public enum UnstubbedPolicy: Sendable {
  /// Fails the test at each such call, with the nearest stubs and a line to paste. Then a function that can throw any
  /// error throws `UnstubbedCall`; any other returns a stand-in (a value registered for the type, a
  /// `DefaultProvidable` type's default, nil, an empty string or collection, a stream that has ended, zero, false, a
  /// first case, a `Decodable` type made of stand-ins), and traps only where none can be made.
  case report
  /// As `report`, but without the failure, unless no stand-in can be made and the process stops. A stub that matches
  /// but whose answer does not fit is a failure all the same. A function that can throw returns the value that is
  /// registered for its type, if there is one.
  case returnDefault
  /// Reports, then stops the process: the rule of the original Poseur. A stub whose answer does not fit does so, too.
  case trap
}
