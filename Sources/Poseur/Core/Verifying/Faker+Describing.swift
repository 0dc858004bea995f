extension Faker: CustomStringConvertible, ShownByType {
  /// The fake and what it was called, in one line: what an expectation about it prints.
  public var description: String {
    let summary = CallSummary(of: callRecord).text
    return "\(fakeName)'s calls: \(summary.isEmpty ? "none" : summary)"
  }
}
