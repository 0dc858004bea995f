import Poseur
import Testing

@Suite("The page on completion handlers shows that")
struct TestingCompletionHandlersExamples {
  private let store = FakeStore()

  final class FakeStore: Fake {
    enum Function: String, PoseurFunction { case load, refresh, save }
    let faker = Function.faker()

    func load(
      _ id: Int, completion: @escaping (String?, (any Error)?) -> Void
    ) {
      recordAndStub(function: .load, arguments: id, completion)
    }
    func refresh(completion: @escaping @MainActor @Sendable (Int) -> Void) {
      recordAndStub(function: .refresh, arguments: completion)
    }
    func save(completion: @escaping () -> Void) {
      recordAndStub(
        function: .save, arguments: tracked(completion, of: .save))
    }
  }

  @Test("a stub calls the handler with an error")
  func invocationWithError() {
    var result: (any Error)?
    store.stub(.load).andInvokeClosure(with: nil as String?, Hoarse())
    store.load(3) { _, error in result = error }
    #expect(result is Hoarse)
  }

  @Test("a handler of the main actor is called at once on the main thread")
  @MainActor
  func mainThread() {
    var count = 0
    store.stub(.refresh).andInvokeClosure { (completion: @escaping @MainActor @Sendable (Int) -> Void) in
      MainActor.assumeIsolated { completion(7) }
    }
    store.refresh { count = $0 }
    #expect(count == 7)
  }

  @Test("a dropped handler is found if the record does not keep it")
  func dropping() {
    store.save {}
    #expect(store.completions(of: .save) == [.pending])
    store.keepArguments(.none, of: .save)
    store.save {}
    #expect(store.completions(of: .save) == [.pending, .dropped])
  }

  @Test("a handler that is @Sendable stays so")
  func sendable() {
    let completion: @Sendable () -> Void = store.tracked(sendable: {}, of: .save)
    completion()
    #expect(store.completions(of: .save) == [.called(times: 1)])
  }
}
