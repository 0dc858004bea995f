/// A fake that an assertion failed about, for the report of the test.
///
/// This is not API. It's for the assertions, which are a module of their own.
@_spi(Poseur) nonisolated public struct FakeAccount {
  /// The fake's name in reports.
  public let name: String
  private let isNew: (_ test: String) -> Bool
  private let text: () -> String

  init<Function>(_ faker: Faker<Function>, named name: String) {
    self.name = name
    isNew = { test in faker.state.withLock { $0.testsWithTranscript.insert(test).inserted } }
    text = { FakeTranscript(of: faker, named: name).excerpt }
  }

  /// The fake's stubs and calls, shortened if there are many. Nil if the test has them already.
  public func transcript(for test: String) -> String? { isNew(test) ? text() : nil }
}
