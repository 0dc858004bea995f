import Foundation
import Poseur
import Testing

@Suite("A difference that an own == ignores")
struct OwnEqualityTests {
  private let desk = FakeDesk()

  @Test("is not told as the reason: objects show all differences, new IDs last")
  func objects() {
    desk.order(Order("/a", id: 1))

    #expect(
      Failures.capture { expectHaveReceived(desk) { $0.order(Order("/b", id: 2)) } } == [
        """
        Expected FakeDesk.order(<Order>) to be called at least 1 time, but it was called 0 times.
        Calls to order (1):
          #1  order(<Order>)   argument 0 is another <Order>, not <Order>: path: expected "/b", received "/a"; \
        id: expected \(uuid(2)), received \(uuid(1)); Order has its own ==
        """
      ])
  }

  @Test("is not told as the reason in structs with fields that have none, such as closures")
  func structs() {
    desk.pack(Parcel(id: 1, date: Date(timeIntervalSince1970: 1.5), weight: 3))

    #expect(
      Failures.capture {
        expectHaveReceived(desk) { $0.pack(Parcel(id: 2, date: Date(timeIntervalSince1970: 1), weight: 4)) }
      } == [
        """
        Expected FakeDesk.pack(Parcel(…)) to be called at least 1 time, but it was called 0 times.
        Calls to pack (1):
          #1  pack(Parcel(…))   argument 0 differs: weight: expected 4, received 3; \
        id: expected \(uuid(2)), received \(uuid(1)); \
        created.\(dateField): expected -978307199.0, received -978307198.5; … and 1 more; Parcel has its own ==
        """
      ])
  }

  @Test("is shown for two values outside of calls, too")
  func values() {
    #expect(
      Failures.capture { expectEqualAny(Order("/a", id: 1), Order("/b", id: 2)) } == [
        """
        Expected <Order>, but received another <Order>.
          path: expected "/b", received "/a"
          id: expected \(uuid(2)), received \(uuid(1))
          Order has its own ==
        """
      ])
  }

  @Test("needs no word where there is one difference")
  func oneDifference() {
    desk.order(Order("/a", id: 1))

    #expect(
      Failures.capture { expectHaveReceived(desk) { $0.order(Order("/b", id: 1)) } } == [
        """
        Expected FakeDesk.order(<Order>) to be called at least 1 time, but it was called 0 times.
        Calls to order (1):
          #1  order(<Order>)   argument 0 is another <Order>, not <Order>: path: expected "/b", received "/a"
        """
      ])
  }
}

// MARK: - Fixtures

private func uuid(_ number: UInt8) -> UUID { UUID(uuid: (number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

private let dateField = Mirror(reflecting: Date()).children.first?.label ?? ""

private final class Order: Equatable, Sendable {
  let id: UUID
  let path: String
  init(_ path: String, id: UInt8) { (self.id, self.path) = (uuid(id), path) }
  static func == (lhs: Order, rhs: Order) -> Bool { lhs.path == rhs.path }
}

private struct Parcel: Equatable, Sendable {
  let id: UUID, created: Date, weight: Int
  let ring: @Sendable () -> Void = {}
  init(id: UInt8, date: Date, weight: Int) { (self.id, created, self.weight) = (uuid(id), date, weight) }
  static func == (lhs: Parcel, rhs: Parcel) -> Bool { lhs.weight == rhs.weight }
}

private final class FakeDesk: Fake {
  enum Function: String, PoseurFunction { case order, pack }
  let faker = Function.faker()
  func order(_ order: Order) { recordAndStub(function: .order, arguments: order) }
  func pack(_ parcel: Parcel) { recordAndStub(function: .pack, arguments: parcel) }
}
