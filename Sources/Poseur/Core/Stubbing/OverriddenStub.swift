nonisolated extension StubDraft {
  /// Warns of a stub that a universal one overrides, always or where its value fits.
  func warn(that overriding: StubSnapshot, overrides specification: StubSpecification, _ answers: [StubAnswer]) {
    let origin = overriding.stub.origin.originText
    let fact =
      if areOfOneType(overriding.answers, answers) {
        "will not answer: the universal stub \(origin) overrides it."
      } else if overriding.answers.contains(where: \.returnsNil) {
        """
        will answer only where the result is no optional: everywhere else, the universal stub \(origin), which returns \
        nil, overrides it.
        """
      } else {
        """
        will answer only where the value of the universal stub \(origin) has the wrong type: everywhere else, that \
        stub overrides it.
        """
      }
    report(
      """
      The stub of \(text(ofCalls: specification.pattern)) \(fact)
      Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: \(pasteableFunction(function))) \
      first.
      """, severity: .warning)
  }
}
