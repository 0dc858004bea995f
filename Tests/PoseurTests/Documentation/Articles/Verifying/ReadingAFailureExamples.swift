import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("The page on reading a failure shows that")
struct ReadingAFailureExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a failure lists the nearest calls first")
  func failure() {
    _ = (dog.bark(), dog.shouldFetch(.slippers, for: .kid), dog.shouldFetch(.ball, for: .kid))
    let failures = Failures.capture {
      expectHaveReceived(dog, times: 1) {
        $0.shouldFetch(.slippers, for: .parent)
      }
    }
    #expect(
      failures == [
        """
        Expected FakeDog.shouldFetch(.slippers, .parent) to be called exactly 1 time, but it was called 0 times.
        Calls to shouldFetch (2):
          #2  shouldFetch(.slippers, .kid)   argument 1 is .kid, not .parent     ← nearest
          #3  shouldFetch(.ball, .kid)       argument 0 is .ball, not .slippers; argument 1 is .kid, not .parent
        Other calls: bark()
        """
      ])
  }

  @Test("a list of calls has the lines that made them", .enabled(if: CallerTracer.isAvailable))
  func callers() {
    dog.keepCallers()
    let walker = Stroll(dog: dog)
    walker.leave()
    walker.comeHome()
    let failures = Failures.capture { expectHaveReceived(dog, .bark, times: 1) }
    #expect(
      failures == [
        """
        Expected FakeDog.bark to be called exactly 1 time, but it was called 2 times.
        Calls to bark (2):
          #1  bark()   called by Stroll.leave(), Stroll.swift:7
          #2  bark()   called by Stroll.comeHome(), Stroll.swift:11
        """
      ])
  }

  @Test("values that look alike are shown with their types")
  func types() {
    _ = try? dog.howl(at: 5)
    let failures = Failures.capture { expectHaveReceived(dog, .howl, with: Int8(5)) }
    #expect(
      failures.first?.hasSuffix(
        """
        #1  howl(5)   argument 0 is 5 (Int), not 5 (Int8)
        """) == true)
  }

  @Test("a nil in an optional is shown, and equals nil")
  func wrappedNil() {
    let nothing: String?? = .some(nil)
    dog.recordCall(.eat, arguments: nothing as Any?)
    #expect(dog.calls.description == "[eat(.some(nil))]")
    expectHaveReceived(dog, .eat, with: nil)
  }

  @Test("a long value is cut, and shown where it differs")
  func longValues() {
    struct Customer { var name: String, lines: [String] }
    var customer = Customer(name: "Rex", lines: Array(repeating: "a", count: 60))
    dog.recordCall(.eat, arguments: customer)
    customer.lines[40] = "b"
    let failure = Failures.capture { expectHaveReceived(dog, .eat, with: customer) }.first
    #expect(failure?.contains("Customer(…)") == true)
    #expect(failure?.contains(#"argument 0 differs: lines[40]: expected "b", received "a""#) == true)
  }
}

// MARK: - Fixtures

// As if in a file of its own.
#sourceLocation(file:"Stroll.swift",line:3)
private struct Stroll {
  let dog: Dog

  func leave() {
    _ = dog.bark()
  }

  func comeHome() {
    _ = dog.bark()
  }
}
#sourceLocation()
