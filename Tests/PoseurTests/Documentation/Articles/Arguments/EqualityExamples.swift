import Foundation
import Poseur
import Testing

@Suite("The page on equality says that")
struct EqualityExamples {
  private let faker = FakeDog.Function.faker()

  private func isReceived(_ recorded: Any?, _ expected: Any?) -> Bool {
    faker.reset()
    faker.recordCall(.eat, arguments: recorded)
    return faker.receivedCall(to: .eat, withArguments: expected)
  }

  @Test("a collection equals those of its own type alone, and an empty literal what is empty")
  func collections() {
    #expect(!isReceived([3] as [Int?], [3]) && isReceived([3] as [Int?], [3] as [Int?]))
    #expect(!isReceived([3] as [any Hashable], [3]) && !isReceived([3] as [Any], [3]))
    #expect(isReceived([String](), []) && isReceived(Set<Int>(), []) && isReceived([String: Int](), [:]))
  }

  @Test("values equal as the table says")
  func table() {
    struct Point { var x: Int, y: Int }
    final class Box {}
    let box = Box()
    #expect(isReceived(nil as Int?, nil) && isReceived(3 as Int?, 3) && !isReceived(5, 5.0))
    #expect(isReceived(Point(x: 1, y: 2), Point(x: 1, y: 2)) && !isReceived(Point(x: 1, y: 2), Point(x: 1, y: 3)))
    #expect(isReceived(box, box) && !isReceived(box, Box()) && isAnyEqual(box, Box()))
    #expect(isReceived((1, 2), (x: 1, y: 2)) && !isReceived((a: 1, b: 2), (x: 1, y: 2)))
    #expect(isReceived(Dog.self, Dog.self) && !isReceived(Dog.self, FakeDog.self))
    #expect(!isReceived("Rex" as NSString, "Rex"))
  }

  @Test("an object that is gone is not read where a description and a == leave it out, or the argument is not kept")
  func unownedProperty() {
    struct Collar: Equatable, CustomStringConvertible {
      unowned let dog: FakeDog
      let size: Int
      var description: String { "a collar" }
      static func == (one: Collar, other: Collar) -> Bool { one.size == other.size }
    }
    struct Bowl { unowned let dog: FakeDog }
    let dog = FakeDog()
    dog.keepArguments(.none, of: .shouldFetch)
    do {
      let gone = FakeDog()
      dog.recordCall(.eat, arguments: Collar(dog: gone, size: 3))
      dog.recordCall(.shouldFetch, arguments: Bowl(dog: gone))
    }

    #expect(dog.receivedCall(to: .eat, withArguments: Collar(dog: dog, size: 3)))
    #expect(dog.calls.map(\.description) == ["eat(a collar)", "shouldFetch(<not kept>)"])
  }
}
