import Poseur
import Testing

/// Such a stub may answer without a look at anything else. Nobody may notice, whichever stubs that is so for.
@Suite("A stub that has come to its last value", .tags(.memory, .threads))
struct ConstantValueTests {
  private let fake = FakeTable()

  @Test("answers the calls that it is for, and no others")
  func others() {
    let older = fake.stub(.eat).andReturn("other")
    let stub = fake.stub(.specific, "first", "last")

    #expect(eat(1, "a", 1, "a", 1, "a") == ["first", "last", "last"])
    #expect(eat(1, "b", 1, "a", 2, "a") == ["other", "last", "other"])
    #expect(stub.callCount == 4 && older.callCount == 2)
  }

  @Test("answers a call whose arguments are equal, though of a type around theirs")
  func wrapped() {
    let stub = fake.stub(.specific, "last")

    #expect(eat(1, "a", AnyHashable(1), "a", Optional(1), "a") == ["last", "last", "last"])
    #expect(stub.callCount == 3)
  }

  @Test("still answers calls that need its value as another type", arguments: Kind.allCases)
  func types(kind: Kind) {
    let stub = fake.stub(kind, "last")

    for _ in 1...2 {
      #expect(fake.recordAndStub(function: .eat, asType: String.self, arguments: 1, "a") == "last")
      #expect(fake.recordAndStub(function: .eat, asType: String?.self, arguments: 1, "a") == "last")
    }
    #expect(stub.callCount == 4)
  }

  @Test("goes on where values are added", arguments: Kind.allCases)
  func addition(kind: Kind) {
    let stub = fake.stub(kind, "first")
    #expect(eat(1, "a", 1, "a") == ["first", "first"])

    stub.thenReturn("second").thenReturn("third")
    #expect(eat(1, "a", 1, "a", 1, "a") == ["second", "third", "third"])
    #expect(stub.callCount == 5)
  }

  @Test("leaves its calls to older stubs when it is removed, and knows how many it had", arguments: Kind.allCases)
  func removal(kind: Kind) {
    fake.stub(.eat).andReturn("older")
    let stub = fake.stub(kind, "last")
    #expect(eat(1, "a", 1, "a") == ["last", "last"])

    stub.remove()
    #expect(eat(1, "a") == ["older"])
    #expect(stub.callCount == 2)
  }

  @Test("leaves them to newer ones as long as those answer", arguments: Kind.allCases)
  func newer(kind: Kind) {
    let stub = fake.stub(kind, "last")
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

  @Test("counts the calls from several threads", arguments: Kind.allCases)
  func threads(kind: Kind) async {
    let stub = fake.stub(kind, "last")
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

  enum Kind: CaseIterable { case universal, specific }
}

// MARK: - Fixtures

private final class FakeTable: Fake, Sendable {
  enum Function: String, PoseurFunction { case eat }
  let faker = Function.faker(precedence: .specificFirst)

  /// For all calls, or for those with 1 and "a".
  func stub(_ kind: ConstantValueTests.Kind, _ values: String...) -> StubHandle<Any?, [Any?]> {
    let builder = kind == .universal ? stub(.eat) : stub(.eat).with(1, "a")
    let handle = builder.andReturn(values[0])
    for value in values.dropFirst() { handle.thenReturn(value) }
    return handle
  }
}
