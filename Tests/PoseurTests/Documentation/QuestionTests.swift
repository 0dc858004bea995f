import Testing

/// What people asked who tried Poseur, and the page that answers it. So no answer gets lost when pages are folded.
@Suite("A question of somebody who tried Poseur")
struct QuestionTests {
  @Test(
    "has its answer on a page",
    arguments: [
      ("How do I stub a function with an inout parameter?", "Faking/FakingClosureParameters", "### Inout parameters"),
      ("How do I record a variadic parameter?", "Faking/FakingClosureParameters", "### Variadic parameters"),
      ("How does an actor conform?", "Faking/FakingActors", "nonisolated extension FakeStore: Fake {}"),
      ("Where do I write await?", "Faking/FakingActors", "await store.stub { try await $0.load(3) }"),
      ("How do I fake a main-actor type with statics?", "Faking/FakingActors", "nonisolated static let classFaker"),
      ("How do I fake a factory?", "Recipes/FakingAFactory", "# Faking a factory"),
      (
        "How do I call a completion handler?", "Stubbing/TestingCompletionHandlers", "andDo { completion in completion("
      ),
      ("How do I call it later?", "Stubbing/TestingCompletionHandlers", "### Call it later"),
      (
        "Why does my test hang when I move the clock?", "Waiting/ControllingTime",
        "waitForSleepers()` before you move the clock"
      ),
      ("Why does my test never end?", "Waiting/MyTestNeverEnds", "# My test never ends"),
      ("How often is expectHaveReceived?", "Verifying/VerifyingCalls", "Without `times:`, one call or more is enough"),
      ("How do I wait for one call less than comes?", "Waiting/WaitingForCalls", ".wait(times: 2"),
      ("How do I see that no call comes later?", "Verifying/VerifyingNoCalls", "await expectNoCall("),
      ("Who made this call?", "Verifying/ReadingAFailure", "dog.keepCallers()"),
      ("How did the call end?", "Verifying/InspectingCalls", "outcome: .returned("),
      ("How do I read a captor?", "WhenItDoesNotCompile", "captor.last(as: Item.self)"),
      ("How do I compare doubles?", "Arguments/Matchers", "close(to:"),
      ("How do I keep less in memory?", "Faking/ConfiguringAFaker", "dog.keepArguments(.none"),
      ("How do I stub in set-up, and otherwise in a test?", "Stubbing/SettingDefaults", "register(default:"),
      ("How do I remove a stub?", "Stubbing/StubbingSequences", "### Remove a stub"),
      ("How do I throw an error?", "Stubbing/StubbingFunctions", ".andThrow(Hoarse())"),
      ("How do I spy on a single closure?", "Recipes/FakingAStructOfClosures", "### A single closure"),
      ("How do I pass on a list of arguments?", "Helpers/WritingAssertions", "ArgumentList(arguments)"),
      ("How do I see that nothing else came?", "Isolating/FindingLeftovers", "expectNoMoreCalls(dog)"),
      ("What does an exit test report?", "Verifying/TestingTraps", "In an exit test, the other process reports"),
      ("Why does it crash with signal 11?", "WhenItFails", "signal 11"),
      ("What is Mockito's verify here?", "Migrating/MigratingToPoseur", "which is exactly once"),
      ("What is SwiftMocking's log here?", "Migrating/FromSwiftMocking", "fake.logCalls()"),
    ])
  func answer(question: String, page: String, words: String) throws {
    #expect(try RepositoryFile("Sources/Poseur/Poseur.docc/\(page).md").text.contains(words), "\(question)")
  }
}
