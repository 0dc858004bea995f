import Testing

@testable import PoseurCore

/// A matcher, its words, what it matches, and what it says of what it does not.
struct MatcherRow: @unchecked Sendable, CustomTestStringConvertible {
  let matcher: Argument
  let reads: String
  let matching: [Any?]
  let others: [(value: Any?, mismatch: String)]
  var testDescription: String { reads }

  init(_ matcher: Argument, _ reads: String, matching: [Any?], others: [(value: Any?, mismatch: String)]) {
    (self.matcher, self.reads, self.matching, self.others) = (matcher, reads, matching, others)
  }

  func check(_ location: SourceLocation = #_sourceLocation) {
    #expect(matcher.description == reads, sourceLocation: location)
    for value in matching {
      #expect(matcher.matches(value), "\(reads) and \(describeValue(value))", sourceLocation: location)
      #expect(matcher.mismatch(value) == nil, sourceLocation: location)
    }
    for (value, mismatch) in others {
      #expect(!matcher.matches(value), "\(reads) and \(describeValue(value))", sourceLocation: location)
      #expect(matcher.mismatch(value)?.description == mismatch, sourceLocation: location)
    }
  }
}

/// What tests of matchers talk about beside the family and its dog.
struct Walker {
  var name = "Ann"
  var age = 3
  var dog: Dog?
  var motto: String { "\(name) rules" }
}
final class Collie: Dog {}
protocol Digging {}
struct Terrier: Digging, Equatable { var name = "Rex" }
