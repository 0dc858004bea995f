import Testing

@testable import PoseurCore

@Suite("isProtocolType")
struct ProtocolTypeTests {
  @Test("types of protocols", arguments: protocolTypes)
  func isProtocol(_ type: Any.Type) { #expect(isProtocolType(type)) }

  @Test("types of other things", arguments: otherTypes)
  func isNoProtocol(_ type: Any.Type) { #expect(!isProtocolType(type)) }

  private static let protocolTypes: [Any.Type] = [
    (any Digging).self, (any Digging & Sendable).self, (any Error).self, Any.self, AnyObject.self,
  ]

  private static let otherTypes: [Any.Type] = [
    Int.self, Dog.self, (any Digging)?.self, [any Digging].self, (any Digging, Int).self, ((any Digging) -> Void).self,
    (any Digging).Type.self, Void.self,
  ]
}
