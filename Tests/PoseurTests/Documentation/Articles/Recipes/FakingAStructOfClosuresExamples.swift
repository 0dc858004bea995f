import Poseur
import Testing

struct QuoteClient: Sendable {
  var load: @Sendable (Int) async throws -> String
  var save: @Sendable (String) -> Void
}

extension QuoteClient {
  enum Function: String, PoseurFunction { case load, save }

  init(_ faker: Faker<Function>) {
    self.init(
      load: faker.closure(for: .load), save: faker.closure(for: .save))
  }
}

struct QuoteOfTheDay {
  let client: QuoteClient

  func show(day: Int) async throws -> String {
    let quote = try await client.load(day)
    client.save(quote)
    return quote
  }
}

/// The Swift of the page on structs of closures, as it stands there.
@Suite("The page on structs of closures shows that a test")
struct FakingAStructOfClosuresExamples {
  @Test func savesTheQuote() async throws {
    let faker = QuoteClient.Function.faker()
    faker.stub(.load).with(3).andReturn("Less is more.")

    let quotes = QuoteOfTheDay(client: QuoteClient(faker))
    #expect(try await quotes.show(day: 3) == "Less is more.")
    expectHaveReceived(faker, .save, with: "Less is more.", times: 1)
  }
}
