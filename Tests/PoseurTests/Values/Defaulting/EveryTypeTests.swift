import Foundation
import Poseur
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A written call takes and returns, in every verb,", .tags(.memory, .threads))
struct EveryTypeTests {
  @Test("objects")
  func objects() async throws {
    try await tryOut(Screen())
    try await tryOut(WideScreen())
    try await tryOut(Crate(1))
    try await tryOut(TextCrate("a"))
    try await tryOut(Clerk())
    try await tryOut(Watcher())
    try await tryOut(Bomb())
    try await tryOut(NSObject())
    try await tryOut(Note())
    try await tryOut(JSONDecoder())
    try await tryOut(NSError(domain: "a", code: 1))
    try await tryOut(\Scene.name as KeyPath<Scene, String>)
  }

  @Test("protocols' values")
  func protocols() async throws {
    try await tryOut(Square() as any Shape)
    try await tryOut(Square() as any Shape & Naming)
    try await tryOut(Square() as any Shape & Sendable)
    try await tryOut(WideScreen() as any Finishing)
    try await tryOut(WideScreen() as any Finishing & Naming)
    try await tryOut(WideScreen() as any Screen & Finishing)
    try await tryOut(Shop() as any Source)
    try await tryOut(Shop() as any Source<Int>)
    try await tryOut(Clerk() as any Actor)
    try await tryOut(ContinuousClock() as any Clock<Duration>)
    try await tryOut([1] as any Sequence<Int>)
    try await tryOut([1] as any Collection)
    try await tryOut(1 as any Hashable)
    try await tryOut(1 as any Codable)
    try await tryOut(Trouble() as any Error)
    try await tryOut(Trouble() as any LocalizedError)
    try await tryOut(Screen() as AnyObject)
    try await tryOut(1 as any Sendable)
    try await tryOut(1 as Any)
    try await tryOut(AnyHashable(1))
  }

  @Test("optionals and lists of them")
  func containers() async throws {
    try await tryOut(Screen() as Screen?)
    try await tryOut(Square() as (any Shape)?)
    try await tryOut(1 as Any?)
    try await tryOut(Screen() as Screen??)
    try await tryOut([Screen()])
    try await tryOut([Square() as any Shape])
    try await tryOut(["a": Screen()])
    try await tryOut(["a": 1 as Any])
    try await tryOut(Set([NSObject()]))
    try await tryOut((Screen(), 1))
    try await tryOut(Result<Screen, any Error>.failure(Trouble()))
  }

  @Test("closures")
  func closures() async throws {
    try await tryOut({ (number: Int) in "\(number)" })
    try await tryOut({ (_: Screen) in } as @Sendable (Screen) -> Void)
    try await tryOut({ 1 } as @MainActor () -> Int)
    try await tryOut({ Screen() } as () async throws -> Screen)
    try await tryOut({ $0 += 1 } as (inout Int) -> Void)
    try await tryOut({ $0 + 1 } as @convention(c) (Int32) -> Int32)
    try await tryOut({ _ in } as ((Int) -> Void)?)
  }

  @Test("structs and enums that hold these")
  func values() async throws {
    try await tryOut(Scene(screen: Screen(), shape: Square(), name: "n"))
    try await tryOut(Box(content: Screen()))
    try await tryOut(Box(content: Box(content: Square() as any Shape)))
    try await tryOut(Menu(act: { _ in }, ratio: .nan))
    let screen = Screen()
    try await tryOut(Link(to: screen))
    try await tryOut(Plain.one)
    try await tryOut(State.idle)
    try await tryOut(Route.show(Screen()))
    try await tryOut(Expression.number(3))
  }

  @Test("types of Foundation")
  func foundation() async throws {
    try await tryOut(URLRequest(url: URL(fileURLWithPath: "/a")))
    try await tryOut(Calendar(identifier: .hebrew))
    try await tryOut(TimeZone.current)
    try await tryOut(Notification(name: .init("a")))
    try await tryOut(Notification.Name("a"))
    try await tryOut(AttributedString("a"))
    try await tryOut(Locale.current)
    try await tryOut(URL(fileURLWithPath: "/a"))
    try await tryOut(Data([1]))
    try await tryOut(Date())
    try await tryOut(UUID())
    try await tryOut(DateInterval())
    try await tryOut(IndexPath(index: 1))
    try await tryOut(CharacterSet.letters)
    try await tryOut(Decimal(1))
    try await tryOut(Measurement(value: 1, unit: UnitLength.meters))
  }

