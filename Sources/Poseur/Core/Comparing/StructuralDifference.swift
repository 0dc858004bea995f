/// One place where a received value is not as expected, in words.
struct StructuralDifference: Equatable, Sendable {
  enum Change: Equatable, Sendable {
    case different(expected: String, received: String)
    case missing(String)
    case extra(String)
  }

  let path: String
  let change: Change

  /// Such as `owner.name: expected "Ann", received "Bob"`.
  var line: String {
    switch change {
    case .different(let expected, let received): "\(path): expected \(expected), received \(received)"
    case .missing(let value): "\(path): missing \(value)"
    case .extra(let value): "\(path): extra \(value)"
    }
  }
}

extension StructuralDifference {
  init(_ pair: MemberPair, at steps: [DifferenceStep]) {
    path = DifferencePath(steps: steps).text
    switch pair {
    case .missing(_, let value): change = .missing(describeValue(value))
    case .extra(_, let value): change = .extra(describeValue(value))
    case .both(_, let actual, let expected):
      let texts = ContrastingTexts(expected: expected, received: actual)
      change = .different(expected: texts.expected, received: texts.received)
    }
  }
}
