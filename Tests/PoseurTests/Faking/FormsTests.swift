import Poseur
import Testing

/// Each form of recording and answering, of a fake and of a faker alone: the same story, told by one protocol.
@Suite("The forms of a call")
struct FormsTests {
  @Test("a synchronous function", arguments: couriers)
  func synchronous(_ courier: any Courier) {
    let faker = courier.courierFaker
    for function: CourierFunction in [.value, .elseValue] {
      faker.stub(function: function).with(1, "b").andReturn("stubbed")
    }
    courier.note(1, "b")
    courier.nothing(1, "b")

    #expect(courier.value(1, "b") == "stubbed" && courier.elseValue(1, "b") == "stubbed")
    #expect(courier.elseValue(2, nil) == "own")
    expectCalls(faker, [.note, .nothing, .value, .elseValue], alsoElse: .elseValue)
  }

  @Test("an asynchronous function", arguments: couriers)
  func asynchronous(_ courier: any Courier) async {
    let faker = courier.courierFaker
    for function: CourierFunction in [.later, .elseLater] {
      faker.stub(function: function).with(1, "b").andReturn("stubbed")
    }
    await courier.laterNothing(1, "b")

    #expect(await courier.later(1, "b") == "stubbed")
    #expect(await courier.elseLater(1, "b") == "stubbed")
    #expect(await courier.elseLater(2, nil) == "own")
    expectCalls(faker, [.laterNothing, .later, .elseLater], alsoElse: .elseLater)
  }

  @Test("a function that can throw", arguments: couriers)
  func throwing(_ courier: any Courier) throws {
    let faker = courier.courierFaker
    for function: CourierFunction in [.risk, .elseRisk, .riskNothing, .typedRisk] {
      faker.stub(function: function).with(1, "b").andReturn("stubbed").thenThrow(Hoarse())
    }
    faker.stubAgain(.riskNothing).with(1, "b").andReturn().thenThrow(Hoarse())

    #expect(try courier.risk(1, "b") == "stubbed")
    #expect(try courier.elseRisk(1, "b") == "stubbed")
    #expect(try courier.typedRisk(1, "b") == "stubbed")
    try courier.riskNothing(1, "b")
    #expect(throws: Hoarse()) { try courier.risk(1, "b") }
    #expect(throws: Hoarse()) { try courier.elseRisk(1, "b") }
    #expect(throws: Hoarse()) { try courier.typedRisk(1, "b") }
    #expect(throws: Hoarse()) { try courier.riskNothing(1, "b") }
    #expect(try courier.elseRisk(2, nil) == "own")
    expectCalls(faker, [.risk, .elseRisk, .typedRisk, .riskNothing], twice: true, alsoElse: .elseRisk)
  }

  @Test("an asynchronous function that can throw", arguments: couriers)
  func asynchronousThrowing(_ courier: any Courier) async throws {
    let faker = courier.courierFaker
    for function: CourierFunction in [.laterRisk, .elseLaterRisk, .laterTypedRisk] {
      faker.stub(function: function).with(1, "b").andReturn("stubbed").thenThrow(Hoarse())
    }
    faker.stub(.laterRiskNothing).with(1, "b").andReturn().thenThrow(Hoarse())

    #expect(try await courier.laterRisk(1, "b") == "stubbed")
    #expect(try await courier.elseLaterRisk(1, "b") == "stubbed")
    #expect(try await courier.laterTypedRisk(1, "b") == "stubbed")
    try await courier.laterRiskNothing(1, "b")
    await #expect(throws: Hoarse()) { try await courier.laterRisk(1, "b") }
    await #expect(throws: Hoarse()) { try await courier.elseLaterRisk(1, "b") }
    await #expect(throws: Hoarse()) { try await courier.laterTypedRisk(1, "b") }
    await #expect(throws: Hoarse()) { try await courier.laterRiskNothing(1, "b") }
    #expect(try await courier.elseLaterRisk(2, nil) == "own")
    expectCalls(
      faker, [.laterRisk, .elseLaterRisk, .laterTypedRisk, .laterRiskNothing], twice: true, alsoElse: .elseLaterRisk)
  }

  /// Each function was called with both arguments, which are two and not a list of two.
  private func expectCalls(
    _ faker: Faker<CourierFunction>, _ functions: [CourierFunction], twice: Bool = false,
    alsoElse fallback: CourierFunction, _ location: SourceLocation = #_sourceLocation
  ) {
    for function in functions {
      let texts = Array(repeating: "\(function)(1, \"b\")", count: twice ? 2 : 1)
      let own = function == fallback ? ["\(function)(2, nil)"] : []
      #expect(faker.calls(to: function).map(\.description) == texts + own, sourceLocation: location)
    }
  }

  private static let couriers: [any Courier] = [
    TableCourier(subject: CourierDouble()), NamedCourier(subject: CourierDouble()),
    TableCourier(subject: CourierFunction.faker()), NamedCourier(subject: CourierFunction.faker()),
  ]
}
