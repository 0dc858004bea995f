import Poseur

/// One function of each form. Whoever conforms forwards them in a way of its own.
enum CourierFunction: String, PoseurFunction {
  case note, value, elseValue, nothing, later, elseLater, laterNothing
  case risk, elseRisk, riskNothing, typedRisk, laterRisk, elseLaterRisk, laterRiskNothing, laterTypedRisk
}

protocol Courier: Sendable {
  var courierFaker: Faker<CourierFunction> { get }
  func note(_ a: Int, _ b: String?)
  func value(_ a: Int, _ b: String?) -> String
  func elseValue(_ a: Int, _ b: String?) -> String
  func nothing(_ a: Int, _ b: String?)
  func later(_ a: Int, _ b: String?) async -> String
  func elseLater(_ a: Int, _ b: String?) async -> String
  func laterNothing(_ a: Int, _ b: String?) async
  func risk(_ a: Int, _ b: String?) throws -> String
  func elseRisk(_ a: Int, _ b: String?) throws -> String
  func riskNothing(_ a: Int, _ b: String?) throws
  func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String
  func laterRisk(_ a: Int, _ b: String?) async throws -> String
  func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String
  func laterRiskNothing(_ a: Int, _ b: String?) async throws
  func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String
}

struct FakeCourier: Courier, Fake {
  let faker = CourierFunction.faker()
  var courierFaker: Faker<CourierFunction> { faker }
  func note(_ a: Int, _ b: String?) { recordCall(.note, arguments: a, b) }
  func value(_ a: Int, _ b: String?) -> String { recordAndStub(function: .value, arguments: a, b) }
  func elseValue(_ a: Int, _ b: String?) -> String {
    recordAndStub(function: .elseValue, arguments: a, b, orElse: "own")
  }
  func nothing(_ a: Int, _ b: String?) { recordAndStub(function: .nothing, arguments: a, b) }
  func later(_ a: Int, _ b: String?) async -> String { await recordAndStub(function: .later, arguments: a, b) }
  func elseLater(_ a: Int, _ b: String?) async -> String {
    await recordAndStub(function: .elseLater, arguments: a, b, orElse: "own")
  }
  func laterNothing(_ a: Int, _ b: String?) async { await recordAndStub(function: .laterNothing, arguments: a, b) }
  func risk(_ a: Int, _ b: String?) throws -> String { try recordAndStubThrowing(function: .risk, arguments: a, b) }
  func elseRisk(_ a: Int, _ b: String?) throws -> String {
    try recordAndStubThrowing(function: .elseRisk, arguments: a, b, orElse: "own")
  }
  func riskNothing(_ a: Int, _ b: String?) throws { try recordAndStubThrowing(function: .riskNothing, arguments: a, b) }
  func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String {
    try recordAndStubThrowing(function: .typedRisk, throwing: Hoarse.self, arguments: a, b)
  }
  func laterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await recordAndStubThrowing(function: .laterRisk, arguments: a, b)
  }
  func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await recordAndStubThrowing(function: .elseLaterRisk, arguments: a, b, orElse: "own")
  }
  func laterRiskNothing(_ a: Int, _ b: String?) async throws {
    try await recordAndStubThrowing(function: .laterRiskNothing, arguments: a, b)
  }
  func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await recordAndStubThrowing(function: .laterTypedRisk, throwing: Hoarse.self, arguments: a, b)
  }
}

