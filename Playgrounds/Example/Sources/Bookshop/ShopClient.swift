import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Talks to the shop's server over the network.
struct ShopClient: ShopAPI {
  let base: URL
  let transport: any Transport

  func load<Value: Decodable & Sendable>(_ type: Value.Type, from path: String) async throws -> Value {
    var request = URLRequest(url: base.appending(path: path))
    request.setValue("application/json", forHTTPHeaderField: "Accept")

    var reply = try await transport.send(request)
    // The server restarts now and then, and is back at once.
    if reply.status == 503 { reply = try await transport.send(request) }
    guard 200..<300 ~= reply.status else { throw ShopError.refused(status: reply.status) }
    return try JSONDecoder().decode(type, from: reply.body)
  }
}
