import Foundation
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("A stand-in made of stand-ins", .tags(.memory))
struct StandInMakerTests {
  @Test("is a struct of its stored properties, at any depth and in any layout")
  func structs() throws {
    let order = try #require(make(Order.self))
    #expect(
      order.number == 0 && order.note == nil && order.lines.isEmpty && order.buyer.name == "" && order.isPaid == false)
    #expect(order.buyer.size == .small && order.price == 0)
    #expect(usable(Padded.self) && usable(Large.self) && usable(Wrapping.self) && usable(Empty.self))
    #expect(usable(Generic<Order>.self) && usable(Generic<String?>.self) && usable(Recursive.self))
    #expect(usable([String: Int].Inside.self) && make(Optionals.self)?.object == nil)
    struct Local { let size: Size, text: String }
    #expect(usable(Local.self))
  }

  @Test("is a tuple of its elements")
  func tuples() {
    #expect(make((Int, String).self).map { $0 == 0 && $1 == "" } == true)
    #expect(usable((a: Bool, b: (Int8, Order)).self) && make(Void.self) != nil)
    #expect(make((Int, Leash).self) == nil && make((Counted, Leash).self) == nil)
  }

  @Test("is an enum's first case without a payload, or else the first whose payload can be made")
  func enums() {
    #expect(make(Size.self) == .small && make(Mood.self) == .calm && usable(Code.self))
    #expect(make(Loading.self).map { if case .idle = $0 { true } else { false } } == true)
    #expect(make(Payloads.self).map { if case .number(0) = $0 { true } else { false } } == true)
    #expect(make(OneOfTwo.self).map { if case .text("") = $0 { true } else { false } } == true)
    #expect(make(Tree.self).map { if case .leaf = $0 { true } else { false } } == true)
    #expect(make(Choice<Int>.self).map { if case .some(0) = $0 { true } else { false } } == true)
    #expect(usable(Nested.self) && usable(Wide.self) && usable(Spare.self) && usable(Flags.self))
    #expect(make(Nobody.self) == nil && make(Choice<Leash>.self) == nil)
    #expect(make(Boxed.self).map { if case .node(0) = $0 { true } else { false } } == true)
    #expect(make(OfNever.self).map { if case .plain = $0 { true } else { false } } == true)
  }

  @Test("is a result, a range, and whatever the standard library and Foundation can decode or initialize")
  func libraryTypes() {
    #expect((try? make(Result<Order, any Error>.self)?.get().number) == 0)
    #expect(usable(Range<Int>.self) && usable(ClosedRange<String>.self) && usable(Duration.self))
    #expect(usable(SIMD3<Float>.self) && usable(ContiguousArray<Int>.self) && usable(Dates.self))
    #expect(usable(FloatingPointSign.self))
  }

  @Test("is never made of an object, a pointer, a protocol, a function or a reference that is unowned")
  func nothing() {
    #expect(make(Leash.self) == nil && make(NSObject.self) == nil && make((any Rambler).self) == nil)
    #expect(make(Any.self) == nil && make(((Int) -> Void).self) == nil && make(UnsafeRawPointer.self) == nil)
    #expect(make(WithObject.self) == nil && make(WithProtocol.self) == nil && make(WithClosure.self) == nil)
    #expect(make(WithPointer.self) == nil && make(WithUnowned.self) == nil)
    #expect(make(Int.Type.self) == nil && make(ObjectIdentifier.self) == nil && make(Unmanaged<Leash>.self) == nil)
    #expect(
      make(String.Index.self) == nil && make(AnyHashable.self) == nil && make(Result<Leash, any Error>.self) == nil)
    #expect(make(Task<Int, Never>.self) == nil && make(pthread_mutex_t.self) == nil)
  }

  @Test("takes what is registered or DefaultProvidable first, also inside of others")
  func registered() {
    let leash = Leash()
    var defaults = RegisteredDefaults()
    _ = defaults.register(leash, for: Leash.self)
    _ = defaults.register("Rex", for: String.self)
    var maker = StandInMaker(defaults)
    #expect(maker.value(of: WithObject.self).map { $0.leash === leash && $0.name == "Rex" } == true)
    #expect(maker.value(of: (Leash, Int).self)?.0 === leash)
    #expect(maker.value(of: Letter.self)?.text == "Rex", "decoded")
    #expect(usable(WithWeak.self) && maker.value(of: WithUnowned.self) == nil)
    #expect(make(WithDefault.self)?.tag.name == "none")
  }

  @Test("is undone if a field has none, and ends when it goes: nothing leaks, and nothing ends twice")
  func undone() {
    let before = Counted.Box.alive.withLock { $0 }
    for _ in 1...10 {
      #expect(make(Undone.self) == nil && make((Counted, Counted, Leash).self) == nil)
      #expect(make(WithCounted.self).map { [$0, $0].count } == 2)
    }
    #expect(Counted.Box.alive.withLock { $0 } == before)
  }

  private func make<Value>(_ type: Value.Type) -> Value? { StandIn.value(of: type) }

  /// Whether a value can be made, copied, described and compared with itself.
  private func usable<Value>(_ type: Value.Type) -> Bool {
    guard let value = make(type) else { return false }
    var copies = [Value](repeating: value, count: 3)
    copies.append(value)
    var text = ""
    dump(copies, to: &text)
    return !text.isEmpty && isAnyEqual(copies[0], copies[3])
  }
}