struct NamedCourier: Courier, Fake {
  let faker = CourierFunction.faker()
  var courierFaker: Faker<CourierFunction> { faker }
  func note(_ a: Int, _ b: String?) { recordCall(arguments: a, b) }
  func value(_ a: Int, _ b: String?) -> String { recordAndStub(arguments: a, b) }
  func elseValue(_ a: Int, _ b: String?) -> String { recordAndStub(arguments: a, b, orElse: "own") }
  func nothing(_ a: Int, _ b: String?) { recordAndStub(arguments: a, b) }
  func later(_ a: Int, _ b: String?) async -> String { await recordAndStub(arguments: a, b) }
  func elseLater(_ a: Int, _ b: String?) async -> String { await recordAndStub(arguments: a, b, orElse: "own") }
  func laterNothing(_ a: Int, _ b: String?) async { await recordAndStub(arguments: a, b) }
  func risk(_ a: Int, _ b: String?) throws -> String { try recordAndStubThrowing(arguments: a, b) }
  func elseRisk(_ a: Int, _ b: String?) throws -> String { try recordAndStubThrowing(arguments: a, b, orElse: "own") }
  func riskNothing(_ a: Int, _ b: String?) throws { try recordAndStubThrowing(arguments: a, b) }
  func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String {
    try recordAndStubThrowing(function: .typedRisk, throwing: Hoarse.self, arguments: a, b)
  }
  func laterRisk(_ a: Int, _ b: String?) async throws -> String { try await recordAndStubThrowing(arguments: a, b) }
  func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await recordAndStubThrowing(arguments: a, b, orElse: "own")
  }
  func laterRiskNothing(_ a: Int, _ b: String?) async throws { try await recordAndStubThrowing(arguments: a, b) }
  func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await recordAndStubThrowing(function: .laterTypedRisk, throwing: Hoarse.self, arguments: a, b)
  }
}

struct FakerCourier: Courier {
  let courierFaker = CourierFunction.faker()
  func note(_ a: Int, _ b: String?) { courierFaker.recordCall(.note, arguments: a, b) }
  func value(_ a: Int, _ b: String?) -> String { courierFaker.recordAndStub(function: .value, arguments: a, b) }
  func elseValue(_ a: Int, _ b: String?) -> String {
    courierFaker.recordAndStub(function: .elseValue, arguments: a, b, orElse: "own")
  }
  func nothing(_ a: Int, _ b: String?) { courierFaker.recordAndStub(function: .nothing, arguments: a, b) }
  func later(_ a: Int, _ b: String?) async -> String {
    await courierFaker.recordAndStub(function: .later, arguments: a, b)
  }
  func elseLater(_ a: Int, _ b: String?) async -> String {
    await courierFaker.recordAndStub(function: .elseLater, arguments: a, b, orElse: "own")
  }
  func laterNothing(_ a: Int, _ b: String?) async {
    await courierFaker.recordAndStub(function: .laterNothing, arguments: a, b)
  }
  func risk(_ a: Int, _ b: String?) throws -> String {
    try courierFaker.recordAndStubThrowing(function: .risk, arguments: a, b)
  }
  func elseRisk(_ a: Int, _ b: String?) throws -> String {
    try courierFaker.recordAndStubThrowing(function: .elseRisk, arguments: a, b, orElse: "own")
  }
  func riskNothing(_ a: Int, _ b: String?) throws {
    try courierFaker.recordAndStubThrowing(function: .riskNothing, arguments: a, b)
  }
  func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String {
    try courierFaker.recordAndStubThrowing(function: .typedRisk, throwing: Hoarse.self, arguments: a, b)
  }
  func laterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await courierFaker.recordAndStubThrowing(function: .laterRisk, arguments: a, b)
  }
  func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await courierFaker.recordAndStubThrowing(function: .elseLaterRisk, arguments: a, b, orElse: "own")
  }
  func laterRiskNothing(_ a: Int, _ b: String?) async throws {
    try await courierFaker.recordAndStubThrowing(function: .laterRiskNothing, arguments: a, b)
  }
  func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await courierFaker.recordAndStubThrowing(function: .laterTypedRisk, throwing: Hoarse.self, arguments: a, b)
  }
}

