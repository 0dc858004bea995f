/// A fake that an assertion failed about, for the report of the test.
///
/// This is not API. It's for the assertions, which are a module of their own.
@_spi(Poseur) nonisolated public struct FakeAccount {
  /// What reports call the fake.
  public let name: String
  private let isNew: (_ test: String) -> Bool
  private let text: () -> String

  init<Function>(_ faker: Faker<Function>, named name: String) {
    self.name = name
    isNew = { test in faker.state.withLock { $0.testsWithTranscript.insert(test).inserted } }
    text = { FakeTranscript(of: faker, named: name).excerpt }
  }

  /// What happened to the fake, cut where it's long. Nil if the test has it already.
  public func transcript(for test: String) -> String? { isNew(test) ? text() : nil }
}
