/// A text that takes no more than so many characters and ends with `…` if it was offered more.
struct LimitedText {
  private let limit: Int
  private var text = ""
  /// How many characters are free, one of which is spare: to use it is to be over the limit.
  private(set) var room: Int

  init(limit: Int) {
    self.limit = max(limit, 1)
    room = self.limit + 1
  }

  var isFull: Bool { room == 0 }

  var result: String { isFull ? text.prefix(limit - 1) + "…" : text }

  mutating func append(_ piece: some StringProtocol) {
    let fitting = piece.prefix(room)
    text += fitting
    room -= fitting.count
  }
}
