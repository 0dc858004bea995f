import Poseur
import Testing

@testable import PoseurCore

@Suite("What a captor hands out")
struct CapturedValueTests {
  private let captor = Argument.captor()

  // As a stub does that has the captor.
  init() { _ = captor.matcher }

  private func keep(_ values: Any?...) { values.forEach(captor.matcher.matcher.capture) }

  @Test("values by index and type")
  func values() {
    keep("a", 5, nil, Collie())

    #expect(captor.getValue() == "a")
    #expect(captor.getValue(as: String.self) == "a")
    #expect(captor.getValue(at: 1, as: Int.self) == 5)
    #expect(captor.getValue(at: 2, as: String?.self) == nil)
    #expect(captor.getValue(at: 0, as: String?.self) == "a")
    #expect(captor.getValue(at: 3, as: Dog.self) is Collie)
    #expect(captor[0] == "a")
    #expect(captor[1] as Int == 5)
    #expect(captor.count == 4)

    let untyped = captor[1]
    #expect(untyped as? Int == 5 && captor[0] as? String == "a" && captor[1] as? String == nil)
    #expect(Failures.capture { captor[4] as? Int }.count == 1)
  }

  @Test("closures can be called")
  func closures() {
    keep({ (volume: Int) in String(repeating: "awoo", count: volume) })
    let howl: (Int) -> String = captor[0]

    #expect(howl(2) == "awooawoo")
  }

  @Test("whether a value is of a type")
  func isType() {
    keep("a", Collie(), nil)

    #expect(captor.isType(String.self) && captor.isType(Dog.self, at: 1) && captor.isType(Int?.self, at: 2))
    #expect(!captor.isType(Int.self) && !captor.isType(Terrier.self, at: 1) && !captor.isType(Int.self, at: 2))
    #expect(!captor.isType(String.self, at: 3) && !captor.isType(String.self, at: -1))
  }

  @Test("all values of a type, and the last one if it is of the type")
  func listed() {
    #expect(captor.values(as: Int.self) == [] && captor.last(as: Int.self) == nil)
    keep(1, "a", 2, nil)

    #expect(captor.values(as: Int.self) == [1, 2])
    #expect(captor.values(as: Int?.self) == [1, 2, nil])
    #expect(captor.last(as: Int.self) == nil)
    #expect(captor.last(as: Int?.self) == .some(nil))
    keep(3)
    #expect(captor.last() == 3)
  }

  @Test("values of a type that none has are a failure, and values of which some have it are not")
  func listedWrongly() {
    keep(1, 2)
    var values: [String] = ["stays"]
    let messages = Failures.capture { values = captor.values(as: String.self) }
    #expect(values.isEmpty)
    #expect(messages == ["Captured value 0 is 1 (Int), not a value of type String. 2 were captured: 1, 2."])

    keep("a")
    #expect(captor.values(as: String.self) == ["a"])
  }

  @Test("an index or a type that is not there is a failure, and a stand-in")
  func misuse() {
    let messages = Failures.capture {
      #expect(captor.getValue(as: Int.self) == 0)
      keep("a")
      #expect(captor.getValue(at: 2, as: String.self) == "")
      #expect(captor[-1] == 0)
      #expect(captor.getValue(as: Int.self) == 0)
      keep(5, nil)
      #expect(captor[1] == "")
      #expect(captor.getValue(at: 2, as: Bool.self) == false)
      #expect(captor[3] as [Int] == [])
      keep("b", Item.ball, "c", "d")
      #expect(captor[9] as Int? == nil)
    }
    #expect(
      messages == [
        "There is no captured value 0: nothing was captured.",
        #"There is no captured value 2: only 1 was captured: "a"."#,
        #"There is no captured value -1: only 1 was captured: "a"."#,
        #"Captured value 0 is "a" (String), not a value of type Int."#,
        #"Captured value 1 is 5 (Int), not a value of type String. 3 were captured: "a", 5, nil."#,
        #"Captured value 2 is nil, not a value of type Bool. 3 were captured: "a", 5, nil."#,
        #"There is no captured value 3: 3 were captured: "a", 5, nil."#,
        #"There is no captured value 9: 7 were captured: "a", 5, nil, "b", .ball, … and 2 more."#,
      ])
  }

  @Test("an argument of a list comes as the value that it is")
  func argumentOfList() {
    let arguments: [Any?] = ["x", 5]

    #expect("\(arguments.argument(ofType: Any.self, atIndex: 0))" == "x")
    #expect(
      Failures.capture { _ = arguments.argument(ofType: AnyObject?.self, atIndex: 1) } == [
        "Argument 1 is 5 (Int), not a value of type AnyObject?."
      ])
  }

  @Test("the failure is at the line that asks")
  func lines() {
    let text = "There is no captured value 0: nothing was captured."

    expectTestHears(text) { let _: Int = captor.getValue() }
    expectTestHears(text) { let _: Int = captor[0] }
  }

  #if canImport(Darwin) || canImport(Glibc)
    @Test("the test goes on where it asks for an optional instead")
    func optional() {
      var closure: (() -> Void)? = {}
      let messages = Failures.capture { closure = captor.getValue() }
      #expect(messages == ["There is no captured value 0: nothing was captured."])
      #expect(closure == nil)
    }

    @Test("the test ends where nobody can make a value of the type, with the advice to ask for an optional")
    func noStandIn() {
      let captor = captor
      let outcome = TrapCatcher.run {
        _ = Failures.capture { let _: (Int) -> Void = captor.getValue() }
      }
      #expect(
        outcome.message == """
          There is no captured value 0: nothing was captured.
          A value of type (Int) -> Void must be returned, and Poseur can't make one, so the process stops here. To \
          avoid that, ask for an optional.
          """)
      #expect(captor.count == 0, "the captor is not left locked")
    }
  #endif
}
