import BookshopFakes
import Foundation
import Poseur
import Testing

@testable import Bookshop

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The shop's client")
struct ShopClientTests {
  private let transport = FakeTransport()
  private let client: ShopClient

  init() throws {
    client = ShopClient(base: try #require(URL(string: "https://shop.example")), transport: transport)
  }

  @Test("asks for JSON at the path")
  func request() async throws {
    let request = Argument.captor()
    transport.stub(.send).with(request).andReturn(Reply(status: 200, body: Data("7".utf8)))

    #expect(try await client.load(Int.self, from: "stock/441") == 7)

    let sent: URLRequest = request[0]
    #expect(sent.url?.absoluteString == "https://shop.example/stock/441")
    #expect(sent.value(forHTTPHeaderField: "Accept") == "application/json")
  }

  @Test("asks once more while the server restarts")
  func restart() async throws {
    transport.stub(.send).andReturn(Reply(status: 503, body: Data()), Reply(status: 200, body: Data("7".utf8)))

    #expect(try await client.load(Int.self, from: "stock/441") == 7)

    expectHaveReceived(transport, .send, times: 2)
  }

  @Test("doesn't ask again when the server refuses")
  func refusal() async {
    transport.stub(.send).andReturn(Reply(status: 404, body: Data()))

    await #expect(throws: ShopError.refused(status: 404)) { try await client.load(Int.self, from: "stock/0") }

    expectHaveReceived(transport, .send, times: 1)
  }
}