struct NamedFakerCourier: Courier {
  let courierFaker = CourierFunction.faker()
  func note(_ a: Int, _ b: String?) { courierFaker.recordCall(arguments: a, b) }
  func value(_ a: Int, _ b: String?) -> String { courierFaker.recordAndStub(arguments: a, b) }
  func elseValue(_ a: Int, _ b: String?) -> String { courierFaker.recordAndStub(arguments: a, b, orElse: "own") }
  func nothing(_ a: Int, _ b: String?) { courierFaker.recordAndStub(arguments: a, b) }
  func later(_ a: Int, _ b: String?) async -> String { await courierFaker.recordAndStub(arguments: a, b) }
  func elseLater(_ a: Int, _ b: String?) async -> String {
    await courierFaker.recordAndStub(arguments: a, b, orElse: "own")
  }
  func laterNothing(_ a: Int, _ b: String?) async { await courierFaker.recordAndStub(arguments: a, b) }
  func risk(_ a: Int, _ b: String?) throws -> String { try courierFaker.recordAndStubThrowing(arguments: a, b) }
  func elseRisk(_ a: Int, _ b: String?) throws -> String {
    try courierFaker.recordAndStubThrowing(arguments: a, b, orElse: "own")
  }
  func riskNothing(_ a: Int, _ b: String?) throws { try courierFaker.recordAndStubThrowing(arguments: a, b) }
  func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String {
    try courierFaker.recordAndStubThrowing(function: .typedRisk, throwing: Hoarse.self, arguments: a, b)
  }
  func laterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await courierFaker.recordAndStubThrowing(arguments: a, b)
  }
  func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await courierFaker.recordAndStubThrowing(arguments: a, b, orElse: "own")
  }
  func laterRiskNothing(_ a: Int, _ b: String?) async throws {
    try await courierFaker.recordAndStubThrowing(arguments: a, b)
  }
  func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await courierFaker.recordAndStubThrowing(function: .laterTypedRisk, throwing: Hoarse.self, arguments: a, b)
  }
}

enum FakeRoute: StaticFake {
  static let classFaker = CourierFunction.faker()
  static func note(_ a: Int, _ b: String?) { recordCall(.note, arguments: a, b) }
  static func value(_ a: Int, _ b: String?) -> String { recordAndStub(function: .value, arguments: a, b) }
  static func elseValue(_ a: Int, _ b: String?) -> String {
    recordAndStub(function: .elseValue, arguments: a, b, orElse: "own")
  }
  static func nothing(_ a: Int, _ b: String?) { recordAndStub(function: .nothing, arguments: a, b) }
  static func later(_ a: Int, _ b: String?) async -> String { await recordAndStub(function: .later, arguments: a, b) }
  static func elseLater(_ a: Int, _ b: String?) async -> String {
    await recordAndStub(function: .elseLater, arguments: a, b, orElse: "own")
  }
  static func laterNothing(_ a: Int, _ b: String?) async {
    await recordAndStub(function: .laterNothing, arguments: a, b)
  }
  static func risk(_ a: Int, _ b: String?) throws -> String {
    try recordAndStubThrowing(function: .risk, arguments: a, b)
  }
  static func elseRisk(_ a: Int, _ b: String?) throws -> String {
    try recordAndStubThrowing(function: .elseRisk, arguments: a, b, orElse: "own")
  }
  static func riskNothing(_ a: Int, _ b: String?) throws {
    try recordAndStubThrowing(function: .riskNothing, arguments: a, b)
  }
  static func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String {
    try recordAndStubThrowing(function: .typedRisk, throwing: Hoarse.self, arguments: a, b)
  }
  static func laterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await recordAndStubThrowing(function: .laterRisk, arguments: a, b)
  }
  static func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await recordAndStubThrowing(function: .elseLaterRisk, arguments: a, b, orElse: "own")
  }
  static func laterRiskNothing(_ a: Int, _ b: String?) async throws {
    try await recordAndStubThrowing(function: .laterRiskNothing, arguments: a, b)
  }
  static func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await recordAndStubThrowing(function: .laterTypedRisk, throwing: Hoarse.self, arguments: a, b)
  }
}

enum NamedFakeRoute: StaticFake {
  static let classFaker = CourierFunction.faker()
  static func note(_ a: Int, _ b: String?) { recordCall(arguments: a, b) }
  static func value(_ a: Int, _ b: String?) -> String { recordAndStub(arguments: a, b) }
  static func elseValue(_ a: Int, _ b: String?) -> String { recordAndStub(arguments: a, b, orElse: "own") }
  static func nothing(_ a: Int, _ b: String?) { recordAndStub(arguments: a, b) }
  static func later(_ a: Int, _ b: String?) async -> String { await recordAndStub(arguments: a, b) }
  static func elseLater(_ a: Int, _ b: String?) async -> String { await recordAndStub(arguments: a, b, orElse: "own") }
  static func laterNothing(_ a: Int, _ b: String?) async { await recordAndStub(arguments: a, b) }
  static func risk(_ a: Int, _ b: String?) throws -> String { try recordAndStubThrowing(arguments: a, b) }
  static func elseRisk(_ a: Int, _ b: String?) throws -> String {
    try recordAndStubThrowing(arguments: a, b, orElse: "own")
  }
  static func riskNothing(_ a: Int, _ b: String?) throws { try recordAndStubThrowing(arguments: a, b) }
  static func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String {
    try recordAndStubThrowing(function: .typedRisk, throwing: Hoarse.self, arguments: a, b)
  }
  static func laterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await recordAndStubThrowing(arguments: a, b)
  }
  static func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await recordAndStubThrowing(arguments: a, b, orElse: "own")
  }
  static func laterRiskNothing(_ a: Int, _ b: String?) async throws { try await recordAndStubThrowing(arguments: a, b) }
  static func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await recordAndStubThrowing(function: .laterTypedRisk, throwing: Hoarse.self, arguments: a, b)
  }
}

