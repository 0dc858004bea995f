// Universal stubs with one answer, which a spy's properties set and read.

nonisolated extension Faker {
  /// The answers of the universal stubs that have only one, newest first.
  func universalAnswers(to function: Function) -> [StubAnswer] { universalStubs(of: function).map(\.answer) }

  /// Removes the universal stubs that have this kind of answer, after adding one with the given answer, if any.
  func replaceUniversalStubs(
    for function: Function, with answer: StubAnswer?, where isReplaced: (StubAnswer) -> Bool
  ) {
    let replaced = universalStubs(of: function).filter { isReplaced($0.answer) }
    // Added first, so that no call in between goes without a stub.
    if let answer { _ = builder(function, .any, position, ofProperty: true).add([answer]) }
    state.drop { state in replaced.map { state.remove($0.id) } }
  }

  private func universalStubs(of function: Function) -> [(id: Int, answer: StubAnswer)] {
    withState(of: function) { state in
      state.stubs.filter { $0.isUnconditional && $0.answers.count == 1 }.map { ($0.id, $0.answers[0]) }
    }
  }
}
