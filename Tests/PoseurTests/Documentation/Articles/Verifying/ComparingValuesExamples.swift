import Poseur
import Testing

@Suite("The page on comparing values shows that")
struct ComparingValuesExamples {
  struct Walk {
    let minutes: Int
    let dogs: [String]
  }

  @Test("a difference is shown place by place")
  func difference() {
    let failures = Failures.capture {
      expectEqualAny(
        Walk(minutes: 30, dogs: ["Rex", "Bello"]),
        Walk(minutes: 45, dogs: ["Rex"]),
        "after the walk")
    }
    #expect(
      failures == [
        """
        after the walk
        Expected Walk(minutes: 45, dogs: ["Rex"]), but received Walk(minutes: 30, dogs: ["Rex", "Bello"]).
          minutes: expected 45, received 30
          dogs[1]: extra "Bello"
        """
      ])
    expectNotEqualAny(Walk(minutes: 1, dogs: []), Walk(minutes: 2, dogs: []))
    #expect(isAnyEqual(Walk(minutes: 1, dogs: []), Walk(minutes: 1, dogs: [])))
  }

  @Test("errors are expected, or none")
  func errors() async throws {
    let (dog, library) = (FakeDog(), FakeLibrary())
    dog.stub(.howl).with(3).andReturn("awoo")
    dog.stub(.howl).with(11).andThrow(Hoarse())
    library.stub(.load).andThrow(Hoarse())

    expectThrows(Hoarse()) { try dog.howl(at: 11) }
    await expectThrows(Hoarse()) { try await library.load() }
    XCTAssertThrowsError(Hoarse()) { try dog.howl(at: 11) }

    let sound = expectNoThrow(try dog.howl(at: 3))
    #expect(sound == "awoo")
  }

  @Test("errors are compared")
  func comparedErrors() {
    let error: (any Error)? = Hoarse()

    expectEqualError(error, Hoarse())
    expectNotEqualError(error, CancellationError())
    #expect(Failures.capture { expectEqualError(nil, Hoarse()) }.count == 1)
    #expect(Failures.capture { expectNotEqualError(nil, Hoarse()) }.count == 1)
  }
}
