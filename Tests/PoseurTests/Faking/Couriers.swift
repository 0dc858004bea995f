import Poseur

/// One function of each form.
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

/// What a courier forwards its calls to; a faker is the other one.
struct CourierDouble: Fake {
  let faker = CourierFunction.faker()
}

/// Names the functions.
struct TableCourier<Subject: Fake & Sendable>: Courier where Subject.Function == CourierFunction {
  let subject: Subject
  var courierFaker: Faker<CourierFunction> { subject.faker }
  func note(_ a: Int, _ b: String?) { subject.recordCall(.note, arguments: a, b) }
  func value(_ a: Int, _ b: String?) -> String { subject.recordAndStub(function: .value, arguments: a, b) }
  func elseValue(_ a: Int, _ b: String?) -> String {
    subject.recordAndStub(function: .elseValue, arguments: a, b, orElse: "own")
  }
  func nothing(_ a: Int, _ b: String?) { subject.recordAndStub(function: .nothing, arguments: a, b) }
  func later(_ a: Int, _ b: String?) async -> String {
    await subject.recordAndStub(function: .later, arguments: a, b)
  }
  func elseLater(_ a: Int, _ b: String?) async -> String {
    await subject.recordAndStub(function: .elseLater, arguments: a, b, orElse: "own")
  }
  func laterNothing(_ a: Int, _ b: String?) async {
    await subject.recordAndStub(function: .laterNothing, arguments: a, b)
  }
  func risk(_ a: Int, _ b: String?) throws -> String {
    try subject.recordAndStubThrowing(function: .risk, arguments: a, b)
  }
  func elseRisk(_ a: Int, _ b: String?) throws -> String {
    try subject.recordAndStubThrowing(function: .elseRisk, arguments: a, b, orElse: "own")
  }
  func riskNothing(_ a: Int, _ b: String?) throws {
    try subject.recordAndStubThrowing(function: .riskNothing, arguments: a, b)
  }
  func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String {
    try subject.recordAndStubThrowing(function: .typedRisk, throwing: Hoarse.self, arguments: a, b)
  }
  func laterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await subject.recordAndStubThrowing(function: .laterRisk, arguments: a, b)
  }
  func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await subject.recordAndStubThrowing(function: .elseLaterRisk, arguments: a, b, orElse: "own")
  }
  func laterRiskNothing(_ a: Int, _ b: String?) async throws {
    try await subject.recordAndStubThrowing(function: .laterRiskNothing, arguments: a, b)
  }
  func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await subject.recordAndStubThrowing(function: .laterTypedRisk, throwing: Hoarse.self, arguments: a, b)
  }
}

/// Lets the functions be found by their own names.
struct NamedCourier<Subject: Fake & Sendable>: Courier where Subject.Function == CourierFunction {
  let subject: Subject
  var courierFaker: Faker<CourierFunction> { subject.faker }
  func note(_ a: Int, _ b: String?) { subject.recordCall(arguments: a, b) }
  func value(_ a: Int, _ b: String?) -> String { subject.recordAndStub(arguments: a, b) }
  func elseValue(_ a: Int, _ b: String?) -> String { subject.recordAndStub(arguments: a, b, orElse: "own") }
  func nothing(_ a: Int, _ b: String?) { subject.recordAndStub(arguments: a, b) }
  func later(_ a: Int, _ b: String?) async -> String { await subject.recordAndStub(arguments: a, b) }
  func elseLater(_ a: Int, _ b: String?) async -> String {
    await subject.recordAndStub(arguments: a, b, orElse: "own")
  }
  func laterNothing(_ a: Int, _ b: String?) async { await subject.recordAndStub(arguments: a, b) }
  func risk(_ a: Int, _ b: String?) throws -> String { try subject.recordAndStubThrowing(arguments: a, b) }
  func elseRisk(_ a: Int, _ b: String?) throws -> String {
    try subject.recordAndStubThrowing(arguments: a, b, orElse: "own")
  }
  func riskNothing(_ a: Int, _ b: String?) throws { try subject.recordAndStubThrowing(arguments: a, b) }
  func typedRisk(_ a: Int, _ b: String?) throws(Hoarse) -> String {
    try subject.recordAndStubThrowing(function: .typedRisk, throwing: Hoarse.self, arguments: a, b)
  }
  func laterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await subject.recordAndStubThrowing(arguments: a, b)
  }
  func elseLaterRisk(_ a: Int, _ b: String?) async throws -> String {
    try await subject.recordAndStubThrowing(arguments: a, b, orElse: "own")
  }
  func laterRiskNothing(_ a: Int, _ b: String?) async throws {
    try await subject.recordAndStubThrowing(arguments: a, b)
  }
  func laterTypedRisk(_ a: Int, _ b: String?) async throws(Hoarse) -> String {
    try await subject.recordAndStubThrowing(function: .laterTypedRisk, throwing: Hoarse.self, arguments: a, b)
  }
}
