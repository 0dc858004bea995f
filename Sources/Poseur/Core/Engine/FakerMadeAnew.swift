nonisolated extension Fake {
  /// The faker, which has to be the same each time: a new one knows of no calls and no stubs, so that whatever is not to
  /// have happened has not. What an assertion finds there is not told as well.
  var storedFaker: FakerCore {
    let faker = faker.core
    if faker !== self.faker.core {
      faker.report(
        """
        \(Self.nameInReports) makes a new faker each time it is asked for its faker, so it keeps no calls and no stubs.
        Store it: let faker = Function.faker()
        """)
      // A written call that finds this says no more.
      faker.state.withLock { $0.isMadeAnew = true }
    }
    if faker.hasWarnedOfSharing != nil { faker.warnOfSharing() }
    return faker
  }
}
