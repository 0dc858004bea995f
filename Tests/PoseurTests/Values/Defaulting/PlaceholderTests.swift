import Foundation
import Poseur
import Testing

@testable import PoseurCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A written call with values that can't be made", .tags(.memory, .threads))
struct PlaceholderTests {
  private let studio = FakeStudio()

  @Test("returns objects and protocols' values, in every verb")
  func results() async throws {
    let screen = Screen()
    studio.stub { $0.open() }.andReturn(screen)
    #expect(studio.open() === screen)
    studio.stub { $0.shape($1) }.andDo { sides in if sides == 4 { Square() } else { Circle() } }
    #expect(studio.shape(4) is Square && studio.shape(3) is Circle)
    studio.stub { $0.load(3, then: $1) }.andDo { done in
      done(5)
      return screen
    }
    var loaded = 0
    #expect(studio.load(3) { loaded = $0 } === screen && loaded == 5)
    #expect(try await studio.call { $0.open() }.wait().count == 1)
    expectHaveReceivedInOrder(studio.call { $0.open() }, studio.call { $0.shape(3) })
    expectHaveNotReceived(FakeStudio()) { $0.open() }
  }

  @Test("finds an object in a list and in a field that the fake makes of its argument, and says so")
  func wrapped() {
    let messages = Failures.capture {
      expectHaveNotReceived(studio) { $0.wrap(matching()) }
      expectHaveNotReceived(studio) { $0.list(matching()) }
    }
    #expect(
      messages == [
        """
        matching() for a value of type Screen isn't an argument of FakeStudio.wrap, as the fake records it.
        Put matching in the place of a whole argument that the fake records unchanged, or name the function by its case.
        """,
        """
        matching() for a value of type Screen is in a list, as the fake records the values of a variadic parameter.
        Name the function by its case, with a matcher for the whole list.
        """,
      ])
  }

  @Test("says that a fake's function uses its argument, where that is a protocol's value")
  func used() {
    let line = UInt(#line + 4)
    let reporter = CapturingReporter()
    expectThrowsAssertion {
      Failures.$reporter.withValue(reporter) {
        expectHaveNotReceived(FakeStudio()) { $0.sides(of: matching()) }
      }
    }
    #expect(reporter.reports.map(\.position.line) == [line])
    #expect(
      reporter.reports.map(\.message) == [
        """
        The fake's function uses an argument that is only a placeholder, since its call is written, not made.
        Show the argument's place by a value of yours, matching(like: <#value#>), or name the function by its case.
        """
      ])
    studio.sides(of: Square())
    expectHaveReceived(studio, times: 1) { $0.sides(of: matching(like: Square() as any Shape)) }
  }

  @Test("is refused if an argument changes that has no matcher, if it's a chain, or if its matcher can match nothing")
  func misuse() {
    studio.take("x", "hello")
    let messages = Failures.capture {
      expectHaveNotReceived(studio) { $0.log(matching()) }
      expectHaveNotReceived(studio) { $0.send(matching()) }
      expectHaveNotReceived(studio) { $0.request(matching()) }
      expectHaveNotReceived(studio) { $0.post("down") }
      expectHaveReceived(studio) { $0.id(matching(.not(3))) }
      studio.stub { _ = $0.find(3) }.andReturn()
    }
    #expect(
      messages == [
        """
        Argument 1 of FakeStudio.log is another value each time the closure runs, so nothing would equal it.
        Write matching() in its place, or a value that stays the same. If the fake makes it of another argument, name \
        the function by its case.
        """,
        """
        Argument 1 of FakeStudio.send is another value each time the closure runs, so nothing would equal it.
        Write matching() in its place, or a value that stays the same. If the fake makes it of another argument, name \
        the function by its case.
        """,
        """
        Argument 1 of FakeStudio.request is another value each time the closure runs, so nothing would equal it.
        Write matching() in its place, or a value that stays the same. If the fake makes it of another argument, name \
        the function by its case.
        """,
        """
        Argument 1 of FakeStudio.post is another value each time the closure runs, so nothing would equal it.
        Write matching() in its place, or a value that stays the same. If the fake makes it of another argument, name \
        the function by its case.
        """,
        """
        matching(not 3) is for a value of type Int64, but the matcher is for Int.
        Give it values of type Int64.
        """,
        """
        FakeStudio.find(3) returns String, but its stub has an answer of another type.
        Answer with a value of type String.
        """,
      ])
  }

  @Test("leaves no call of another fake behind, in a chain, and makes one for an argument only once")
  func chain() {
    let room = FakeStudio()
    studio.stub { $0.child }.andReturn(room)
    let messages = Failures.capture { expectHaveReceived(studio) { $0.child.find(1) } }
    #expect(
      messages == [
        """
        The closure goes on to call FakeStudio.find(1) after FakeStudio.child.
        A written call is one call: name that one on its own fake. If FakeStudio.child itself makes it, name \
        FakeStudio.child by its case, .child.
        """
      ])
    #expect(!room.hasRecordedCalls)
    room.stub(.find).andReturn("x")
    expectHaveNotReceived(studio) { $0.log(room.find(2)) }
    #expect(room.calls.count == 1)
  }

  @Test("gets a protocol's value through a cast, though the optimizer may know its type")
  func cast() {
    // Passed to a generic function as it is, a protocol's value would be opened.
    func boxed<Value>(_ type: Value.Type) -> Any? {
      Placeholder.value(of: type, number: 0).map { ValueBox($0, as: type).value }
    }
    guard let value = boxed((any Shape).self) else { return }
    let shape: any Shape = knownValue(value)
    #expect(Placeholder.object(in: shape) != nil && Placeholder.object(in: shape) == Placeholder.object(in: value))
  }

  @Test("is looked for in an enum's payload, not in the words that the case doesn't need")
  func payloads() throws {
    let clerk = try #require(Placeholder.value(of: Clerk.self, number: 0))
    var small = Spread.small(1)
    withUnsafeMutableBytes(of: &small) { memory in
      memory.storeBytes(
        of: ObjectIdentifier(clerk), toByteOffset: 2 * MemoryLayout<UInt>.size, as: ObjectIdentifier.self)
    }

    #expect(Placeholder.object(in: small) == nil)
    #expect(Placeholder.object(in: Hand.holds(7, clerk)) == ObjectIdentifier(clerk))
    #expect(Placeholder.object(in: Hand.holds(7, clerk) as Hand?) == ObjectIdentifier(clerk))
  }

  @Test("may isolate a function, or be opened by a generic one")
  func isolatedAndOpened() async {
    final class FakeDesk: Fake, Sendable {
      enum Function: String, PoseurFunction { case ask, draw, end }
      let faker = Function.faker()
      func ask(_ clerk: isolated Clerk) -> Int { recordAndStub(function: .ask, arguments: clerk) }
      func draw<S: Shape>(_ shape: S) -> Int { recordAndStub(function: .draw, arguments: shape) }
      func end<F: Finishing>(_ task: F) -> Int { recordAndStub(function: .end, arguments: task) }
      func drawAny(_ shape: any Shape) -> Int { draw(shape) }
      func endAny(_ task: any Finishing) -> Int { end(task) }
    }
    let desk = FakeDesk()
    await desk.stub { await $0.ask(matching()) }.andReturn(1)
    desk.stub { $0.drawAny(matching()) }.andReturn(2)
    desk.stub { $0.endAny(matching()) }.andReturn(3)
    expectHaveNotReceived(desk) { $0.drawAny(matching()) }
    let answers: [Int] = await [desk.ask(Clerk()), desk.draw(Square()), desk.end(Delegate())]
    #expect(answers == [1, 2, 3])
    await expectHaveReceived(desk, times: 1) { await $0.ask(matching()) }
    expectHaveReceived(desk, times: 1) { $0.drawAny(matching()) }
    expectHaveReceived(desk, times: 1) { $0.endAny(matching()) }
  }
}

