/// Finds which argument of a written call each matcher stands for: the one that has the matcher's sample.
///
/// The closure runs again with other samples, and a matcher's argument is the one that changes with its sample: a `Bool`
/// or the case of an enum may equal another argument. No other argument may change.
nonisolated struct MatcherPlaces {
  // Those of the first run. The arguments are as the fake recorded them.
  private let matchers: [WrittenMatcher]
  private let arguments: [Any?]
  /// For each matcher, the arguments that had its sample in every run.
  private var places: [[Int]]
  /// The matchers whose samples have differed from run to run.
  private var changedSamples: Set<Int> = []
  /// How often the closure has to run again.
  private(set) var missingRuns = 0
  /// The arguments that differed from run to run.
  private var changed: Set<Int> = []

  /// - Parameter isRepeated: whether the closure runs again even without matchers.
  init(_ matchers: [WrittenMatcher], _ arguments: [Any?], isRepeated: Bool = false) {
    (self.matchers, self.arguments) = (matchers, arguments)
    places = matchers.map { own in arguments.indices.filter { isSample(own.sample, arguments[$0]) } }
    if places.contains(where: \.isEmpty) { return }
    // Enough for each common sample to change in its own way.
    let commonCount = matchers.count { $0.kind == .common }
    let isMade = matchers.contains { $0.kind != .given }
    missingRuns = max(isMade || isRepeated ? 1 : 0, Int.bitWidth - commonCount.leadingZeroBitCount)
  }

  /// Leaves out the arguments that don't have the samples of a further run.
  mutating func add(_ otherMatchers: [WrittenMatcher], _ otherArguments: [Any?]) throws(Misplacement) {
    missingRuns -= 1
    guard otherArguments.count == arguments.count, otherMatchers.count == matchers.count,
      zip(otherMatchers, matchers).allSatisfy({ $0.type == $1.type && $0.kind == $1.kind })
    else { throw .otherCall }
    for index in arguments.indices where isOther(arguments[index], otherArguments[index]) {
      changed.insert(index)
    }
    for (index, other) in otherMatchers.enumerated() {
      places[index].removeAll { !isSample(other.sample, otherArguments[$0]) }
      if !isSample(other.sample, matchers[index].sample) { changedSamples.insert(index) }
    }
  }

  /// Whether an argument is another value in a further run. A closure may make a new object each time.
  private func isOther(_ argument: Any?, _ later: Any?) -> Bool {
    if isSample(argument, later) { return false }
    return ![argument, later].map(unwrappedValue).allSatisfy { value in
      value.flatMap(classInstance) != nil && Placeholder.object(in: value) == nil
    }
  }

  /// The arguments of the first run, with its matchers in their places, and where those are.
  func placed() throws(Misplacement) -> (arguments: [Argument], places: [Int]) {
    var taken: [Int] = []
    for (index, own) in matchers.enumerated() {
      let place = own.kind == .given ? try placeOfGiven(index) : try placeOfMade(index)
      if taken.contains(place) { throw .several(own) }
      taken.append(place)
    }
    if let other = changed.subtracting(taken).min() { throw .changes(other) }
    let placed = arguments.indices.map { place in
      taken.firstIndex(of: place).map { matchers[$0].matcher } ?? Argument(written: arguments[place])
    }
    return (placed, taken)
  }

  private func placeOfMade(_ index: Int) throws(Misplacement) -> Int {
    let own = matchers[index]
    guard let place = places[index].first else { throw isInList(own.sample) ? .inList(own) : .notRecorded(own) }
    // A sample that is always the same shows its place only if no other argument could be meant.
    let candidates =
      changedSamples.contains(index) ? places[index] : arguments.indices.filter { mayBe(arguments[$0], of: own.type) }
    // Closures never change. They are in order.
    let alike = matchers.indices.filter { matchers[$0].type == own.type }
    if isClosure(own.sample), candidates.count == alike.count, let number = alike.firstIndex(of: index) {
      return candidates[number]
    }
    if candidates.count > 1 { throw .several(own) }
    return place
  }

  /// Whether an argument is a list with the sample, as the values of a variadic parameter are.
  private func isInList(_ sample: Any?) -> Bool {
    arguments.contains { (unwrappedValue($0) as? [Any])?.contains { isSample(sample, $0) } == true }
  }

  private func placeOfGiven(_ index: Int) throws(Misplacement) -> Int {
    let sample = matchers[index].sample
    guard let place = places[index].first else { throw .givenNotRecorded(sample) }
    if matchers.count(where: { $0.kind == .given && isSample(sample, $0.sample) }) > 1 { throw .equalGiven(sample) }
    if places[index].count > 1 { throw .severalGiven(sample) }
    return place
  }

  /// Whether the argument may belong to a parameter of the type.
  private func mayBe(_ argument: Any?, of type: Any.Type) -> Bool { castAny(argument, to: type) != nil }

  /// Why the place of a matcher is unknown.
  // Unchecked, since it's reported where it is thrown.
  nonisolated enum Misplacement: Error, @unchecked Sendable {
    case notRecorded(WrittenMatcher)
    case inList(WrittenMatcher)
    case several(WrittenMatcher)
    case otherCall
    /// An argument without a matcher isn't the same in each run.
    case changes(Int)
    case givenNotRecorded(Any?)
    case severalGiven(Any?)
    case equalGiven(Any?)
  }
}

