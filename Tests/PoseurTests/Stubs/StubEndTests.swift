import Poseur
import Testing

@Suite("A stub and what it leaves behind")
struct StubEndTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let reader = FakeReader()

  @Test("that was reset within a scope takes no response after it")
  func resetWithinScope() {
    var responder: StubResponder<Any?>?
    withIsolatedFakes {
      responder = reader.stub(.load).andWaitForResponse()
      reader.resetStubs()
    }
    #expect(
      Failures.capture { responder?.respond(with: "page") } == [
        """
        The stub of FakeReader.load is gone, so no call can take this response. Respond while the stub, its fake and \
        its test are still there.
        """
      ])
  }

  @Test("tells its count after it was removed, and not after a reset")
  func retiredCount() {
    let stub = dog.stub(.bark).andReturn("woof")
    _ = dog.bark()
    stub.remove()
    #expect(stub.callCount == 1)
    dog.resetStubs()
    #expect(stub.callCount == 0)
  }

  @Test("keeps no results where that was said before")
  func retention() throws {
    dog.keepArguments(.none, of: .howl)
    dog.stub(.howl).andReturn("awoo").thenReturn("yip")
    for volume in 1...2 { _ = try dog.howl(at: volume) }
    #expect(dog.calls(to: .howl).map(\.outcome.description) == ["returned <not kept>", "returned <not kept>"])
  }

  @Test("stays where only a check tells it from the one that comes again")
  func checked() {
    dog.stub(.howl).with(1).where { _ in true }.andReturn("checked")
    dog.stubAgain(.howl).with(1).times(1).andReturn("again")
    #expect((1...2).map { _ in try? dog.howl(at: 1) } == ["again", "checked"])
  }

  @Test("of one builder is passed by the other, which proceeds")
  func oneBuilder() async throws {
    let builder = reader.stub(.load)
    builder.andReturn("older")
    builder.andWaitForResponse().proceed()
    #expect(try await reader.load(1) == "older")
  }

  @Test("is waited for until it holds as many calls as are asked for")
  func pendingCalls() async throws {
    let responder = reader.stub(.load).andWaitForResponse()
    let call = Task { [reader] in try await reader.load(1) }
    try await responder.waitForPendingCalls()
    try await responder.waitForPendingCalls(timeout: .zero)
    let report = await reportOfWait { try await responder.waitForPendingCalls(2, timeout: .milliseconds(1)) }
    #expect(report == "Expected 2 calls to be waiting for a response of the stub of FakeReader.load, but 1 is.")
    responder.respond(with: "")
    _ = try await call.value
  }

  @Test("that lets a cancelled call proceed does not hide the cancellation")
  func cancelledAndProceeding() async throws {
    reader.stub(.count).andDo { 3 }
    let responder = reader.stub(.count).andWaitForResponse()
    let call = Task { [reader] in await reader.count() }
    try await responder.waitForPendingCalls()
    call.cancel()
    while !responder.wasCancelled { await Task.yield() }
    responder.proceed()
    #expect(await call.value == 3)
    #expect(reader.calls.map(\.wasCancelled) == [true])
  }

  @Test("of a function that returns nothing takes any response")
  func anyResponse() async throws {
    let responder = reader.stub(.close).andWaitForResponse()
    responder.respond(with: "page")
    await reader.close()
    #expect(reader.calls.map(\.outcome.description) == ["returned ()"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("with a sequence is no return value of a spy")
  func sequenceOfSpy() {
    let spy = dog.spy(.bark, of: FakeDog.bark)
    spy.stub().andReturn("a", "b")
    #expect(spy.returnValue == nil)
    spy.returnValue = "c"
    spy.returnValue = nil
    #expect([dog.bark(), dog.bark()] == ["a", "b"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("that throws stays behind the return value of a spy")
  func errorOfSpy() {
    let spy = dog.spy(.howl, of: FakeDog.howl)
    spy.throwableError = Hoarse()
    spy.returnValue = "awoo"
    #expect(spy.throwableError is Hoarse)
    spy.returnValue = nil
    #expect(throws: Hoarse()) { try dog.howl(at: 1) }
  }
}