  @Test("types of the standard library, and types themselves")
  func standard() async throws {
    try await tryOut("a" as StaticString)
    try await tryOut("a" as Substring)
    try await tryOut("a" as Character)
    try await tryOut(1...2)
    try await tryOut(SIMD2(1, 2))
    try await tryOut(Duration.seconds(1))
    try await tryOut(AsyncStream<Screen> { $0.finish() })
    try await tryOut(Int.self)
    try await tryOut(Int.self as Any.Type)
    try await tryOut(Square.self as any Shape.Type)
    try await tryOut(Screen.self as AnyClass)
    try await tryOut(UnsafeRawPointer(bitPattern: 16)!)
    try await tryOut(UnsafeMutablePointer<Int>(bitPattern: 16)!)
    try await tryOut(UnsafeBufferPointer<Int>(start: nil, count: 0))
    try await tryOut(OpaquePointer(bitPattern: 16)!)
  }

  @Test("sets, keys and bounds of objects, which nothing may hash or compare before they're real")
  func hashed() async throws {
    try await tryOut(Set([Kernel(1)]))
    try await tryOut([Kernel(1): 2])
    try await tryOut([Kernel(1): Screen()])
    try await tryOut(Set([Shell(kernel: Kernel(1))]))
    try await tryOut(Sorted([Kernel(1)]))
    try await tryOut(Members([Kernel(1)]))
    try await tryOut([Set([Kernel(1)])])
    try await tryOut(Set([Kernel(1)]) as Set<Kernel>?)
    try await tryOut((Set([Kernel(1)]), 1))
    try await tryOut(Box(content: [Kernel(1): "a"]))
    let bounds = (Kernel(1), Kernel(2))
    try await tryOut(bounds.0..<bounds.1)
    try await tryOut(bounds.0...bounds.1)
    try await tryOut(bounds.0..<bounds.1 as Range?)
  }

  @Test("objects that can be decoded, without running their initializer")
  func decodable() async throws {
    try await tryOut(Entity())
    try await tryOut([Entity()])
    try await tryOut(Entity() as Entity?)
    try await tryOut(Box(content: Entity()))
    try await tryOut(Page(entity: Entity(), title: "a"))
  }

