import PoseurCore

/// The double that one writes with Poseur.
class FakeService: Service, Fake {
  enum Function: String, PoseurFunction { case doThings, giveMeAString }
  let faker = Function.faker()

  @inline(never)
  override func doThings() { recordAndStub(function: .doThings) }

  @inline(never)
  override func giveMeAString(arg1: Bool, arg2: String) -> String {
    recordAndStub(function: .giveMeAString, arguments: arg1, arg2)
  }
}

/// One that records the function that returns nothing without looking for a stub.
final class RecordingFakeService: Service, Fake {
  enum Function: String, PoseurFunction { case doThings }
  let faker = Function.faker()

  @inline(never)
  override func doThings() { recordCall(.doThings) }
}

/// One that has answers of its own, for calls that no stub answers.
final class OwnFakeService: Service, Fake {
  enum Function: String, PoseurFunction { case giveMeAString }
  let faker = Function.faker()

  @inline(never)
  override func giveMeAString(arg1: Bool, arg2: String) -> String {
    recordAndStub(function: .giveMeAString, arguments: arg1, arg2, orElse: Text.returned)
  }
}

/// One whose answers are made up, for calls that no stub answers.
final class DefaultingFakeService: Service, Fake {
  enum Function: String, PoseurFunction { case giveMeAString }
  let faker = Function.faker(unstubbed: .returnDefault)

  @inline(never)
  override func giveMeAString(arg1: Bool, arg2: String) -> String {
    recordAndStub(function: .giveMeAString, arguments: arg1, arg2)
  }
}

extension FakeService {
  /// One that answers every call.
  static func answering() -> FakeService {
    let fake = FakeService()
    fake.stub(function: .giveMeAString).andReturn(Text.returned)
    return fake
  }

  /// One with a written stub for any text.
  static func answeringAnyText() -> FakeService {
    let fake = FakeService()
    fake.stub { $0.giveMeAString(arg1: true, arg2: $1) }.andReturn(Text.returned)
    return fake
  }

  /// The same with a closure.
  static func runningForAnyText() -> FakeService {
    let fake = FakeService()
    fake.stub { $0.giveMeAString(arg1: true, arg2: $1) }.andDo { _ in Text.returned }
    return fake
  }

  /// One with as many specific stubs, of which the one at `index`, in the order in which they are added, matches.
  static func answering(withStubs count: Int, matchingAt index: Int) -> FakeService {
    let fake = FakeService()
    for stub in 0..<count {
      let text = stub == index ? Text.expected : "not \(stub)"
      fake.stub(function: .giveMeAString, withArguments: true, text).andReturn(Text.returned)
    }
    return fake
  }

  /// One that runs a closure for every call.
  static func running() -> FakeService {
    let fake = FakeService()
    fake.stub(function: .giveMeAString).andDo { _ in Text.returned }
    return fake
  }

  /// One that runs a closure with types for the calls that match.
  static func runningTyped() -> FakeService {
    let fake = FakeService()
    fake.stub(function: .giveMeAString, withArguments: true, Text.expected)
      .andDo { (_: Bool, _: String) in Text.returned }
    return fake
  }

  /// One that keeps the second argument of every call.
  static func capturing() -> FakeService {
    let fake = FakeService()
    fake.stub(function: .giveMeAString, withArguments: Argument.anything, Argument.captor()).andReturn(Text.returned)
    return fake
  }

  /// One that was called before.
  static func called(_ count: Int, otherCalls: Int = 0) -> FakeService {
    let fake = answering()
    callDoThings(fake, times: otherCalls)
    callGiveMeAString(fake, times: count)
    return fake
  }
}
