import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("Large values")
struct LargeValueTests {
  @Test("that are not equal are told by their differences alone")
  func equality() {
    #expect(
      Failures.capture { expectEqualAny(Kennel(dogs: 3), Kennel(dogs: 9)) } == [
        """
        Expected equal values of type Kennel, but they differ:
          home.dogs: expected 9, received 3
        """
      ])
  }

  @Test("that are arguments stand in short beside their differences")
  func arguments() {
    let dog = FakeDog()
    dog.recordCall(.howl, arguments: Kennel(dogs: 3), 1)
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: Kennel(dogs: 9), 1) } == [
        """
        Expected FakeDog.howl(Kennel(…), 1) to be called at least 1 time, but it was called 0 times.
        Calls to howl (1):
          #1  howl(Kennel(…), 1)   argument 0 differs: home.dogs: expected 9, received 3
        """
      ])
  }

  @Test("without a name are cut early")
  func lists() {
    let dog = FakeDog()
    dog.recordCall(.howl, arguments: Array(1...60))
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: Array(1...59) + [0]) } == [
        """
        Expected FakeDog.howl([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,…) to be called at least 1 time, \
        but it was called 0 times.
        Calls to howl (1):
          #1  howl([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,…)   argument 0 differs: value[59]: expected 0, received 60
        """
      ])
  }

  @Test("numbers are near by their distance, and calls that are as near are not marked")
  func nearest() {
    let dog = FakeDog()
    for number in [1, 900, 99] { dog.recordCall(.howl, arguments: number) }
    for _ in 1...2 { dog.recordCall(.bark, arguments: 2.5) }
    #expect(
      Failures.capture {
        expectHaveReceived(dog, .howl, with: 100)
        expectHaveReceived(dog, .bark, with: 3.5)
      } == [
        """
        Expected FakeDog.howl(100) to be called at least 1 time, but it was called 0 times.
        Calls to howl (3):
          #3  howl(99)    argument 0 is 99, not 100     ← nearest
          #1  howl(1)     argument 0 is 1, not 100
          #2  howl(900)   argument 0 is 900, not 100
        Other calls: bark(2.5) ×2
        """,
        """
        Expected FakeDog.bark(3.5) to be called at least 1 time, but it was called 0 times.
        Calls to bark (2):
          #4  bark(2.5)   argument 0 is 2.5, not 3.5
          #5  bark(2.5)   argument 0 is 2.5, not 3.5
        Other calls: howl(1), howl(900), howl(99)
        """,
      ])
  }

  @Test("leave out fields that are nil or empty before others are cut, and show where calls that read alike differ")
  func sparseValues() {
    let dog = FakeDog()
    for company in ["9", "3", "3"] { dog.recordCall(.howl, arguments: Filter(companies: company)) }
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: Argument.any, times: 1) } == [
        """
        Expected FakeDog.howl(any value) to be called exactly 1 time, but it was called 3 times.
        Calls to howl (3):
          #1  howl(Filter(votes: 7.0, companies: "9", …))   matches
          #2  howl(Filter(votes: 7.0, companies: "3", …))   matches
          #3  howl(Filter(votes: 7.0, companies: "3", …))   matches
        Run with POSEUR_CALLERS=1 to see the lines that made the calls.
        """
      ])
  }

  @Test("that are cut alike show where each differs from the one above")
  func alike() {
    let dog = FakeDog()
    for dogs in [3, 9, 9] { dog.recordCall(.howl, arguments: Kennel(dogs: dogs)) }
    for end in ["a", "b"] { dog.recordCall(.bark, arguments: String(repeating: "wuff ", count: 40) + end) }
    let kennel =
      #"Kennel(name: "Home for old and young dogs", street: "Long Lane", town: "Great Dunmow", "#
      + #"notes: ["They bark at night.", "…"#
    let barks = #"bark("\#(String(repeating: "wuff ", count: 23))wuf…)"#
    #expect(
      Failures.capture {
        expectHaveReceived(dog, .howl, with: Argument.any, times: 1)
        expectHaveReceived(dog, .bark, with: Argument.any, times: 1)
      }.map { $0.split(separator: "\n")[2...].prefix(3).joined(separator: "\n") } == [
        """
          #1  howl(\(kennel))   matches
          #2  howl(\(kennel))   matches; its home.dogs is 9, that of #1 3
          #3  howl(\(kennel))   matches
        """,
        """
          #4  \(barks)   matches
          #5  \(barks)   matches; its value is …"wuff wuff wuff wuff b", that of #4 …"wuff wuff wuff wuff a"
        Other calls:
        """,
      ])
  }

  @Test("that are long strings stand in short beside what is wrong with them")
  func longText() {
    let dog = FakeDog()
    let text = String(repeating: "wuff ", count: 16)
    dog.recordCall(.howl, arguments: text)
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: Argument.contains("miau")) } == [
        """
        Expected FakeDog.howl(a value that contains "miau") to be called at least 1 time, but it was called 0 times.
        Calls to howl (1):
          #1  howl("wuff wuff wuff wuff wuff wuff wuff wuf…)   argument 0 is "\(text)", not a value that contains "miau"
        """
      ])
  }

  @Test("that are lists of many equatable elements show the place, too")
  func longLists() {
    func difference(_ list: [Int], _ place: Int, as make: ([Int]) -> Any?) -> String? {
      var other = list
      other[place] = 7
      return Argument.equal(to: make(list)).mismatch(make(other))?.text(of: "it")
    }
    let list = [Int](repeating: 0, count: 300_000)
    for place in [290_000, 299_999] {
      let text = "value[\(place)]: expected 0, received 7"
      #expect(difference(list, place) { $0 } == "it differs: \(text)")
      #expect(difference(list, place) { $0.map { UInt8($0) } } == "it differs: \(text)")
    }
  }

  @Test("a wrapped nil and the type of a number can be seen")
  func nilsAndTypes() {
    let dog = FakeDog()
    let (wrapped, none): (Int??, Int??) = (.some(nil), nil)
    dog.recordCall(.howl, arguments: wrapped as Any?)
    dog.recordCall(.howl, arguments: none as Any?)
    dog.recordCall(.bark, arguments: 5)
    #expect(
      Failures.capture {
        expectHaveReceived(dog, .howl, with: nil, times: 1)
        expectHaveReceived(dog, .bark, with: Int64(5))
      } == [
        """
        Expected FakeDog.howl(nil) to be called exactly 1 time, but it was called 2 times.
        Calls to howl (2):
          #1  howl(.some(nil))   matches
          #2  howl(nil)          matches
        Other calls: bark(5)
        Run with POSEUR_CALLERS=1 to see the lines that made the calls.
        """,
        """
        Expected FakeDog.bark(5 (Int64)) to be called at least 1 time, but it was called 0 times.
        Calls to bark (1):
          #3  bark(5)   argument 0 is 5 (Int), not 5 (Int64)
        Other calls: howl(.some(nil)), howl(nil)
        """,
      ])
  }
}

// MARK: - Fixtures

private struct Filter: Equatable {
  let people: [String]? = nil, language: String? = nil, genres: [Int] = [], withoutGenres: [Int] = []
  let votes = 7.0, runtime: Int? = nil, companies: String, note = "", years: ClosedRange<Int>? = nil
}

private struct Kennel {
  let name = "Home for old and young dogs", street = "Long Lane", town = "Great Dunmow"
  let notes = ["They bark at night.", "They sleep by day."]
  let home: Home

  init(dogs: Int) { home = Home(dogs: dogs) }
}

private struct Home { let dogs: Int }
