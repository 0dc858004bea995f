import Foundation
import Poseur
import Testing

@testable import PoseurCore

@Suite("StandIn")
struct StandInTests {
  private final class Leash {}
  private struct Tag: DefaultProvidable, Equatable {
    let name: String
    static var defaultValue: Tag { Tag(name: "none") }
  }
  private enum Size: CaseIterable { case small, large }
  private enum Nobody: CaseIterable {}
  private struct Tricks: OptionSet { let rawValue: Int }

  @Test("makes nil, zero, false, and what is empty")
  func standardTypes() {
    #expect(StandIn.value(of: Int?.self) == .some(nil))
    #expect(StandIn.value(of: Leash?.self).map { $0 == nil } == true)
    #expect(StandIn.value(of: Int.self) == 0)
    #expect(StandIn.value(of: UInt8.self) == 0)
    #expect(StandIn.value(of: Double.self) == 0)
    #expect(StandIn.value(of: Duration.self) == .zero)
    #expect(StandIn.value(of: Bool.self) == false)
    #expect(StandIn.value(of: String.self) == "")
    #expect(StandIn.value(of: Substring.self) == "")
    #expect(StandIn.value(of: Data.self) == Data())
    #expect(StandIn.value(of: [Leash].self)?.isEmpty == true)
    #expect(StandIn.value(of: Set<Int>.self) == [])
    #expect(StandIn.value(of: [String: Leash].self)?.isEmpty == true)
    #expect(StandIn.value(of: Tricks.self) == [])
    #expect(StandIn.value(of: Void.self) != nil)
  }

  @Test("makes a sequence with nothing in it, and a stream that has ended")
  func sequences() async throws {
    #expect(StandIn.value(of: AnySequence<Leash>.self).map { Array($0).isEmpty } == true)
    #expect(StandIn.value(of: AnyCollection<Leash>.self)?.isEmpty == true)
    for await _ in try #require(StandIn.value(of: AsyncStream<Int>.self)) { Issue.record("It is not empty.") }
    for try await _ in try #require(StandIn.value(of: AsyncThrowingStream<Int, any Error>.self)) {
      Issue.record("It is not empty.")
    }
  }

  @Test("makes the first case, and the default that a type provides")
  func ownTypes() {
    #expect(StandIn.value(of: Size.self) == .small)
    #expect(StandIn.value(of: Tag.self) == Tag(name: "none"))
    #expect(StandIn.value(of: Tag?.self) == .some(nil))
  }

  @Test("can be provided by types that somebody declares")
  func conforming() {
    #expect(StandIn.canProvideDefault(Leash.self) && StandIn.canProvideDefault([Leash].self))
    let others: [Any.Type] = [
      (Int, Bool).self, (() -> Void).self, Any.self, AnyObject.self, Leash.Type.self, (any Error).self,
      (any Hashable & Sendable).self, (any Sequence<Int>).self,
    ]
    #expect(others.filter(StandIn.canProvideDefault).isEmpty)
  }

  @Test("is registered for a protocol as one")
  func registration() {
    #expect(StandIn.registration(of: Leash.self) == "register(default: <#StandInTests.Leash#>)")
    #expect(StandIn.registration(of: (any Error).self) == "register(default: <#value#> as any Error)")
    #expect(StandIn.registration(of: (any Sequence<Int>).self) == "register(default: <#value#> as any Sequence<Int>)")
  }

  @Test("makes nothing where nobody could")
  func nothing() {
    #expect(StandIn.value(of: Leash.self) == nil)
    #expect(StandIn.value(of: Nobody.self) == nil)
    #expect(StandIn.value(of: ((Int) -> Void).self) == nil)
    #expect(StandIn.value(of: Result<Leash, any Error>.self) == nil)
  }
}

#if canImport(Darwin) || canImport(Glibc)
  extension StandInTests {
    @Test("a tuple that is needed is asked for: no type of the test's could conform")
    func tuple() {
      let outcome = TrapCatcher.run {
        _ = Failures.capture { _ = FakeDog.Function.faker().recordAndStub(function: .eat, asType: (Int, Leash).self) }
      }
      #expect(
        outcome.message?.hasSuffix(
          """

          A value of type (Int, StandInTests.Leash) must be returned, and Poseur can't make one, so the process stops \
          here. To avoid that, register one: fakeDog.register(default: <#(Int, StandInTests.Leash)#>, for: .eat).
          """) == true)
    }

    @Test("for a protocol the line to write names it, since the type of the value would count, and helps")
    func protocolType() {
      func ask(_ faker: Faker<FakeDog.Function>) -> any Fetcher { faker.recordAndStub(function: .eat) }
      let outcome = TrapCatcher.run {
        _ = Failures.capture { _ = ask(FakeDog.Function.faker()) }
      }
      #expect(
        outcome.message?.hasSuffix(
          """

          A value of type Fetcher must be returned, and Poseur can't make one, so the process stops here. To avoid \
          that, register one: fakeDog.register(default: <#value#> as any Fetcher, for: .eat).
          """) == true)

      let faker = FakeDog.Function.faker(unstubbed: .returnDefault)
      faker.register(default: Pointer(name: "Rex") as any Fetcher)
      #expect(ask(faker).name == "Rex")
    }

    @Test("what never returns can have no value, so none is asked for")
    func never() {
      let outcome = TrapCatcher.run {
        _ = Failures.capture { () -> Never in FakeDog.Function.faker().recordAndStub(function: .eat) }
      }
      #expect(
        outcome.message?.hasSuffix(
          "A value of type Never must be returned, and Poseur can't make one, so the process stops here.") == true)
    }
  }
#endif

private protocol Fetcher { var name: String { get } }
private struct Pointer: Fetcher { let name: String }
