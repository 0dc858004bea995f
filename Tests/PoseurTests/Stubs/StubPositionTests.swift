import Poseur
import Testing

@Suite("A stub is told of at the line where it was written")
struct StubPositionTests {
  private let faker = FakeDog.Function.faker()
  private var dog: FakeDog { FakeDog(faker) }

  @Test("in whichever form of a fake")
  func fakeForms() {
    let line = #line + 1
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .howl, where: { $0.isEmpty }).andReturn("awoo")
    dog.stub(function: .howl, withArguments: 1).andReturn("awoo")
    dog.stub(function: .howl, where: { (volume: Int) in volume > 3 }).andReturn("awoo")
    dog.stub(.digest).andReturn(nil)
    dog.stubAgain(.bark).andReturn("grr")

    expectPlaces(of: dog.unusedStubs, [1, 2, 3, 4, 5], from: line)
  }

  @Test("in whichever form of a faker")
  func fakerForms() {
    let line = #line + 1
    faker.stub(function: .bark).andReturn("woof")
    faker.stub(function: .howl, where: { $0.isEmpty }).andReturn("awoo")
    faker.stub(function: .howl, withArguments: 1).andReturn("awoo")
    faker.stub(function: .howl, withArguments: ArgumentList([2])).andReturn("awoo")
    faker.stub(function: .howl, where: { (volume: Int) in volume > 3 }).andReturn("awoo")
    faker.stub(.digest).andReturn(nil)
    faker.stubAgain(.bark).andReturn("grr")

    expectPlaces(of: faker.unusedStubs, [1, 2, 3, 4, 5, 6], from: line)
  }

  @Test("in whichever form of a type")
  func typeForms() {
    withIsolatedFakes {
      let line = #line + 1
      FakePound.stub(function: .count).andReturn(3)
      FakePound.classFaker.stub(function: .open, where: { $0.isEmpty }).andReturn()
      FakePound.stub(function: .open, withArguments: "front").andReturn()
      FakePound.classFaker.stub(function: .open, where: { (door: String) in door.isEmpty }).andReturn()
      FakePound.stub(.close).andReturn()
      FakePound.classFaker.stubAgain(.count).andReturn(4)

      expectPlaces(of: FakePound.classFaker.unusedStubs, [1, 2, 3, 4, 5], from: line)
    }
  }

  @Test("also the two of a property")
  func properties() {
    withIsolatedFakes {
      let line = #line + 1
      dog.stubProperty(get: .digest, set: .eat, initially: 1)
      faker.stubProperty(get: .rollOntoTummy, set: .howl, initially: 1)
      FakePound.classFaker.stubProperty(get: .count, set: .open, initially: 1)

      expectPlaces(of: dog.unusedStubs, [0, 0, 1, 1], from: line)
      expectPlaces(of: FakePound.classFaker.unusedStubs, [2, 2], from: line)
    }
  }
}

/// - Parameter offsets: of each stub's line, in their order.
private func expectPlaces(
  of stubs: [String], _ offsets: [Int], from line: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
  let places = stubs.map { $0.split(separator: " ").last.map(String.init) }
  #expect(places == offsets.map { "StubPositionTests.swift:\(line + $0)" }, sourceLocation: sourceLocation)
}

private enum FakePound: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count, open, close }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
}
