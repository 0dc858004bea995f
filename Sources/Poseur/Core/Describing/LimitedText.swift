/// A text that takes no more than so many characters and ends with `…` if it was offered more.
struct LimitedText {
  private let limit: Int
  private var text = ""
  /// What is free, one character of which is spare: to use it is to be over the limit.
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
