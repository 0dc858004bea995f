import Poseur
import Testing

@Suite("A list of arguments")
struct ArgumentListTests {
  private let list = ArgumentList([1, nil, Argument.any])
  private let jar = FakeJar()

  @Test("is recorded as its elements, whatever records it")
  func recording() async throws {
    let faker = jar.faker
    let list = ArgumentList([1, nil])
    jar.recordCall(.fill, arguments: list)
    jar.stub(.fill).andReturn(2)
    #expect(await faker.recordAndStub(function: .fill, arguments: list) == 2)
    #expect(try await faker.recordAndStubThrowing(function: .fill, arguments: list) == 2)
    #expect(await jar.recordAndStub(function: .fill, arguments: list, orElse: 3) == 2)
    FakeJar.recordCall(.close, arguments: list)
    jar.fill(list)

    #expect(jar.calls.map { $0.arguments.description } == Array(repeating: "[Optional(1), nil]", count: 5))
    #expect(FakeJar.classFaker.calls.first?.arguments.count == 2)
    FakeJar.reset()
  }

  @Test("is stubbed as its elements, however the stub begins")
  func stubbing() {
    jar.stub(.fill).with(list).andReturn(1)
    #expect(jar.recordAndStub(function: .fill, arguments: 1, nil, "x") == 1)
    jar.stub(function: .fill, withArguments: list).andReturn(2)
    #expect(jar.recordAndStub(function: .fill, arguments: 1, nil, "x") == 2)
    #expect(jar.stubbedValue(forFunction: .fill, arguments: [list]) == 2, "the last matches any argument, even itself")
    FakeJar.stub(function: .close, withArguments: list).andReturn(3)
    #expect(FakeJar.recordAndStub(function: .close, arguments: 1, nil, "x") == 3)
    FakeJar.reset()
  }

  @Test("is asked, awaited and asserted as its elements")
  func asking() async throws {
    jar.recordCall(.fill, arguments: 1, nil, "x")
    #expect(jar.receivedCall(to: .fill, withArguments: list))
    #expect(jar.callCountFor(function: .fill, withArguments: list) == 1)
    #expect(jar.didCall(.fill, with: list).success && jar.call(to: .fill, withArguments: list).count == 1)
    #expect(try await jar.waitForCall(to: .fill, withArguments: list).count == 1)
    expectHaveReceived(jar, .fill, with: list)
    XCTAssertHaveReceived(jar, .fill, with: list)
    #expect(
      Failures.capture { expectHaveReceived(jar, .fill, with: ArgumentList([2, nil, "x"])) } == [
        """
        Expected FakeJar.fill(2, nil, "x") to be called at least 1 time, but it was called 0 times.
        Calls to fill (1):
          #1  fill(1, nil, "x")   argument 0 is 1, not 2
        """
      ])
  }

  @Test("means any arguments if it's empty, as no arguments do")
  func empty() {
    jar.recordCall(.fill, arguments: ArgumentList([]))
    jar.recordCall(.fill, arguments: 1)
    #expect(jar.calls.map(\.arguments.count) == [0, 1])
    #expect(jar.callCountFor(function: .fill, withArguments: ArgumentList([])) == 2)
  }

  @Test("is the same in another list")
  func nested() {
    jar.recordCall(.fill, arguments: ArgumentList([ArgumentList([1, 2])]))
    #expect(jar.calls[0].arguments.count == 2)
  }

  @Test("is an argument like any other beside others")
  func besideOthers() {
    jar.recordCall(.fill, arguments: ArgumentList([1, 2]), 3)
    #expect(jar.calls[0].arguments.count == 2)
    expectHaveReceived(jar, .fill, with: Argument.any, 3)
  }

  @Test("is named where an array came instead")
  func arrayInstead() {
    let elements: [Any?] = [1, 2]
    jar.recordCall(.fill, arguments: elements as Any?)
    jar.recordCall(.fill, arguments: 3, 4)
    #expect(
      Failures.capture { expectHaveReceived(jar, .fill, with: 1, 2) } == [
        """
        Expected FakeJar.fill(1, 2) to be called at least 1 time, but it was called 0 times.
        Calls to fill (2):
          #2  fill(3, 4)     argument 0 is 3, not 1; argument 1 is 4, not 2     ← nearest
          #1  fill([1, 2])   has 1 argument, not 2: the last one is a list of 2; write a list, too, or have the fake \
        record ArgumentList(…)
        """
      ])
  }
}

// MARK: - Fixtures

private final class FakeJar: Fake, StaticFake {
  enum Function: String, PoseurFunction { case fill }
  enum ClassFunction: String, PoseurFunction { case close }
  static let classFaker = ClassFunction.classFaker()
  let faker = Function.faker()
  func fill(_ arguments: ArgumentList) { recordCall(arguments: arguments) }
}