struct StaticCourier: Courier {
  var courierFaker: Faker<CourierFunction> { FakeRoute.classFaker }
  func note(_ a: Int, _ b: String?) { FakeRoute.note(a, b) }
  func value(_ a: Int, _ b: String?) -> String { FakeRoute.value(a, b) }
  func elseValue(_ a: Int, _ b: String?) -> String { FakeRoute.elseValue(a, b) }
  func nothing(_ a: Int, _ b: String?) { FakeRoute.nothing(a, b) }
  func later(_ a: Int, _ b: String?) async -> String { await FakeRoute.later(a, b) }
  func elseLater(_ a: Int, _ b: String?) async -> String { await FakeRoute.elseLater(a, b) }
  func laterNothing(_ a: Int, _ b: String?) async { await FakeRoute.laterNothing(a, b) }
  func risk(_ a: Int, _ b: String?) throws -> String { try FakeRoute.risk(a, b) }
  func elseRisk(_ a: Int, _ b: String?) throws -> String { try FakeRoute.elseRisk(a, b) }
  func riskNothing(_ a: Int, _ b: String?) throws { try FakeRoute.riskNothing(a, b) }
  func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String { try FakeRoute.typedRisk(a, b) }
  func laterRisk(_ a: Int, _ b: String?) async throws -> String { try await FakeRoute.laterRisk(a, b) }
  func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String { try await FakeRoute.elseLaterRisk(a, b) }
  func laterRiskNothing(_ a: Int, _ b: String?) async throws { try await FakeRoute.laterRiskNothing(a, b) }
  func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await FakeRoute.laterTypedRisk(a, b)
  }
}

struct NamedStaticCourier: Courier {
  var courierFaker: Faker<CourierFunction> { NamedFakeRoute.classFaker }
  func note(_ a: Int, _ b: String?) { NamedFakeRoute.note(a, b) }
  func value(_ a: Int, _ b: String?) -> String { NamedFakeRoute.value(a, b) }
  func elseValue(_ a: Int, _ b: String?) -> String { NamedFakeRoute.elseValue(a, b) }
  func nothing(_ a: Int, _ b: String?) { NamedFakeRoute.nothing(a, b) }
  func later(_ a: Int, _ b: String?) async -> String { await NamedFakeRoute.later(a, b) }
  func elseLater(_ a: Int, _ b: String?) async -> String { await NamedFakeRoute.elseLater(a, b) }
  func laterNothing(_ a: Int, _ b: String?) async { await NamedFakeRoute.laterNothing(a, b) }
  func risk(_ a: Int, _ b: String?) throws -> String { try NamedFakeRoute.risk(a, b) }
  func elseRisk(_ a: Int, _ b: String?) throws -> String { try NamedFakeRoute.elseRisk(a, b) }
  func riskNothing(_ a: Int, _ b: String?) throws { try NamedFakeRoute.riskNothing(a, b) }
  func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String { try NamedFakeRoute.typedRisk(a, b) }
  func laterRisk(_ a: Int, _ b: String?) async throws -> String { try await NamedFakeRoute.laterRisk(a, b) }
  func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String { try await NamedFakeRoute.elseLaterRisk(a, b) }
  func laterRiskNothing(_ a: Int, _ b: String?) async throws { try await NamedFakeRoute.laterRiskNothing(a, b) }
  func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await NamedFakeRoute.laterTypedRisk(a, b)
  }
}
