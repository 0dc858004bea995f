import Poseur
import Testing

@testable import PoseurCore

@Suite("An == that belongs to an actor")
struct ActorEqualityTests {
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("is asked on the actor; elsewhere the members decide")
  func values() async {
    nonisolated(unsafe) let (tag, other): (Any, Any) = (Tag(name: "Rex"), Tag(name: "rex"))
    nonisolated(unsafe) let (list, others): (Any, Any) = ([Tag(name: "Rex")], [Tag(name: "rex")])

    #expect(await MainActor.run { isAnyEqual(tag, other) && isAnyEqual(list, others) })
    await Task.detached {
      #expect(!isAnyEqual(tag, other) && !isAnyEqual(list, others))
      #expect(isAnyEqual(tag, tag) && isAnyEqual(list, list))
    }.value
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("is not asked elsewhere for a stub that was made on the actor")
  func stubs() async {
    nonisolated(unsafe) let (tag, other): (Any, Any) = (Tag(name: "Rex"), Tag(name: "rex"))
    let made = await MainActor.run { Made(matcher: .equal(to: tag)) }

    #expect(await MainActor.run { made.matcher.matches(other) })
    await Task.detached {
      #expect(!made.matcher.matches(other))
      #expect(made.matcher.matches(tag))
    }.value
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("is not asked elsewhere for objects of two subclasses")
  func objects() async {
    nonisolated(unsafe) let (puppy, hound): (Any, Any) = await MainActor.run { (Puppy(), Hound()) }

    #expect(await MainActor.run { isAnyEqual(puppy, hound) })
    await Task.detached { #expect(!isAnyEqual(puppy, hound)) }.value
  }
}

private struct Made: @unchecked Sendable { let matcher: Argument }
private struct Tag { let name: String }

extension Tag: @MainActor Equatable {
  static func == (lhs: Tag, rhs: Tag) -> Bool {
    MainActor.preconditionIsolated()
    return lhs.name.lowercased() == rhs.name.lowercased()
  }
}

@MainActor private class Animal {}
private final class Puppy: Animal {}
private final class Hound: Animal {}

extension Animal: @MainActor Equatable {
  static func == (lhs: Animal, rhs: Animal) -> Bool {
    MainActor.preconditionIsolated()
    return true
  }
}
