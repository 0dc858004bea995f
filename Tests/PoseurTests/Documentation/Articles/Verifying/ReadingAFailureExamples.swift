import Poseur
import Testing

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
