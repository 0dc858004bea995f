import Poseur
import Testing

@Suite("The page on sequences shows that")
struct StubbingSequencesExamples {
  private let dog = FakeDog()

  @Test("the last value repeats")
  func values() {
    dog.stub(.bark).andReturn("woof", "yip")
    #expect([dog.bark(), dog.bark(), dog.bark()] == ["woof", "yip", "yip"])
  }

  @Test("a list is a sequence")
  func list() {
    let sounds = ["woof", "wuff", "yip"]
    dog.stub(.bark).andReturn(inOrder: sounds)
    #expect(sounds.map { _ in dog.bark() } == sounds)
  }

  @Test("values, errors and closures follow one another")
  func mixture() throws {
    dog.stub(.howl).andReturn("awoo").thenThrow(Hoarse()).thenDo { (volume: Int) in "awoo \(volume)" }
    dog.stub(returning: true) { $0.shouldFetch(.ball, for: .kid) }.thenReturn(false)

    #expect(try dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    #expect(try dog.howl(at: 5) == "awoo 5")
    #expect([dog.shouldFetch(.ball, for: .kid), dog.shouldFetch(.ball, for: .kid)] == [true, false])
  }

  @Test("a sequence begins again, or ends")
  func ends() throws {
    dog.stub(.bark).andReturn("woof", "yip").thenCycle()
    dog.stub(.howl).andReturn("awoo").thenFail()

    #expect([dog.bark(), dog.bark(), dog.bark()] == ["woof", "yip", "woof"])
    #expect(try dog.howl(at: 3) == "awoo")
    #expect(Failures.capture { _ = try? dog.howl(at: 5) }.count == 1)
  }

  @Test("a sequence leaves further calls to older stubs")
  func fallThrough() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn("yip").thenFallThrough()
    #expect([dog.bark(), dog.bark(), dog.bark()] == ["yip", "woof", "woof"])
  }

  @Test("a handle extends the sequence, and counts calls")
  func handle() {
    let stub = dog.stub(.bark).andReturn("woof")
    #expect(dog.bark() == "woof")
    stub.thenReturn("yip")
    #expect(dog.bark() == "yip")
    #expect(stub.callCount == 2)

    dog.resetStubs()
    #expect(stub.callCount == 0)
    #expect(Failures.capture { stub.thenReturn("grr") }.count == 1)
  }

  @Test("a value of a wrong type stops the sequence")
  func wrongType() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn("yip", 3, "yap")
    #expect([dog.bark(), dog.bark(), dog.bark()] == ["yip", "woof", "woof"])
  }
}
