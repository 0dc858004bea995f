/// A book that the shop sells.
struct Book: Codable, Hashable, Sendable {
  let isbn: String
  let title: String
  /// The price on the cover.
  let cents: Int
}
