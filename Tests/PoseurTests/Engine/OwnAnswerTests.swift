import Poseur
import Testing

@Suite("A fake's own answer")
struct OwnAnswerTests {
  /// Nothing can be made up for it.
  private final class Bone: Sendable {}
  private struct Bored: Error {}
  private enum Function: String, PoseurFunction { case dig }

  private let faker = Function.faker()
  private let own = Bone()

  @Test("takes the place of a stub's that does not fit", arguments: Misfit.allCases)
  private func misfits(_ misfit: Misfit) {
    misfit.stub(faker.stub(function: .dig))
    var bone: Bone?
    let messages = Failures.capture { bone = faker.recordAndStub(function: .dig, arguments: 1, orElse: own) }

    #expect(bone === own)
    #expect(messages == [misfit.message])
    #expect(faker.calls.map(\.outcome.description) == ["called through and returned <Bone>"])
  }

  @Test("takes the place of a stub's that does not fit an asynchronous function", arguments: Misfit.ofAnyFunction)
  private func asynchronousMisfits(_ misfit: Misfit) async {
    misfit.stub(faker.stub(function: .dig))
    let (faker, own) = (faker, own)
    var bone: Bone?
    let messages = await Failures.capture {
      bone = await faker.recordAndStub(function: .dig, arguments: 1, orElse: own)
    }

    #expect(bone === own)
    #expect(messages == [misfit.message])
    #expect(faker.calls.map(\.outcome.description) == ["called through and returned <Bone>"])
  }

  @Test("is given once, also to a call that proceeded to a stub whose change throws")
  func onceAfterProceeding() async {
    let faker = faker
    faker.stub(function: .dig).andCallThrough { (_: Int) throws -> Int in throw Bored() }
    let responder = faker.stub(function: .dig).andWaitForResponse()
    responder.proceed()
    var count = 0
    func dig() -> Int {
      count += 1
      return count
    }
    let messages = await Failures.capture { _ = await faker.recordAndStub(function: .dig, orElse: dig()) }

    #expect(count == 1)
    #expect(messages.count == 1)
  }

  @Test("takes the place of a value that comes later and does not fit")
  func lateMisfit() async {
    faker.stub(function: .dig).andReturn("stick", after: .zero)
    let (faker, own) = (faker, own)
    var bone: Bone?
    let messages = await Failures.capture {
      bone = await faker.recordAndStub(function: .dig, arguments: 1, orElse: own)
    }

    #expect(bone === own)
    #expect(
      messages == [
        #"OwnAnswerTests.dig(1) has to return OwnAnswerTests.Bone, but the value of its stub is "stick" (String)."#
      ])
  }

  @Test("takes the place of one that nobody gives any more")
  func abandoned() async {
    let responder = faker.stub(function: .dig).andWaitForResponse()
    let (faker, own) = (faker, own)
    let messages = await Failures.capture {
      async let bone = faker.recordAndStub(function: .dig, asType: Bone.self, arguments: 1, orElse: own)
      try? await responder.waitForPendingCalls()
      faker.resetStubs()
      #expect(await bone === own)
    }

    #expect(
      messages == [
        """
        The stub of OwnAnswerTests.dig held 1 call without a response when it was removed or reset, so nothing can answer \
        it.
        Respond to the waiting calls before you remove or reset the stub.
        """
      ])
  }

  @Test("is there for a task that is cancelled while a function that cannot throw waits")
  func cancelled() async throws {
    faker.stub(function: .dig).andNeverReturn()
    let (faker, own) = (faker, own)
    let task = Task { await faker.recordAndStub(function: .dig, asType: Bone.self, arguments: 1, orElse: own) }
    try await faker.waitForCall(to: .dig)
    task.cancel()

    #expect(await task.value === own)
  }

  @Test("stays as it is where the stub's change of it throws, and is made once")
  func throwingChange() async {
    faker.stub(function: .dig).andCallThrough { (_: Bone) -> Bone in throw Bored() }
    let (faker, own) = (faker, own)
    var count = 0
    func dig() -> Bone {
      count += 1
      return own
    }
    func answer() -> Bone { faker.recordAndStub(function: .dig, arguments: 1, orElse: dig()) }
    var bones: [Bone] = []
    let messages = await Failures.capture {
      bones.append(answer())
      bones.append(await faker.recordAndStub(function: .dig, arguments: 1, orElse: dig()))
    }

    #expect(bones.count == 2 && bones.allSatisfy { $0 === own })
    #expect(count == 2)
    #expect(messages == [Misfit.throwing.message, Misfit.throwing.message])
  }

  @Test("is there for a name that fits no function")
  func unknownName() async {
    let (faker, own) = (faker, own)
    func bury() -> Bone { faker.recordAndStub("bury(_:)", arguments: 1, orElse: own) }
    var bones: [Bone] = []
    let messages = await Failures.capture {
      bones.append(bury())
      bones.append(await faker.recordAndStub("bury(_:)", arguments: 1, orElse: own))
    }

    #expect(bones.count == 2 && bones.allSatisfy { $0 === own })
    #expect(messages.count == 2)
    #expect(faker.calls.isEmpty)
  }

  @Test("is not preceded by a word about stubs that were passed over for one that was chosen")
  func passedOver() {
    faker.stub(function: .dig).andCallThrough()
    faker.stub(function: .dig).andReturn("stick")
    #expect(Failures.capture { _ = faker.recordAndStub(function: .dig, arguments: 1, orElse: own) } == [])

    faker.resetStubs()
    faker.stub(function: .dig).andDo { _ in "stick" }
    faker.stub(function: .dig).andReturn("stick")
    let messages = Failures.capture { _ = faker.recordAndStub(function: .dig, arguments: 1, orElse: own) }
    #expect(messages == [Misfit.wrongResult.message])
  }

  @Test("does not hide a misfit from a function that can throw")
  func throwing() {
    faker.stub(function: .dig).andDo { _ in "stick" }
    let messages = Failures.capture {
      #expect(throws: UnstubbedCall.self) {
        let _: Bone = try faker.recordAndStubThrowing(function: .dig, arguments: 1, orElse: own)
      }
    }
    #expect(messages == [Misfit.wrongResult.message])
  }

  private enum Misfit: CaseIterable {
    case throwing, wrongResult, wrongArguments, asynchronous

    static let ofAnyFunction: [Misfit] = [.throwing, .wrongResult, .wrongArguments]

    func stub(_ builder: StubBuilder<Any?, [Any?]>) {
      switch self {
      case .throwing: builder.andThrow(Bored())
      case .wrongResult: builder.andDo { _ in "stick" }
      case .wrongArguments: builder.andDo { (_: String) in "stick" }
      case .asynchronous:
        builder.andDo { _ in
          await Task.yield()
          return "stick"
        }
      }
    }

    var message: String {
      switch self {
      case .throwing:
        """
        OwnAnswerTests.dig(1) was forwarded as one that cannot throw, but its stub threw Bored().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """
      case .wrongResult:
        #"OwnAnswerTests.dig(1) has to return OwnAnswerTests.Bone, but the closure of its stub returned "#
          + #""stick" (String)."#
      case .wrongArguments:
        "OwnAnswerTests.dig(1) was called with (Int), but the closure of its stub takes (String).\nWrite the types of its parameters: { (<#name#>: Int) in <#…#> }"
      case .asynchronous:
        """
        OwnAnswerTests.dig(1) was forwarded without await, but the closure of its stub is asynchronous.
        Stub a synchronous closure or, if the function is asynchronous, forward it with await.
        """
      }
    }
  }
}