// MARK: - Fixtures

private final class Leash {}
private protocol Rambler {}
private enum Size { case small, large }
private enum Mood: String { case calm = "c", wild = "w" }
private enum Code: Int { case five = 5, six }
private enum Nobody {}
private enum Loading { case loaded([Int]), failed(any Error), idle }
private enum Payloads { case number(Int), texts(String, [Int]) }
private enum OneOfTwo { case leash(Leash), pointer(UnsafeRawPointer), text(String) }
private indirect enum Tree { case node(Tree, Tree), leaf }
private indirect enum Boxed { case node(Int) }
private enum Choice<Value> { case some(Value), leash(Leash) }
private enum Spare { case a(Leash), b(Leash), c, d }
private enum Nested { case spare(Spare), plain }
private enum Wide { case a(Int, Int, Int, String), b(Size) }
private enum Flags { case a(Bool), b, c }
private enum OfNever { case never(Never), plain }

private struct Order {
  struct Buyer { let name: String, size: Size }
  let number: Int
  var note: String?
  let lines: [Line]
  let buyer: Buyer
  let isPaid: Bool
  let price: Double
}
private struct Line { let leash: Leash }
private struct Padded { let a: Bool, b: Int32, c: Bool, d: Double, e: UInt8 }
private struct Large {
  let numbers: (Int, Int, Int, Int, Int, Int), texts: (String, String), order: Order, padded: Padded, sizes: Set<Int>
}
private struct Empty {}
private struct Generic<Value> { let value: Value, list: [Value], empty: Empty }
private struct Recursive { let children: [Recursive], name: String }
private struct Optionals { let object: Leash?, closure: (() -> Int)?, error: (any Error)?, other: Any? }
private struct Dates { let date: Date, id: UUID, url: URL, data: Data }
private struct Letter: Decodable {
  let text: String
  let leash: Leash
  enum CodingKeys: CodingKey { case text }
  init(from decoder: any Decoder) throws {
    text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
    leash = Leash()
  }
}
@propertyWrapper private struct Clamped {
  var wrappedValue: Int
}
private struct Wrapping {
  @Clamped var count = 3
  lazy var name = "a"
}
extension Dictionary { fileprivate struct Inside { let value: Value?, count: Int } }

private struct WithObject { let name: String, leash: Leash }
private struct WithProtocol { let walker: any Rambler }
private struct WithClosure { let action: (Int) -> Void }
private struct WithPointer { let pointer: UnsafeMutablePointer<Int> }
private struct WithWeak { weak var leash: Leash?; var count = 1 }
private struct WithUnowned { unowned var leash: Leash; var count = 1 }

private struct Tag: DefaultProvidable {
  let name: String
  static var defaultValue: Tag { Tag(name: "none") }
}
private struct WithDefault { let count: Int, tag: Tag }

/// Knows how many of it there are.
private struct Counted: DefaultProvidable {
  final class Box: Sendable {
    static let alive = LockedValue(0)
    init() { Self.alive.withLock { $0 += 1 } }
    deinit { Self.alive.withLock { $0 -= 1 } }
  }
  let box = Box()
  static var defaultValue: Counted { Counted() }
}
private struct WithCounted { let first: Counted, text: String, both: (Counted, Int) }
private struct Undone { let first: Counted, inner: WithCounted, leash: Leash }