nonisolated extension MatcherPlaces.Misplacement {
  /// - Parameters:
  ///   - name: the function's: `FakeDog.eat`.
  ///   - call: the call as the fake recorded it: `FakeDog.eat(.canned)`.
  func message(name: String, call: String) -> String {
    switch self {
    case .notRecorded(let matcher):
      """
      \(matcher.text) isn't an argument of \(name), as the fake records it.
      Put \(matcher.number.map { "$\($0)" } ?? "matching") in the place of a whole argument that the fake records \
      unchanged, or name the function by its case.
      """
    case .inList(let matcher):
      """
      \(matcher.text) is in a list, as the fake records the values of a variadic parameter.
      Name the function by its case, with a matcher for the whole list.
      """
    case .several(let matcher) where _openExistential(matcher.type, do: isOneValued):
      """
      \(matcher.text) could be more than one argument of \(name): \(describeType(matcher.type)) has only one value.
      Write that value in its place, or name the function by its case.
      """
    case .several(let matcher) where matcher.number != nil:
      """
      \(matcher.text) could be more than one argument of \(name).
      Write another $n for each argument, or name the function by its case.
      """
    case .several(let matcher):
      """
      \(matcher.text) could be more than one argument of \(name).
      Show its place by a value that no other argument has, as in \
      matching(like: <#\(describeType(matcher.type))#>), or name the function by its case.
      """
    case .otherCall:
      """
      The closure writes another call of \(name) when it runs again.
      With matching, it may run several times. Let it write the same call each time, or show each place by a value: \
      matching(like: <#value#>).
      """
    case .changes(let index):
      """
      Argument \(index) of \(name) is another value each time the closure runs, so nothing would equal it.
      Write matching() in its place, or a value that stays the same. If the fake makes it of another argument, name the \
      function by its case.
      """
    case .givenNotRecorded(let sample):
      """
      matching(like:) with \(describeArgument(sample)) isn't an argument of \(call), as the fake records it.
      Put matching in the place of a whole argument that the fake records unchanged, or name the function by its case.
      """
    case .severalGiven(let sample) where isClosure(sample):
      """
      matching(like:) with a closure could be more than one argument of \(call), since closures are never equal.
      Write the closures without matching, which means any closures, or name the function by its case.
      """
    case .severalGiven(let sample):
      """
      matching(like:) with \(describeArgument(sample)) could be more than one argument of \(call).
      Give like: a value that no other argument has, or name the function by its case.
      """
    case .equalGiven(let sample):
      """
      Several matchers have the same like: \(describeArgument(sample)) in \(call), so their places are unknown.
      Give each its own value.
      """
    }
  }
}

nonisolated private func isOneValued<Value>(_ type: Value.Type) -> Bool { MemoryLayout<Value>.size == 0 }
