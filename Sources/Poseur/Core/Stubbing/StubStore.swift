/// Who keeps the stub that a builder makes and a handle refers to. Knows no function type, so that builders and
/// handles need none.
protocol StubStore: Sendable {
  func append(_ answer: StubAnswer, toStub id: Int) -> Bool
  func endStub(_ id: Int, with end: SequenceEnd) -> Bool
  func callCount(ofStub id: Int) -> Int
  func removeStub(_ id: Int) -> Bool
}
