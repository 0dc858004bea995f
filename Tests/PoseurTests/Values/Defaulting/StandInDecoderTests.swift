import Foundation
import Testing

@testable import PoseurCore

@Suite("StandInDecoder")
struct StandInDecoderTests {
  @Test("makes what Foundation can decode")
  func foundation() {
    #expect(StandIn.value(of: Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(StandIn.value(of: UUID.self)?.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(StandIn.value(of: URL.self) != nil)
  }

  @Test("makes ranges, a character, a result and closures that do nothing")
  func standardTypes() {
    #expect(StandIn.value(of: Range<Int>.self) == 0..<0)
    #expect(StandIn.value(of: ClosedRange<Double>.self) == 0...0)
    #expect(StandIn.value(of: Character.self) == " ")
    #expect((try? StandIn.value(of: Result<Int, any Error>.self)?.get()) == 0)
    StandIn.value(of: (() -> Void).self)?()
    #expect(StandIn.value(of: (@Sendable () -> Void).self) != nil)
    #expect(StandIn.value(of: (() async -> Void).self) != nil)
  }

  @Test("makes a type of stand-ins for its fields")
  func ownTypes() {
    let owner = StandIn.value(of: Owner.self)
    #expect(owner?.name == "" && owner?.dogs == [] && owner?.nickname == nil)
    #expect(owner?.address.number == 0 && owner?.address.walks == 0..<0)
    #expect(StandIn.value(of: [Owner].self)?.isEmpty == true)
  }

  @Test("makes nothing of a type that needs itself, or takes no answer")
  func nothing() {
    #expect(StandIn.value(of: Link.self) == nil)
    #expect(StandIn.value(of: Never.self) == nil)
  }
}

// MARK: - Fixtures

private struct Owner: Decodable {
  let id: UUID
  let name: String
  let born: Date
  let dogs: [String]
  let nickname: String?
  let address: Address
}

private struct Address: Decodable {
  let number: Int
  let walks: Range<Int>
}

private final class Link: Decodable { let next: Link }
