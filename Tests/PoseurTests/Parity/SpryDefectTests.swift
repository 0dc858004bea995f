import Foundation
import Poseur
import Testing

/// Defects that Spry, SpryKit and the first Poseur had, each with a test that would see it again. Those of matching
/// and of equality are rows in the tables of what they are about.
@Suite("Defects of its forebears", .tags(.threads))
struct SpryDefectTests {
  @Test("fakes that call themselves equal share nothing")
  func equalFakes() {
    let (left, right) = (FakeTwin(), FakeTwin())
    left.stub(.name).andReturn("left")
    right.stub(.name).andReturn("right")

    #expect(left == right)
    #expect(left.name() == "left" && right.name() == "right")
    left.reset()
    #expect(!left.hasRecordedCalls && right.hasRecordedCalls)
    #expect(right.name() == "right")
  }

  @Test("what a fake has recorded, and its stubs, go with the fake")
  func freedWithFake() {
    weak var argument: Dog?
    weak var value: Dog?
    do {
      let twin = FakeTwin()
      let (given, stubbed) = (Dog(), Dog())
      (argument, value) = (given, stubbed)
      twin.recordCall(.name, arguments: given)
      twin.stub(.name).andReturn(stubbed)
      #expect(argument != nil && value != nil)
    }

    #expect(argument == nil && value == nil)
  }

  @Test("an argument that refers to the fake does not keep it alive where arguments are held weakly")
  func noCycle() {
    final class Owner {
      let twin: FakeTwin
      init(_ twin: FakeTwin) { self.twin = twin }
    }
    weak var remains: FakeTwin?
    do {
      let twin = FakeTwin(FakeTwin.Function.faker(retention: .weak))
      remains = twin
      let owner = Owner(twin)
      twin.recordCall(.name, arguments: owner)
      #expect(twin.receivedCall(to: .name, withArguments: owner))
    }

    #expect(remains == nil)
  }

  @Test("a call within a stub's closure is recorded behind its caller")
  func nestedCalls() {
    let dog = FakeDog()
    dog.stub(function: .digest).andReturn("bone")
    dog.stub(function: .howl).andDo { [dog] _ in
      _ = dog.digest()
      throw Hoarse()
    }
    _ = try? dog.howl(at: 3)

    #expect(dog.calls.map(\.description) == ["howl(3)", "digest()"])
    #expect(dog.calls.map(\.outcome.description) == ["threw Hoarse()", #"returned "bone""#])
  }

  @Test("a stub that was begun and forgotten stands in nobody's way")
  func forgottenStub() {
    let dog = FakeDog()
    _ = dog.stub(function: .bark)
    dog.stub(function: .bark).andReturn("woof")
    _ = dog.stub(function: .bark).with("never finished")

    let messages = Failures.capture { #expect(dog.bark() == "woof") }
    #expect(messages == [])
    #expect(dog.unusedStubs.isEmpty)
  }

  @Test("one unfinished stub may be finished twice: the newer answers")
  func finishedTwice() {
    let dog = FakeDog()
    let builder = dog.stub(function: .bark)
    let older = builder.andReturn("older")
    builder.andReturn("newer").remove()

    #expect(dog.bark() == "older")
    #expect(older.callCount == 1)
  }

  @Test("a stub of another type that is passed over has had no effect")
  func passedOver() {
    let dog = FakeDog()
    let captor = Argument.captor()
    var runs = 0
    dog.stub(function: .rollOntoTummy).with(true).andReturn("pants")
    dog.stub(function: .rollOntoTummy).with(captor).andReturn(5)
    dog.stub(function: .shouldFetch).andDo { _ in
      runs += 1
      return "no Bool"
    }

    #expect(dog.rollOntoTummy(getARub: true) == "pants")
    #expect(captor.count == 0)
    #expect(Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) }.count == 1)
    #expect(runs == 1, "a closure is run once, by the call that it answers")
  }

  @Test("no words are made of calls or of arguments where nothing fails")
  func noWords() {
    let dog = FakeDog()
    let diary = Diary()
    dog.stub(function: .eat).with(diary).andReturn()
    dog.recordAndStub(function: .eat, arguments: diary)

    #expect(dog.didCall(.eat, withArguments: [diary]).success)
    #expect(expectHaveReceived(dog, .eat, with: diary))
    #expect(expectHaveNotReceived(dog, .bark, with: diary))
    #expect(diary.readings == 0)
  }

  @Test("a check finds the one call that it means among many")
  func manyCalls() {
    let dog = FakeDog()
    for number in 1...20_000 { dog.recordCall(.howl, arguments: number) }

    #expect(dog.calls.map(\.number) == Array(1...20_000))
    #expect(dog.callCountFor(function: .howl, withArguments: Argument.greaterThan(19_999)) == 1)
    #expect(dog.hasRecordedCalls)
  }

  @Test("a failure without words still has some, and one of no place has one")
  func emptyReport() {
    withKnownIssue {
      Failures.report("")
    } matching: {
      $0.comments.map(\.rawValue) == ["(no message)"]
    }
    withKnownIssue {
      let nowhere = SourcePosition(fileID: "Nowhere", filePath: "Nowhere", line: 0, column: 0)
      Failures.reporter.report("lost", severity: .failure, at: nowhere)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["lost"] && issue.sourceLocation?.line == 1
        && issue.sourceLocation?.fileID == "Unknown/Nowhere"
    }
    withKnownIssue {
      let farOff = SourcePosition(fileID: "No/where", filePath: "Nowhere", line: .max, column: .max)
      Failures.reporter.report("lost", severity: .failure, at: farOff)
    } matching: {
      $0.sourceLocation?.line == .max
    }
  }

  @Test("a static fake is called by its own name in a message, not by its metatype's")
  func staticName() {
    enum FakeKennel: StaticFake {
      enum ClassFunction: String, PoseurFunction { case open }
      static let classFaker = ClassFunction.classFaker()
    }

    #expect(
      Failures.capture { expectHaveReceived(FakeKennel.classFaker, .open) } == [
        """
        Expected FakeKennel.open to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        """
      ])
  }

