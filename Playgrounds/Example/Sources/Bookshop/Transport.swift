import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests and receives replies.
protocol Transport: Sendable {
  func send(_ request: URLRequest) async throws -> Reply
}

struct Reply: Sendable {
  let status: Int
  let body: Data
}

extension URLSession: Transport {
  func send(_ request: URLRequest) async throws -> Reply {
    let (body, response) = try await data(for: request)
    return Reply(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: body)
  }
}
