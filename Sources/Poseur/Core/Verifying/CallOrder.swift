/// Decides whether calls came in an expected order. Other calls may come between them.
///
/// Each call is looked for after the one named before it, no further than its count requires at least. More calls of it
/// then count, too, up to the first call that is the next expected one, or, if that one may go unmet, one after it.
nonisolated struct CallOrder {
  /// What went wrong with the expected calls.
  nonisolated struct Divergence {
    /// The expected call that was not received as expected.
    let index: Int
    /// The part of the timeline in which it was looked for.
    let range: Range<Int>
    /// How many calls of it were found there.
    let count: Int
  }

  let expected: [ExpectedCall]
  /// The calls of all the fakes, in the order in which they began, as far as they are kept.
  let timeline: [TimelineCall]
  /// How many calls there were.
  let callCount: Int
  /// The calls that were taken for each expected one, as indices of the timeline.
  private(set) var taken: [[Int]] = []
  /// Nil when the calls came as expected.
  private(set) var divergence: Divergence?

  init(_ expected: [ExpectedCall]) {
    self.expected = expected
    var seen: Set<ObjectIdentifier> = []
    let timelines = expected.filter { seen.insert($0.fakerID).inserted }.map { $0.timeline }
    callCount = timelines.reduce(0) { $0 + $1.count }
    timeline = timelines.flatMap(\.calls).sorted { $0.sequenceNumber < $1.sequenceNumber }

    var start = 0
    for index in expected.indices where divergence == nil { start = take(index, from: start) }
  }

  /// Takes the calls of an expected one, and returns where the next one is looked for.
  private mutating func take(_ index: Int, from start: Int) -> Int {
    let (call, timeline) = (expected[index], timeline)
    var needed: [Int] = []
    var behind = start
    // No further than needed: what comes after is for the next expected calls.
    while needed.count < call.times.lowerBound, behind < timeline.count {
      if call.matches(timeline[behind]) { needed.append(behind) }
      behind += 1
    }
    guard needed.count == call.times.lowerBound else {
      return diverge(Divergence(index: index, range: start..<timeline.count, count: needed.count))
    }

    let end = firstIndex(ofWishesBehind: index, from: behind)
    let counted = needed + (behind..<end).filter { call.matches(timeline[$0]) }
    guard call.times.isSatisfied(by: counted.count) else {
      return diverge(Divergence(index: index, range: start..<end, count: counted.count))
    }
    taken.append(counted)
    return max(behind, counted.last.map { $0 + 1 } ?? start)
  }

  /// The call that comes nearest to the expected one that was missed, among the calls of its function after the one
  /// named before it; nil where there is none, or where there were too many calls.
  var nearestMiss: TimelineCall? {
    guard let divergence else { return nil }
    let call = expected[divergence.index]
    guard divergence.count < call.times.lowerBound else { return nil }
    // Only compared, without making texts: there may be a hundred thousand.
    let misses = timeline[divergence.range].compactMap { candidate in
      call.distance(candidate).flatMap { $0 > 0 ? (call: candidate, distance: $0) : nil }
    }
    let least = misses.lazy.map(\.distance).min()
    return misses.lazy.filter { $0.distance == least }.prefix(NearMissList.rankedLimit)
      .map { (call: $0.call, dissimilarity: call.dissimilarity($0.call)) }
      .min { $0.dissimilarity < $1.dissimilarity }?.call
  }

  /// The call that came too early: the last one that matches before the place where it was looked for, and was not
  /// taken for another expected one; nil where there is none, or where there were too many calls.
  var earlyCall: Int? {
    guard let divergence, divergence.count < expected[divergence.index].times.lowerBound else { return nil }
    let others = Set(taken.joined())
    return timeline.indices.prefix(divergence.range.lowerBound).last { index in
      !others.contains(index) && expected[divergence.index].matches(timeline[index])
    }
  }

  /// The calls that none of the expected ones stands for, as indices of the timeline. One that is expected at least
  /// once, as it is unless the test says how often, stands for a single call.
  var surplus: [Int] {
    let meant = zip(expected, taken).flatMap { $0.times == .atLeast(1) ? $1.prefix(1) : $1[...] }
    let known = Set(meant)
    return timeline.indices.filter { !known.contains($0) }
  }

  private mutating func diverge(_ divergence: Divergence) -> Int {
    self.divergence = divergence
    return timeline.count
  }

  /// Where the first call of the next expectation is, or, where that expectation may go unmet, of one after it.
  private func firstIndex(ofWishesBehind index: Int, from start: Int) -> Int {
    let behind = expected.dropFirst(index + 1)
    let optional = behind.prefix { $0.times.lowerBound == 0 }
    let next = optional + behind.dropFirst(optional.count).prefix(1)
    return timeline.indices.dropFirst(start).first { position in next.contains { $0.matches(timeline[position]) } }
      ?? timeline.count
  }
}
