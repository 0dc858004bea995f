import Foundation
import Poseur
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

protocol HTTPClient: Sendable { func load(_ url: URL) async throws -> Data }

extension URLSession: HTTPClient {
  func load(_ url: URL) async throws -> Data { try await data(from: url).0 }
}

struct Weather {
  let client: any HTTPClient

  func report(for city: String) async throws -> String {
    let url = URL(string: "https://example.com/\(city)")!
    return String(decoding: try await client.load(url), as: UTF8.self)
  }
}

final class FakeURLProtocol: URLProtocol, StaticFake {
  enum ClassFunction: String, PoseurFunction { case response }
  static let classFaker = ClassFunction.classFaker()

  static func response(to url: URL?) throws -> Data {
    try classFaker.recordAndStubThrowing(
      function: .response, arguments: url)
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(
    for request: URLRequest
  ) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    do {
      let body = try Self.response(to: request.url)
      let head = HTTPURLResponse(
        url: request.url!, statusCode: 200, httpVersion: nil,
        headerFields: nil)!
      client?.urlProtocol(
        self, didReceive: head, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: body)
      client?.urlProtocolDidFinishLoading(self)
    } catch {
      client?.urlProtocol(self, didFailWithError: error)
    }
  }
}

/// The Swift of the page on network code, as it stands there.
@Suite("The page on network code shows that a test")
struct FakingURLSessionExamples {
  final class FakeHTTPClient: HTTPClient, Fake {
    enum Function: String, PoseurFunction { case load }
    let faker = Function.faker()
    func load(_ url: URL) async throws -> Data {
      try await recordAndStubThrowing(function: .load, arguments: url)
    }
  }

  @Test func reportsTheWeather() async throws {
    let client = FakeHTTPClient()
    await client.stub(returning: Data("sunny".utf8)) { try await $0.load(URL(string: "https://example.com/rome")!) }

    #expect(try await Weather(client: client).report(for: "rome") == "sunny")
  }

  @Test func loadsThroughTheSession() async throws {
    defer { FakeURLProtocol.reset() }
    FakeURLProtocol.stub(function: .response).andReturn(Data("rainy".utf8))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [FakeURLProtocol.self]

    let weather = Weather(client: URLSession(configuration: configuration))
    #expect(try await weather.report(for: "oslo") == "rainy")
    expectHaveReceived(
      FakeURLProtocol.classFaker, .response,
      with: URL(string: "https://example.com/oslo"), times: 1)
  }

  @Test("lets the network fail")
  func failure() async {
    let client = FakeHTTPClient()
    client.stub(.load).andThrow(URLError(.badURL))

    await #expect(throws: URLError.self) { try await Weather(client: client).report(for: "rome") }
  }
}
