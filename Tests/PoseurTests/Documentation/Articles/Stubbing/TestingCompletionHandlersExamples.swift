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

  @Test("a stub calls the handler")
  func invocation() {
    var result: String?
    store.stub(.load).andInvokeClosure(with: "Rex", nil as (any Error)?)
    store.load(3) { name, error in result = name }
    #expect(result == "Rex")
  }

  @Test("a stub calls the handler with an error")
  func invocationWithError() {
    var result: (any Error)?
    store.stub(.load).andInvokeClosure(with: nil as String?, Hoarse())
    store.load(3) { _, error in result = error }
    #expect(result is Hoarse)
  }

  @Test("the values depend on the arguments")
  func dependence() {
    var result: String?
    store.stub(.load).andDo { (id: Int, completion: @escaping (String?, (any Error)?) -> Void) in
      completion("Dog \(id)", nil)
    }
    store.load(3) { name, _ in result = name }
    #expect(result == "Dog 3")
  }

  @Test("a handler of the main actor is called")
  func mainActor() async {
    store.stub(.refresh).andInvokeClosure { (completion: @escaping @MainActor @Sendable (Int) -> Void) in
      Task { @MainActor in completion(7) }
    }
    let count = await withCheckedContinuation { continuation in
      store.refresh { continuation.resume(returning: $0) }
    }
    #expect(count == 7)
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

  @Test("the test calls the handler later")
  func later() {
    var result: String?
    store.load(3) { name, error in result = name }
    let completion: (String?, (any Error)?) -> Void = store.calls(to: .load)[0]
      .arguments.argument(atIndex: 1)
    completion("Bello", nil)
    #expect(result == "Bello")
  }

  @Test("a fake knows what became of a handler")
  func tracking() {
    store.stub(.save).andInvokeClosure()
    store.save {}
    #expect(store.completions(of: .save) == [.called(times: 1)])
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
