/// The shop's server, which answers with JSON for any type.
protocol ShopAPI: Sendable {
  func load<Value: Decodable & Sendable>(_ type: Value.Type, from path: String) async throws -> Value
}

enum ShopError: Error, Equatable {
  case refused(status: Int)
}
