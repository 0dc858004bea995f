import Testing

@testable import PoseurCore

@Suite("isFunctionType, isClosure")
struct FunctionTypeTests {
  @Test("types of functions", arguments: functionTypes)
  func isFunction(_ type: Any.Type) { #expect(isFunctionType(type)) }

  @Test("types of other things", arguments: otherTypes)
  func isNoFunction(_ type: Any.Type) { #expect(!isFunctionType(type)) }

  @Test("closures, functions and optionals of them are closures; nil and what holds a closure are not")
  func closures() {
    let bark: (() -> Void)? = {}

    #expect(isClosure({}))
    #expect(isClosure(bark))
    #expect(isClosure(max as (Int, Int) -> Int))
    #expect(!isClosure(nil))
    #expect(!isClosure((() -> Void)?.none))
    #expect(!isClosure([{}]))
    #expect(!isClosure(5))
  }

  private static let functionTypes: [Any.Type] = [
    (() -> Void).self, ((Int) -> String).self, ((() -> Void) -> () -> Void).self,
    (@Sendable () async throws -> [Int]).self, (@MainActor (Box<Int>) -> Void).self,
  ]

  private static let otherTypes: [Any.Type] = [
    Int.self, [() -> Void].self, Box<(Int) -> Int>.self, (() -> Void)?.self, (() -> Void, Int).self,
    [String: () -> Void].self, (() -> Void).Type.self, Void.self,
  ]
}

// MARK: - Fixtures

private struct Box<Value> { let value: Value }
