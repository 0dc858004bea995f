/// One stub: the calls it is for and what it answers. How often it has answered is the table's to know.
struct StubRule {
  /// Unique in its table.
  let id: Int
  let pattern: ArgumentPattern
  /// How often it answers before it steps back for older stubs; nil for ever.
  let limit: Int?
  let site: StubSite
  /// One after the other; the last stays.
  private(set) var answers: [StubAnswer]

  init(id: Int, draft: StubDraft, answers: [StubAnswer]) {
    self.id = id
    pattern = draft.pattern
    limit = draft.limit
    site = StubSite(draft.position)
    self.answers = answers
  }

  mutating func append(_ answer: StubAnswer) { answers.append(answer) }
}
