import Testing

@Suite("A staged mistake")
struct StagedMistakeTests {
  @Test("is told with its cause, its place and its remedy", arguments: Mistake.all.indices)
  func text(_ index: Int) async {
    let mistake = Mistake.all[index]
    #expect(await mistake.reported == mistake.texts, "\(mistake.name)")
  }
}
