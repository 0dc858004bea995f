/// A text of limited length that ends with `…` if more was appended.
nonisolated struct TruncatedText {
  private let limit: Int
  private var text = ""
  /// The room that is left, plus one spare character: once that is used, the text is over the limit.
  private(set) var room: TextRoom

  init(limit: Int) {
    self.limit = max(limit, 1)
    room = TextRoom(characters: self.limit + 1)
  }

  var isFull: Bool { room.isEmpty }

  var result: String { isFull ? text.prefix(limit - 1) + "…" : text }

  mutating func append(_ piece: some StringProtocol) {
    let fitting = room.beginning(of: piece)
    text += fitting
    room.take(fitting)
  }
}

/// The room left in a text.
nonisolated struct TextRoom {
  /// A single character may have a million Unicode scalars. This many fit per character on average.
  private static let scalarsPerCharacter = 8

  private(set) var characters: Int
  private var scalars: Int

  init(characters: Int) {
    self.characters = characters
    scalars = characters * Self.scalarsPerCharacter
  }

  var isEmpty: Bool { characters <= 0 || scalars <= 0 }

  /// The beginning of the text that fits.
  func beginning(of text: some StringProtocol) -> String {
    // Enough for most texts: no text has more characters or scalars than bytes.
    if text.utf8.count <= min(characters, scalars) { return String(text) }
    return String(String.UnicodeScalarView(text.prefix(max(characters, 0)).unicodeScalars.prefix(max(scalars, 0))))
  }

  mutating func take(_ text: String) {
    characters -= text.count
    scalars -= text.unicodeScalars.count
  }
}
