import Poseur
import Testing

@Suite("The page on faking async and throwing functions shows that")
struct FakingAsyncFunctionsExamples {
  @Test("each is stubbed with a value or an error")
  func effects() async throws {
    let clinic = FakeClinic()
    await clinic.stub(returning: 7) { try await $0.examine("Rex") }
    clinic.stub(throwing: ClinicError.closed) { try $0.book("Rex") }
    clinic.stub(.remind).andReturn(true)

    #expect(try await clinic.examine("Rex") == 7)
    #expect(throws: ClinicError.closed) { try clinic.book("Rex") }
    #expect(await clinic.remind("Rex"))
    await expectHaveReceived(clinic, times: 1) { try await $0.examine("Rex") }

    let reports = Failures.capture {
      #expect(throws: UnstubbedCall.self) { try clinic.book("Bello") }
    }
    #expect(reports.count == 1)
  }

  @Test("a function may throw errors of one type, and throws one that can be made if nothing is stubbed")
  func typedThrows() async throws {
    let howler = FakeHowler()
    howler.stub(throwing: Hoarse()) { try $0.howl(at: 9) }
    #expect(throws: Hoarse()) { try howler.howl(at: 9) }

    await howler.stub(returning: "awoo") { try await $0.record(at: 3) }
    #expect(try await howler.record(at: 3) == "awoo")
    let reports = Failures.capture {
      #expect(throws: Hoarse()) { try howler.howl(at: 1) }
    }
    #expect(reports.count == 1)
  }
}

// MARK: - Fixtures

extension FakingAsyncFunctionsExamples {
  enum ClinicError: Error { case closed }

  protocol Clinic: Sendable {
    func book(_ name: String) throws -> Int
    func remind(_ name: String) async -> Bool
    func examine(_ name: String) async throws -> Int
  }

  final class FakeClinic: Clinic, Fake {
    enum Function: String, PoseurFunction { case book, remind, examine }
    let faker = Function.faker()

    func book(_ name: String) throws -> Int {
      try recordAndStubThrowing(function: .book, arguments: name)
    }
    func remind(_ name: String) async -> Bool {
      await recordAndStub(function: .remind, arguments: name)
    }
    func examine(_ name: String) async throws -> Int {
      try await recordAndStubThrowing(function: .examine, arguments: name)
    }
  }

  final class FakeHowler: Fake, Sendable {
    enum Function: String, PoseurFunction { case howl, record }
    let faker = Function.faker()

    func howl(at volume: Int) throws(Hoarse) -> String {
      try recordAndStubThrowing(
        function: .howl, throwing: Hoarse.self, arguments: volume)
    }
    func record(at volume: Int) async throws(Hoarse) -> String {
      try await recordAndStubThrowing(
        function: .record, throwing: Hoarse.self, arguments: volume)
    }
  }
}
