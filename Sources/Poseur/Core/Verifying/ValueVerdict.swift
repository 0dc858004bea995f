/// Decides whether two values of any type are equal, or different, as wished.
struct ValueVerdict {
  let wish: PairWish
  let received: Any?
  let expected: Any?
  /// Nil where that cannot be told, which is not as wished either.
  private let areEqual: Bool?

  private let mostMembers: Int

  /// Runs the `==` of the values, which is code of the test's.
  init(_ wish: PairWish, received: Any?, expected: Any?, mostMembers: Int = ComparisonWalk.mostMembers) {
    (self.wish, self.received, self.expected, self.mostMembers) = (wish, received, expected, mostMembers)
    areEqual = ValueComparison(objects: .byFields, mostMembers: mostMembers).verdict(received, expected)
  }

  var isSatisfied: Bool { areEqual == (wish == .equal) }

  /// Nil when the values are as wished.
  var failureMessage: String? {
    if isSatisfied { return nil }
    switch wish {
    case .equal:
      let report = DifferenceReport(expected: expected, received: received)
      return report.text { "Expected \($0), but received \($1).\(remark)" }
    case .different:
      let text = equalityText("values", describeValue(received), describeValue(expected))
      let limit = countedNoun(mostMembers, "member")
      return areEqual == nil ? "\(text)\nThey were compared no further than \(limit)." : text
    }
  }
}

extension ValueVerdict {
  /// What a reader may not know of values that nothing equals.
  private var remark: String {
    if isNaN(expected), isNaN(received) { return " Nothing equals nan." }
    return isClosure(expected) && isClosure(received) ? " Closures are never equal." : ""
  }
}

/// What to say of two things that should differ and are equal, which they may be with different texts.
func equalityText(_ noun: String, _ first: String, _ second: String) -> String {
  let both = first == second ? first : "\(first) and \(second)"
  return "Expected \(PairWish.different.words(noun)), but they are equal: \(both)."
}

/// Two values that are different, in words: each on the whole, then every place where they differ.
struct DifferenceReport {
  let expected: String
  let received: String
  /// A line each. None when they would only say again what the whole does.
  let places: [String]

  init(expected: Any?, received: Any?) {
    let whole = ContrastingTexts(expected: expected, received: received)
    let differences = StructuralDifferences(expected: expected, received: received)
    let repetition = StructuralDifference(
      path: DifferencePath(steps: []).text, change: .different(expected: whole.expected, received: whole.received))
    self.expected = whole.expected
    self.received = whole.received
    places = differences.shown == [repetition] ? [] : differences.lines.map { "  " + $0 }
  }

  /// The same for errors, whose types are told too.
  init(expected: any Error, received: any Error) {
    let whole = DifferenceReport(expected: expected as Any, received: received as Any)
    let texts = (expected: describeError(expected), received: describeError(received))
    if texts.expected != texts.received {
      self = DifferenceReport(expected: texts.expected, received: texts.received, places: whole.places)
    } else if type(of: expected) == type(of: received) {
      self = DifferenceReport(expected: texts.expected, received: "another \(texts.received)", places: whole.places)
    } else {
      self = whole
    }
  }

  private init(expected: String, received: String, places: [String]) {
    (self.expected, self.received, self.places) = (expected, received, places)
  }

  /// The first line, made of the two texts, above the places.
  func text(_ headline: (_ expected: String, _ received: String) -> String) -> String {
    ([headline(expected, received)] + places).joined(separator: "\n")
  }
}

/// The operands of a comparison, or what went wrong before there were two.
enum OperandPair<Operand> {
  case both(received: Operand, expected: Operand)
  /// Which operand it was, and what it threw.
  case threw(String, any Error)

  /// Evaluates the first operand, and the second if the first did not throw.
  init(_ received: () throws -> Operand, _ expected: () throws -> Operand) {
    var evaluated = "first"
    do {
      let received = try received()
      evaluated = "second"
      self = .both(received: received, expected: try expected())
    } catch {
      self = .threw(evaluated, error)
    }
  }
}

/// What an assertion wants of two values, errors or images. No API: see `AssertionVerdict`.
@_spi(Poseur) public enum PairWish: Sendable {
  /// They are the same.
  case equal
  /// They are not the same.
  case different
}

extension PairWish {
  /// Such as `two equal values`.
  func words(_ noun: String) -> String {
    switch self {
    case .equal: "two equal \(noun)"
    case .different: "two different \(noun)"
    }
  }
}

/// Decides whether two images look the same, or different, as wished. Where there is no image, they do neither.
struct ImagePairVerdict {
  /// Nil when the images are as wished.
  let failureMessage: String?

  init<Image: PixelSource>(_ wish: PairWish, received: Image?, expected: Image?, tolerance: UInt8) {
    failureMessage =
      switch (received, expected) {
      case (nil, nil): "Both images are nil."
      case (nil, _): "The received image is nil."
      case (_, nil): "The expected image is nil."
      case (let received?, let expected?) where wish == .equal:
        compareImages(expected: expected, received: received, tolerance: tolerance)
      case (let received?, let expected?):
        contrastImages(expected: expected, received: received, tolerance: tolerance)
      }
  }
}
