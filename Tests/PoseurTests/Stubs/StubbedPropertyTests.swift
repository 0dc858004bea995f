import Poseur
import Testing

@Suite("A property that remembers")
struct StubbedPropertyTests {
  private let scale = FakeScale()

  @Test("returns its initial value, then what was set, and both functions are recorded")
  func remembers() {
    scale.stubProperty(get: .grams, set: .setGrams, initially: 3)
    #expect(scale.grams == 3)

    scale.grams = 5
    scale.grams += 2
    #expect(scale.grams == 7)
    #expect(scale.callCountFor(function: .grams) == 3)
    #expect(scale.receivedCall(to: .setGrams, withArguments: 5))
    #expect(scale.callCountFor(function: .setGrams) == 2)
  }

  @Test("changes without a call, and is looked at without one")
  func value() {
    let grams = scale.stubProperty(get: .grams, set: .setGrams, initially: 3)
    scale.grams = 4
    #expect(grams.value == 4)

    grams.value = 9
    #expect(scale.grams == 9)
    #expect(scale.calls.count == 2)
  }

  @Test("may be optional, and set to nil")
  func optional() {
    scale.stubProperty(get: .label, set: .setLabel, initially: nil as String?)
    #expect(scale.label == nil)

    scale.label = "flour"
    #expect(scale.label == "flour")
    scale.label = nil
    #expect(scale.label == nil)
  }

  @Test("is gone when its stubs are removed")
  func removal() {
    scale.stub(function: .grams).andReturn(1)
    let grams = scale.stubProperty(get: .grams, set: .setGrams, initially: 3)
    grams.remove()
    scale.grams = 5

    #expect(scale.grams == 1)
    #expect(grams.value == 3)
  }

  @Test("is one of its own in each fake and in each stub")
  func newestAnswers() {
    scale.stubProperty(get: .grams, set: .setGrams, initially: 3)
    let newer = scale.stubProperty(get: .grams, set: .setGrams, initially: 4)
    scale.grams = 5
    newer.remove()

    #expect(scale.grams == 3)
  }

  @Test("is set to a value of another type: a failure at the stub with both types, and nothing changes")
  func wrongType() {
    scale.stubProperty(get: .grams, set: .setLabel, initially: 3)
    let messages = Failures.capture {
      scale.label = "flour"
      scale.label = nil
      scale.recordAndStub(function: .setLabel)
    }
    #expect(
      messages == [
        #"The stub that answered FakeScale.setLabel("flour") keeps a property of type Int, but was called with "#
          + #""flour" (String)."#,
        "The stub that answered FakeScale.setLabel(nil) keeps a property of type Int, but was called with nil. If the "
          + "property may be nil, write initially: <#…#> as Int?",
        "The stub that answered FakeScale.setLabel() sets a property, but the call brought no value.\n"
          + "Let the setter pass newValue, unless get: and set: are swapped.",
      ])
    #expect(scale.grams == 3)
  }

  @Test("is read as another type: a failure with both types")
  func wrongGetter() {
    scale.stubProperty(get: .grams, set: .setGrams, initially: "3")
    #expect(
      Failures.capture { _ = scale.grams } == [
        #"FakeScale.grams() has to return Int, but the closure of its stub returned "3" (String)."#
      ])
  }

  @Test("drops its value outside of its lock")
  func droppedValue() {
    final class Owner {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    let faker = FakeScale.Function.faker(retention: .none)
    var seen: [Bool] = []
    let owner = faker.stubProperty(get: .grams, set: .setGrams, initially: nil as Owner?)
    owner.value = Owner { [unowned faker] in
      seen.append(faker.recordAndStub(function: .grams, asType: Owner?.self) == nil)
    }
    faker.recordAndStub(function: .setGrams, arguments: nil)

    #expect(seen == [true])
  }

  @Test("is used as a whole by a call of its getter or of its setter", arguments: [false, true])
  func unusedStubs(isSet: Bool) {
    scale.stubProperty(get: .label, set: .setLabel, initially: nil as String?)
    scale.stubProperty(get: .grams, set: .setGrams, initially: 3)
    if isSet { scale.grams = 5 } else { _ = scale.grams }
    #expect(scale.unusedStubs.map { $0.prefix { $0 != "," } } == ["label", "setLabel"])

    scale.label = "flour"
    #expect(scale.unusedStubs.isEmpty)
  }

  @Test("may be static")
  func staticProperty() {
    final class FakeKitchen: StaticFake {
      enum ClassFunction: String, PoseurFunction { case isOpen, setOpen }
      static let classFaker = ClassFunction.classFaker()
      static var isOpen: Bool {
        get { recordAndStub(function: .isOpen) }
        set { classFaker.recordAndStub(function: .setOpen, arguments: newValue) }
      }
    }
    FakeKitchen.classFaker.stubProperty(get: .isOpen, set: .setOpen, initially: false)
    FakeKitchen.isOpen.toggle()

    #expect(FakeKitchen.isOpen)
  }
}

// MARK: - Fixtures

private final class FakeScale: Fake {
  enum Function: String, PoseurFunction { case grams, setGrams, label, setLabel }
  let faker = Function.faker()

  var grams: Int {
    get { recordAndStub(function: .grams) }
    set { recordAndStub(function: .setGrams, arguments: newValue) }
  }
  var label: String? {
    get { recordAndStub(function: .label) }
    set { recordAndStub(function: .setLabel, arguments: newValue) }
  }
}