  @Test("closures that are isolated to any actor")
  func isolatedClosures() async throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    try await tryOut({ 1 } as @isolated(any) @Sendable () async -> Int)
    try await tryOut({ 1 } as @isolated(any) @Sendable () async throws -> Int)
    try await tryOut({ _ in } as @isolated(any) @Sendable (Screen) -> Void)
    try await tryOut({ 1 } as (@isolated(any) @Sendable () async -> Int)?)
    try await tryOut(Box<@isolated(any) @Sendable () async -> Void> {})
  }

  @Test("inline arrays")
  func inlineArrays() async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    try await tryOut([1, 2, 3] as [3 of Int])
    try await tryOut(["a", "b"] as [2 of String])
    try await tryOut([Screen()] as [1 of Screen])
    try await tryOut(Grid(rows: [1, 2]))
    try await tryOut([[1, 2]] as [[2 of Int]])
    try await tryOut([1, 2] as [2 of Int]?)
  }

  @Test("what the standard library builds of the compiler's own types")
  func builtins() async throws {
    try await tryOut(Task {})
    try await tryOut(Task { 1 } as Task<Int, Never>?)
    try await tryOut([Task<Int, any Error> { 1 }])
    try await tryOut(Job(task: Task {}, name: "a"))
    try await tryOut(Tracked.running(Task {}))
    try await tryOut((Task {}, 1))
    try await tryOut(ObjectIdentifier(Screen.self))
    try await tryOut(Token(id: ObjectIdentifier(Screen.self)))
    try await tryOut([ObjectIdentifier(Screen.self): 1])
    let screen = Screen()
    try await tryOut(Unmanaged.passUnretained(screen))
    try await tryOut(Box(content: Unmanaged.passUnretained(screen)))
    try await tryOut(["a": 1].startIndex)
    try await tryOut(Set(["a"]).startIndex)
    try await tryOut("a".startIndex)
    try await tryOut(MainActor.shared.unownedExecutor)
    try await tryOut(SortDescriptor(\String.count))
    try await tryOut(DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "a")))
    try await tryOut(EncodingError.invalidValue(1, EncodingError.Context(codingPath: [], debugDescription: "a")))
    let (stream, source) = AsyncStream<Int>.makeStream()
    try await tryOut(source)
    try await tryOut(stream)
    source.finish()
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      continuation.resume()
    }
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      Task {
        try await tryOut(continuation)
        continuation.resume()
      }
    }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Task {
        try await tryOut(continuation)
        continuation.resume()
      }
    }
  }

  @Test("one type, written by 8 threads at once")
  func threads() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<10 {
            try await tryOut(Bomb())
            try await tryOut(Square() as any Shape & Naming)
            try await tryOut(Scene(screen: Screen(), shape: Square(), name: "n"))
            try await tryOut(Set([Kernel(1)]))
            try await tryOut(Job(task: Task {}, name: "a"))
            if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
              try await tryOut({ 1 } as @isolated(any) @Sendable () async -> Int)
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

/// Has an argument and a result of the type in a stub, an absence, a presence, a count, an order and a wait.
private func tryOut<Value>(_ value: Value) async throws {
  let box = FakeBox<Value>()
  let type = Comment("\(Value.self)")
  let failures = try await Failures.capture {
    expectHaveNotReceived(box) { $0.take(matching()) }
    expectHaveNotReceived(box) { $0.take(matching { _ in true }) }
    expectHaveNotReceived(box) { $0.give() }
    await expectHaveNotReceived(box) { await $0.bring() }
    #expect(box.call { $0.take(matching()) }.count + box.call { try $0.offer() }.count == 0, type)

    box.stub { $0.take(matching()) }.andReturn(7)
    box.stub { $0.give() }.andReturn(value)
    box.stub { try $0.offer() }.andReturn(value)
    await box.stub { await $0.bring() }.andReturn(value)
    #expect(box.take(value) == 7, type)
    _ = try (box.give(), box.offer())
    _ = await box.bring()

    expectHaveReceived(box, times: 1) { $0.take(matching()) }
    expectHaveReceived(box, times: 1) { $0.take(matching { _ in true }) }
    expectHaveReceived(box, times: 1) { try $0.offer() }
    await expectHaveReceived(box, times: 1) { await $0.bring() }
    #expect(box.call { $0.take(matching()) }.count == 1 && box.call { $0.give() }.count == 1, type)
    expectHaveReceivedInOrder(
      box.call { $0.take(matching()) }, box.call { $0.give() }, await box.call { await $0.bring() })
    try await box.call { $0.take(matching()) }.wait()
    try await box.call { $0.give() }.wait()
  }
  #expect(failures.isEmpty, type)
  let messages = Failures.capture {
    expectHaveNotReceived(box) { $0.take(matching()) }
    expectHaveNotReceived(box) { $0.give() }
  }
  #expect(messages.count == 2, type)
}

private final class FakeBox<Value>: Fake, Sendable {
  enum Function: String, PoseurFunction { case take, give, offer, bring }
  let faker = Function.faker()
  func take(_ value: Value) -> Int { recordAndStub(function: .take, arguments: value) }
  func give() -> Value { recordAndStub(function: .give) }
  func offer() throws -> Value { try recordAndStubThrowing(function: .offer) }
  nonisolated(nonsending) func bring() async -> Value { await recordAndStub(function: .bring) }
}

private class Screen: @unchecked Sendable { let size = (1, 2) }
private final class WideScreen: Screen, Finishing, Naming, @unchecked Sendable {
  let name = "wide"
  func finish() {}
}
private class Crate<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
}
private final class TextCrate: Crate<String> {}
private final class Note: NSObject { let text = "a" }
private final class Watcher {
  weak var screen: Screen?
  lazy var title = "a"
  var act: ((Screen) -> Void)?
}
private actor Clerk {}
/// Nothing may run on one whose initializer never ran.
private final class Bomb: Hashable, CustomStringConvertible, CustomReflectable {
  private let isReal = true
  static func == (lhs: Bomb, rhs: Bomb) -> Bool {
    precondition(lhs.isReal && rhs.isReal, "compared")
    return lhs === rhs
  }
  func hash(into hasher: inout Hasher) { precondition(isReal, "hashed") }
  var description: String {
    precondition(isReal, "described")
    return "bomb"
  }
  var customMirror: Mirror {
    precondition(isReal, "mirrored")
    return Mirror(self, children: [])
  }
  deinit { precondition(isReal, "released") }
}

