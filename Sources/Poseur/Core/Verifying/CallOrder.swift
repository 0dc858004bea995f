/// Decides whether calls came in an expected order. Other calls may come between them.
///
/// The search for each call starts after the call before it and stops once its lowest count is reached. Further matches
/// count too, but only up to a call that the next expectation matches. If that expectation is optional, a call that one
/// after it matches ends the search as well.
nonisolated struct CallOrder {
  /// The first expectation that wasn't met.
  nonisolated struct Divergence {
    let index: Int
    /// The part of the timeline that was searched.
    let range: Range<Int>
    /// The number of matching calls found there.
    let count: Int
  }

  let expected: [MeantCalls]
  /// The calls of all the fakes, in the order in which they began.
  let timeline: [TimelineCall]
  /// The calls that each expected call stands for, as indices of the timeline.
  private(set) var taken: [[Int]] = []
  /// Nil if the calls came as expected.
  private(set) var divergence: Divergence?

  init(_ expected: [MeantCalls]) {
    self.expected = expected
    var seen: Set<ObjectIdentifier> = []
    let timelines = expected.filter { seen.insert($0.fakerID).inserted }.map(\.timeline)
    timeline = timelines.joined().sorted { $0.call.sequenceNumber < $1.call.sequenceNumber }

    var start = 0
    for index in expected.indices where divergence == nil { start = take(index, from: start) }
  }

  /// Finds the calls for an expected one. Returns where to look for the next.
  private mutating func take(_ index: Int, from start: Int) -> Int {
    let (call, timeline) = (expected[index], timeline)
    var needed: [Int] = []
    var behind = start
    // No further than needed: later calls are for the next expected ones.
    while needed.count < call.times.lowerBound, behind < timeline.count {
      if call.matches(timeline[behind]) { needed.append(behind) }
      behind += 1
    }
    let end = firstIndex(ofExpectationsAfter: index, from: behind)
    let counted = needed + (behind..<end).filter { call.matches(timeline[$0]) }
    guard call.times.isSatisfied(by: counted.count) else {
      divergence = Divergence(index: index, range: start..<end, count: counted.count)
      return end
    }
    taken.append(counted)
    return max(behind, counted.last.map { $0 + 1 } ?? start)
  }

  /// The call closest to the missed one, among the calls of its function after the expected call before it. Nil if
  /// there is none or if too many calls matched.
  var nearestMiss: TimelineCall? {
    guard let divergence else { return nil }
    let call = expected[divergence.index]
    guard divergence.count < call.times.lowerBound else { return nil }
    // Compares without making texts: there may be a hundred thousand calls.
    let misses = timeline[divergence.range].compactMap { candidate in
      call.distance(candidate).flatMap { $0 > 0 ? (call: candidate, distance: $0) : nil }
    }
    let least = misses.lazy.map(\.distance).min()
    return misses.lazy.filter { $0.distance == least }.prefix(NearMissList.rankedLimit)
      .map { (call: $0.call, dissimilarity: call.pattern.dissimilarity(of: $0.call.call.arguments)) }
      .min { $0.dissimilarity < $1.dissimilarity }?.call
  }

  /// The call that came too early: the last match before the search began that no other expected call counted. Nil if
  /// there is none or if too many calls matched.
  var earlyCall: Int? {
    guard let divergence, divergence.count < expected[divergence.index].times.lowerBound else { return nil }
    let others = Set(taken.joined())
    return timeline.indices.prefix(divergence.range.lowerBound).last { index in
      !others.contains(index) && expected[divergence.index].matches(timeline[index])
    }
  }

  /// The calls that weren't expected, as indices of the timeline. An expected call without a count means at least once,
  /// but here stands for a single call.
  var surplus: [Int] {
    let meant = zip(expected, taken).flatMap { $0.times == .atLeast(1) ? $1.prefix(1) : $1[...] }
    let known = Set(meant)
    return timeline.indices.filter { !known.contains($0) }
  }

  /// The index of the first call that the next expectation matches. If that one is optional, one after it may match
  /// too.
  private func firstIndex(ofExpectationsAfter index: Int, from start: Int) -> Int {
    let behind = expected.dropFirst(index + 1)
    let optional = behind.prefix { $0.times.lowerBound == 0 }
    let next = optional + behind.dropFirst(optional.count).prefix(1)
    return timeline.indices.dropFirst(start).first { position in next.contains { $0.matches(timeline[position]) } }
      ?? timeline.count
  }
}

/// A call in the timeline of several fakes.
nonisolated struct TimelineCall {
  let fakerID: ObjectIdentifier
  let call: RecordedCall<AnyFunction>
}

nonisolated extension MeantCalls {
  var fakerID: ObjectIdentifier { ObjectIdentifier(faker) }

  var timeline: [TimelineCall] { faker.callSnapshot.calls().map { TimelineCall(fakerID: fakerID, call: $0) } }

  private func isOfFunction(_ call: TimelineCall) -> Bool {
    call.fakerID == fakerID && call.call.function.base.isSame(as: function)
  }

  fileprivate func matches(_ call: TimelineCall) -> Bool { isOfFunction(call) && pattern.matches(call.call) }

  /// How far a call to the function is from matching; nil for a call to another function.
  func distance(_ call: TimelineCall) -> Int? {
    isOfFunction(call) ? pattern.distance(to: call.call.arguments, returning: call.call.resultType) : nil
  }
}
