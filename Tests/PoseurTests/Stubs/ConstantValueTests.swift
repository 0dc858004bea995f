import Poseur
import Testing

/// A stub that has come to its last value answers without being looked at any closer. Nobody may notice.
@Suite("A specific stub that has come to its last value", .tags(.memory, .threads))
struct ConstantValueTests {
  private let fake = FakeTable()

  @Test("answers the calls that it is for, and no others")
  func others() {
    let older = fake.stub(.eat).andReturn("other")
    let stub = fake.stubSpecific([1, "a"], "first", "last")

    #expect(eat(1, "a", 1, "a", 1, "a") == ["first", "last", "last"])
    #expect(eat(1, "b", 1, "a", 2, "a") == ["other", "last", "other"])
    #expect(stub.callCount == 4 && older.callCount == 2)
  }

  @Test("is asked again by its matchers where looking at the arguments does not tell")
  func wrapped() {
    let stub = fake.stubSpecific([1, "a"], "last")

    #expect(eat(1, "a") == ["last"])
    #expect(eat(AnyHashable(1), "a") == ["last"])
    #expect(eat(Optional(1), "a") == ["last"])
    #expect(stub.callCount == 3)
  }

  @Test("still answers calls that need its value as another type")
  func types() {
    let stub = fake.stubSpecific([1], "last")

    for _ in 1...2 {
      #expect(fake.recordAndStub(function: .eat, asType: String.self, arguments: 1) == "last")
      #expect(fake.recordAndStub(function: .eat, asType: String?.self, arguments: 1) == "last")
    }
    #expect(stub.callCount == 4)
  }

  @Test("goes on where values are added")
  func addition() {
    let stub = fake.stubSpecific([1, "a"], "first")
    #expect(eat(1, "a", 1, "a") == ["first", "first"])

    stub.thenReturn("second").thenReturn("third")
    #expect(eat(1, "a", 1, "a", 1, "a") == ["second", "third", "third"])
    #expect(stub.callCount == 5)
  }

  @Test("leaves its calls to older stubs when it is removed, and knows how many it had")
  func removal() {
    fake.stub(.eat).andReturn("older")
    let stub = fake.stubSpecific([1, "a"], "last")
    #expect(eat(1, "a", 1, "a") == ["last", "last"])

    stub.remove()
    #expect(eat(1, "a") == ["older"])
    #expect(stub.callCount == 2)
  }

  @Test("leaves them to newer ones as long as those answer")
  func newer() {
    let stub = fake.stubSpecific([1, "a"], "last")
    #expect(eat(1, "a") == ["last"])

    fake.stub(.eat).with(1, Argument.anything).times(2).andReturn("newer")
    #expect(eat(1, "a", 1, "b", 1, "a") == ["newer", "newer", "last"])
    #expect(stub.callCount == 2)
  }

  @Test("steps back after as many calls as it was for")
  func limit() {
    fake.stub(.eat).andReturn("older")
    fake.stub(.eat).with(1, "a").times(2).andReturn("newer")

    #expect(eat(1, "a", 1, "b", 1, "a", 1, "a") == ["newer", "older", "newer", "older"])
  }

  @Test("counts the calls from several threads")
  func threads() async {
    let stub = fake.stubSpecific([1, "a"], "last")
    fake.stub(.eat).with(2, "a").andReturn("other")
    await withTaskGroup(of: Void.self) { group in
      for number in 1...4 {
        group.addTask { [fake] in
          for _ in 1...500 {
            let answer: String = fake.recordAndStub(function: .eat, arguments: number % 2 + 1, "a")
            #expect(answer == (number % 2 == 0 ? "last" : "other"))
          }
        }
      }
    }
    #expect(stub.callCount == 1_000)
  }

  /// What calls with these pairs of arguments get.
  private func eat(_ arguments: Any?...) -> [String] {
    stride(from: 0, to: arguments.count, by: 2).map { index in
      fake.recordAndStub(function: .eat, arguments: arguments[index], arguments[index + 1])
    }
  }
}

// MARK: - Fixtures

private final class FakeTable: Fake, Sendable {
  enum Function: String, PoseurFunction { case eat }
  let faker = Function.faker(precedence: .specificFirst)

  func stubSpecific(_ arguments: [Any?], _ values: String...) -> StubHandle<Any?> {
    let stub = faker.stub(function: .eat, withArguments: arguments).andReturn(values[0])
    for value in values.dropFirst() { stub.thenReturn(value) }
    return stub
  }
}
