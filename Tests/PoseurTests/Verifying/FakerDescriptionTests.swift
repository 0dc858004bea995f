import Poseur
import Testing

@Suite("A faker in messages")
struct FakerDescriptionTests {
  @Test("a faker that was brought by its own call is shown as its type there")
  func ownFaker() {
    let kennel = FakeKennel()
    kennel.take(kennel.faker)

    #expect(kennel.faker.description == "FakeKennel's calls: take(<Faker<FakeKennel.Function>>)")
  }

  @Test("that of a struct is left out")
  func ownFake() {
    let kennel = FakeKennel()
    kennel.take(kennel)

    #expect(kennel.calls(to: .take)[0].description == "take(FakeKennel())")
    #expect(
      kennel.didCall(.take, withArguments: [3]).friendlyDescription == """
        Expected FakeKennel.take(3) to be called at least 1 time, but it was called 0 times.
        Calls to take (1):
          #1  take(FakeKennel())   argument 0 is FakeKennel(), not 3
        """)
  }

  @Test("the calls of one fake are not told again in those of the next")
  func chain() {
    let last = (0..<50).reduce(FakeKennel()) { earlier, _ in
      let kennel = FakeKennel()
      for _ in 0..<3 { kennel.take(earlier) }
      return kennel
    }

    #expect(last.faker.description == "FakeKennel's calls: take(FakeKennel()) ×3")
  }
}

// MARK: - Fixtures

private struct FakeKennel: Fake {
  enum Function: String, PoseurFunction { case take }
  let faker = Function.faker()

  func take(_ guest: Any) { recordAndStub(function: .take, arguments: guest) }
}
