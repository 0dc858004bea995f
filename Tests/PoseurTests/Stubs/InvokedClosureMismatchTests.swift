import Poseur
import Testing

@Suite("A closure that a stub cannot invoke", .tags(.threads))
struct InvokedClosureMismatchTests {
  private let store = FakeDogStore()

  @Test("that is not there is a failure at the stub, with the reason")
  func noSuchArgument() {
    store.stub(function: .load).once().andInvokeClosure(at: 4, with: "Rex")
    store.stub(function: .load).once().andInvokeClosure(at: -1)
    store.stub(function: .load).once().andInvokeClosure(at: 0, with: "Rex")
    let messages = Failures.capture {
      for _ in 1...3 { store.load(3, progress: { _ in }, completion: { _ in Issue.record("called") }) }
    }
    let call = "The stub that answered FakeDogStore.load(3, (Double) -> Void closure, (String) -> Void closure)"
    #expect(
      messages == [
        "\(call) should invoke argument 0 as (String) -> Void, but that is 3 (Int).",
        "\(call) should invoke argument -1, but the call has 3 arguments.",
        "\(call) should invoke argument 4, but the call has 3 arguments.",
      ])
  }

  @Test("that takes another type is a failure with both types")
  func wrongType() {
    store.stub(function: .load).once().andInvokeClosure(with: 3)
    store.stub(function: .load).once().andInvokeClosure(at: 2, with: 3)
    store.stub(function: .load).once().andInvokeClosure { (_: (Int) -> Bool) in Issue.record("called") }
    let messages = Failures.capture {
      for _ in 1...3 { store.load(3, progress: { _ in }, completion: { _ in Issue.record("called") }) }
    }
    let call = "The stub that answered FakeDogStore.load(3, (Double) -> Void closure, (String) -> Void closure)"
    #expect(
      messages == [
        """
        \(call) should invoke a closure of type (Int) -> Bool, but no argument is one: argument 1 is a closure of type \
        (Double) -> Void, argument 2 is a closure of type (String) -> Void.
        """,
        """
        \(call) should invoke argument 2 as (Int) -> Void, but that is a closure of type (String) -> Void.
        Write its type:
        andInvokeClosure(at: 2) { (closure: (String) -> Void) in <#…#> }
        """,
        """
        \(call) should invoke a closure of type (Int) -> Void, but no argument is one: argument 1 is a closure of type \
        (Double) -> Void, argument 2 is a closure of type (String) -> Void.
        """,
      ])
  }

  @Test("with a closure that does not take it is a failure that says what to write")
  func takesNone() {
    store.stub(function: .load).once().andInvokeClosure {}
    store.stub(function: .note).andInvokeClosure {}
    let messages = Failures.capture {
      store.note(true)
      store.load(3, progress: { _ in }, completion: { _ in Issue.record("called") })
    }
    let reason = "should invoke a closure, but the closure given to andInvokeClosure does not take it."
    #expect(
      messages == [
        "The stub that answered FakeDogStore.note(true) \(reason)",
        """
        The stub that answered FakeDogStore.load(3, (Double) -> Void closure, (String) -> Void closure) \(reason)
        Write its type:
        andInvokeClosure { (closure: (Double) -> Void) in <#…#> }
        """,
      ])
  }

  @Test("in a function with a result: the line to write has a place for that")
  func withResult() {
    store.stub(function: .load).andInvokeClosure(at: 0, with: 3, returning: "r")
    store.stub(function: .load).once().andInvokeClosure(with: 3, returning: nil)
    let messages = Failures.capture {
      for _ in 1...2 { store.recordAndStub(function: .load, arguments: { (_: Int) in true }) }
    }
    #expect(
      messages.map { $0.split(separator: "\n").last } == [
        "andInvokeClosure(returning: <#…#>) { (closure: (Int) -> Bool) in <#…#> }",
        "andInvokeClosure(at: 0, returning: <#…#>) { (closure: (Int) -> Bool) in <#…#> }",
      ])
  }

  @Test("is a failure where the call brings nil")
  func nilClosure() {
    store.stub(function: .close).andInvokeClosure(at: 0, with: true)
    let line = #line - 1
    withKnownIssue {
      store.close(nil)
    } matching: { issue in
      issue.comments.first?.rawValue == """
        The stub that answered FakeDogStore.close(nil) should invoke argument 0 as (Bool) -> Void, but that is nil.
        If calls may bring none, use andDo, whose closure can take an optional.
        """ && issue.sourceLocation?.line == line
    }
    var isClosed: [Bool] = []
    store.stub(function: .close).andDo { (done: (@Sendable (Bool) -> Void)?) in
      isClosed.append(done != nil)
      done?(true)
    }
    store.close(nil)
    store.close { _ in }
    #expect(isClosed == [false, true])
  }

  @Test("is a failure where a closure may be the argument that is nil")
  func anyNilClosure() {
    store.stub(function: .close).andInvokeClosure(with: true)

    #expect(
      Failures.capture { store.close(nil) } == [
        """
        The stub that answered FakeDogStore.close(nil) should invoke a closure of type (Bool) -> Void, but argument 0 \
        is nil.
        If calls may bring none, use andDo, whose closure can take an optional.
        """
      ])
    store.stub(function: .find).andInvokeClosure(with: true)
    #expect(
      Failures.capture { store.recordAndStub(function: .find, arguments: nil, 3, { (_: Int) in }) } == [
        """
        The stub that answered FakeDogStore.find(nil, 3, (Int) -> Void closure) should invoke a closure of type \
        (Bool) -> Void, but no argument is one: argument 0 is nil, argument 2 is a closure of type (Int) -> Void.
        Write its type:
        andInvokeClosure { (closure: (Int) -> Void) in <#…#> }
        """
      ])
  }

  @Test("says what to write where the function returns something and nothing is said")
  func missingResult() {
    store.stub(function: .start).andInvokeClosure(with: true)

    #expect(
      Failures.capture { _ = store.start { _ in } } == [
        """
        FakeDogStore.start((Bool) -> Void closure) has to return Int, but the closure of its stub returned nothing.
        Return a value of that type; with andInvokeClosure, say returning: <#Int#>.
        """
      ])
  }
}