  @Test("a base class without a hook of its own: its fake's overloads and labels are told apart")
  func overloads() {
    struct FakeFinder: Fake {
      enum Function: String, PoseurFunction { case byName = "find(name:)", byAge = "find(age:)" }
      let faker = Function.faker()
      func find(name: String) -> Bool { recordAndStub(arguments: name) }
      func find(age: Int) -> Bool { recordAndStub(arguments: age) }
    }
    let finder = FakeFinder()
    finder.stub(.byName).andReturn(true)
    finder.stub(.byAge).andReturn(false)

    #expect(finder.find(name: "Rex") && !finder.find(age: 3))
    #expect(finder.calls.map(\.description) == [#"find(name: "Rex")"#, "find(age: 3)"])
  }
}

@Suite("An assertion on a fake that other threads call", .tags(.threads))
struct AssertionWhileCalledTests {
  @Test("holds for a moment of the fake, and its text is of that moment", arguments: 1...8)
  func assertions(_ round: Int) {
    let faker = FakeDog.Function.faker()
    let dog = FakeDog(faker)
    let group = DispatchGroup()
    for _ in 1...4 {
      group.enter()
      Thread {
        for volume in 1...200 { faker.recordCall(.howl, arguments: volume) }
        group.leave()
      }.start()
    }
    let messages = Failures.capture {
      for _ in 1...20 {
        expectHaveReceived(dog, .howl, with: 0)
        expectHaveNotReceived(dog, .howl, with: 0)
        expectHaveReceivedInOrder(dog.call(to: .howl, withArguments: 0))
      }
    }
    group.wait()

    #expect(messages.count == 40)
    for text in messages where text.contains("Calls to howl (") {
      let rows = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
      #expect(rows.count <= 6, "the list belongs to the count above it")
    }
    #expect(expectHaveReceived(dog, .howl, times: 800))
    #expect(expectNoMoreCalls(dog))
  }
}

// MARK: - Fixtures

/// Equal to each other one.
private final class FakeTwin: NSObject, Fake {
  enum Function: String, PoseurFunction { case name }
  let faker: Faker<Function>
  init(_ faker: Faker<Function> = Function.faker()) { self.faker = faker }

  func name() -> String { recordAndStub(function: .name) }
  override func isEqual(_ object: Any?) -> Bool { object is FakeTwin }
  override var hash: Int { 1 }
}

private final class Diary: Equatable, CustomStringConvertible {
  var readings = 0
  var description: String {
    readings += 1
    return "a diary"
  }
  static func == (lhs: Diary, rhs: Diary) -> Bool { lhs === rhs }
}
