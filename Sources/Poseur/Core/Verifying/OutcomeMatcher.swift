/// What is expected to have become of calls, for an assertion: `outcome: .threw(Hoarse.self)`.
public struct OutcomeMatcher: CustomStringConvertible {
  /// As it is written: `.returned("woof")`.
  public let description: String
  let matches: (CallOutcome) -> Bool

  /// They returned: what a stub or a default of the function has, or nothing (`Void`).
  public static var returned: OutcomeMatcher { value("returned", nil) }

  /// They returned this value of a stub or of a default of the function.
  /// - Parameter value: a value to be equal to, or a matcher.
  public static func returned(_ value: Any?) -> OutcomeMatcher { self.value("returned", Argument(from: value)) }

  /// They threw some error, be it a stub's or that of the fake's `orElse:`.
  public static var threw: OutcomeMatcher { error("threw") { _ in true } }

  /// They threw an error of this type.
  /// - Parameter type: the type of the error.
  public static func threw<Failure: Error>(_ type: Failure.Type) -> OutcomeMatcher {
    error("threw(\(describeType(type)).self)") { $0 is Failure }
  }

  /// They threw an error that is equal to this one, by its own `==`, or else by type, case and payload.
  /// - Parameter error: the error.
  public static func threw(_ error: any Error) -> OutcomeMatcher {
    self.error("threw(\(describeError(error)))") { isAnyEqual($0, error) }
  }

  /// They have not ended.
  public static var pending: OutcomeMatcher {
    OutcomeMatcher(description: ".pending") { outcome in
      if case .pending = outcome { true } else { false }
    }
  }

  /// The fake's `orElse:` answered, in an override most often by calling `super`.
  public static var calledThrough: OutcomeMatcher { value("calledThrough", nil, calledThrough: true) }

  /// The fake's `orElse:` answered with this.
  /// - Parameter value: a value to be equal to, or a matcher.
  public static func calledThrough(_ value: Any?) -> OutcomeMatcher {
    self.value("calledThrough", Argument(from: value), calledThrough: true)
  }

  /// Nothing answered; they returned a stand-in or threw `UnstubbedCall`.
  public static var unstubbed: OutcomeMatcher {
    OutcomeMatcher(description: ".unstubbed") { outcome in
      if case .unstubbed = outcome { true } else { false }
    }
  }

  private static func value(_ name: String, _ matcher: Argument?, calledThrough: Bool = false) -> OutcomeMatcher {
    OutcomeMatcher(description: "." + name + (matcher.map { "(\($0))" } ?? "")) { outcome in
      switch outcome {
      case .returned(let value): !calledThrough && matcher?.matches(value) ?? true
      case .calledThrough(let value): calledThrough && matcher?.matches(value) ?? true
      case .pending, .threw, .unstubbed: false
      }
    }
  }

  private static func error(_ text: String, _ matches: @escaping (any Error) -> Bool) -> OutcomeMatcher {
    OutcomeMatcher(description: "." + text) { outcome in
      if case .threw(let error) = outcome { matches(error) } else { false }
    }
  }
}
