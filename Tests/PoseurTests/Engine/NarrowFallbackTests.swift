import Poseur
import Testing

/// The type of an `orElse:` may be narrower than that of the function.
@Suite("An orElse: of a narrower type")
struct NarrowFallbackTests {
  private class Lamp {}
  private final class Bulb: Lamp {}
  private final class Candle: Lamp {}
  private enum Function: String, PoseurFunction { case lamp }

  private let faker = Function.faker()
  private let bulb = Bulb()
  private let advice =
    "The type is that of the fake's orElse:. Where the function returns another, say so there: asType: <#type#>.self"

  @Test("is named where a stub's value does not fit it")
  func misfit() {
    faker.stub(function: .lamp).andReturn(Candle())
    let messages = Failures.capture {
      let lamp: Lamp = faker.recordAndStub(function: .lamp, orElse: bulb)
      #expect(lamp === bulb)
    }
    #expect(
      messages == [
        """
        NarrowFallbackTests.lamp() has to return NarrowFallbackTests.Bulb, but the stub that matches returns <Candle> \
        (NarrowFallbackTests.Candle).
        \(advice)
        Stub a value of that type:
        narrowFallbackTests.stub(.lamp).andReturn(<#NarrowFallbackTests.Bulb#>)
        """
      ])
  }

  @Test("has a warning where an older stub fits it, and a newer one does not")
  func passedOver() {
    let older = Bulb()
    faker.stub(function: .lamp).andReturn(older)
    faker.stub(function: .lamp).andReturn(Candle())
    let line = #line - 1
    let messages = Failures.capture(.warning) {
      let lamp: Lamp = faker.recordAndStub(function: .lamp, orElse: bulb)
      #expect(lamp === older)
    }
    #expect(
      messages == [
        """
        NarrowFallbackTests.lamp() was answered by the stub written at NarrowFallbackTests.swift:\(line - 1), since a \
        newer one that matches returns <Candle> (NarrowFallbackTests.Candle), not NarrowFallbackTests.Bulb.
        \(advice)
        """
      ])
  }

  @Test("asType: gives the function its own type")
  func remedy() {
    let candle = Candle()
    faker.stub(function: .lamp).andReturn(candle)
    #expect(faker.recordAndStub(function: .lamp, asType: Lamp.self, orElse: bulb) === candle)
  }
}