// Each protocol has two conforming types: if a module knows all of them, and there's only one, the optimizer takes each
// value for that one.

private protocol Shape { var sides: Int { get } }
private protocol Naming { var name: String { get } }
private struct Square: Shape, Naming {
  let sides = 4
  let name = "square"
}
private struct Circle: Shape, Naming {
  let sides = 0
  let name = "circle"
}
private protocol Finishing: AnyObject { func finish() }
private protocol Source<Item> { associatedtype Item }
private struct Shop: Source { typealias Item = Int }
private struct Hall: Source { typealias Item = Int }

private struct Scene {
  var screen: Screen
  var shape: any Shape
  var name: String
}
private struct Box<Content> { var content: Content }
private struct Menu {
  var act: (Screen) -> Void
  var ratio: Double
}
private struct Link {
  weak var screen: Screen?
  init(to screen: Screen) { self.screen = screen }
}
private struct Trouble: LocalizedError {}
private enum Plain { case one }
private enum State { case idle, showing(Screen) }
private enum Route { case show(Screen), draw(any Shape) }
/// Its functions read a field, which crashes if no initializer has run.
private final class Kernel: Hashable, Comparable {
  private let read: () -> Int
  init(_ number: Int) { read = { number } }
  static func == (lhs: Kernel, rhs: Kernel) -> Bool { lhs.read() == rhs.read() }
  static func < (lhs: Kernel, rhs: Kernel) -> Bool { lhs.read() < rhs.read() }
  func hash(into hasher: inout Hasher) { hasher.combine(read()) }
}
private struct Shell: Hashable { var kernel: Kernel }
/// A list that keeps its elements in order.
private struct Sorted<Element: Comparable>: RangeReplaceableCollection {
  private var elements: [Element] = []
  init() {}
  init(_ elements: some Sequence<Element>) { self.elements = elements.sorted() }
  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }
  subscript(index: Int) -> Element { elements[index] }
  func index(after index: Int) -> Int { index + 1 }
  mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    elements.replaceSubrange(range, with: new)
    // A list of one would be compared with nothing.
    elements = (elements + elements.prefix(1)).sorted().dropLast()
  }
}
private struct Members<Element: Hashable>: SetAlgebra {
  private var members: Set<Element> = []
  init() {}
  init(_ members: some Sequence<Element>) { self.members = Set(members) }
  private init(of members: Set<Element>) { self.members = members }
  func contains(_ member: Element) -> Bool { members.contains(member) }
  func union(_ other: Members) -> Members { Members(of: members.union(other.members)) }
  func intersection(_ other: Members) -> Members { Members(of: members.intersection(other.members)) }
  func symmetricDifference(_ other: Members) -> Members { Members(of: members.symmetricDifference(other.members)) }
  mutating func insert(_ member: Element) -> (inserted: Bool, memberAfterInsert: Element) { members.insert(member) }
  mutating func remove(_ member: Element) -> Element? { members.remove(member) }
  mutating func update(with member: Element) -> Element? { members.update(with: member) }
  mutating func formUnion(_ other: Members) { members.formUnion(other.members) }
  mutating func formIntersection(_ other: Members) { members.formIntersection(other.members) }
  mutating func formSymmetricDifference(_ other: Members) { members.formSymmetricDifference(other.members) }
}
private final class Entity: Decodable {
  init() {}
  init(from decoder: any Decoder) throws { preconditionFailure("decoded") }
}
private struct Page: Decodable {
  var entity: Entity
  var title: String
}
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private struct Grid { var rows: [2 of Int] }
private struct Job {
  var task: Task<Void, Never>
  var name: String
}
private enum Tracked { case idle, running(Task<Void, Never>) }
private struct Token: Hashable { var id: ObjectIdentifier }
private indirect enum Expression { case number(Int), sum(Expression, Expression) }