private class Screen: @unchecked Sendable { let size = (1, 2) }
private actor Clerk {}
private enum Hand { case holds(Int, Clerk), empty }
private enum Spread { case small(Int), large(Int, Int, Int) }
private protocol Shape { var sides: Int { get } }
private struct Square: Shape { let sides = 4 }
private struct Circle: Shape { let sides = 0 }
private protocol Finishing: AnyObject { func finish() }
private final class Delegate: Finishing { func finish() {} }
private struct Box { var screen: Screen }

private final class FakeStudio: Fake, @unchecked Sendable {
  enum Function: String, PoseurFunction {
    case take, open, shape, load, wrap, list, sides, log, send, request, post, id, find, child
  }
  let faker = Function.faker()
  @discardableResult func take(_ a: Any?, _ b: Any?) -> Int {
    recordAndStub(function: .take, arguments: a, b, orElse: 0)
  }
  func open() -> Screen { recordAndStub(function: .open) }
  func shape(_ sides: Int) -> any Shape { recordAndStub(function: .shape, arguments: sides) }
  func load(_ id: Int, then: @escaping (Int) -> Void) -> Screen { recordAndStub(function: .load, arguments: id, then) }
  func wrap(_ screen: Screen) { recordCall(.wrap, arguments: Box(screen: screen)) }
  func list(_ screen: Screen) { recordCall(.list, arguments: [screen]) }
  func sides(of shape: any Shape) { recordCall(.sides, arguments: shape, shape.sides) }
  func log(_ text: String) { recordCall(.log, arguments: text, text.count) }
  func send(_ ids: [Int]) { recordCall(.send, arguments: ids, ids.count) }
  func request(_ request: URLRequest) { recordCall(.request, arguments: request, request.httpMethod) }
  func post(_ text: String, at date: Date = Date()) { recordCall(.post, arguments: text, date) }
  func id(_ id: Int64) { recordCall(.id, arguments: id) }
  func find(_ id: Int) -> String { recordAndStub(function: .find, arguments: id) }
  var child: FakeStudio { recordAndStub(function: .child) }
}
