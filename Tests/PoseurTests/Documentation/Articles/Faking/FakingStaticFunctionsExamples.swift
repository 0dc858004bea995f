import Poseur
import Testing

@Suite("The page on faking static functions shows that", .serialized)
struct FakingStaticFunctionsExamples {
  @Test("a type is stubbed and verified")
  func staticFake() throws {
    defer { FakeKennel.reset() }
    FakeKennel.stub(returning: 3) { $0.count() }

    #expect(try Owner(kennel: FakeKennel.self).visit() == "3 dogs")
    expectHaveReceived(FakeKennel.classFaker, .open, with: 1, times: 1)
  }

  @Test("calls are written with the type's faker")
  func writtenCalls() throws {
    defer { FakeKennel.reset() }
    try FakeKennel.open(1)

    expectHaveReceived(FakeKennel.classFaker, times: 1) { _ in
      try FakeKennel.open(1)
    }
  }

  @Test("a class function is overridden, and a fake may have both kinds of functions")
  func bothKinds() {
    class Clock {
      class func zone() -> String { "UTC" }
      func time() -> Int { 0 }
    }
    final class FakeClock: Clock, Fake, StaticFake {
      enum Function: String, PoseurFunction { case time }
      enum ClassFunction: String, PoseurFunction { case zone }
      let faker = Function.faker()
      static let classFaker = ClassFunction.classFaker()
      override class func zone() -> String { recordAndStub(function: .zone) }
      override func time() -> Int { recordAndStub(function: .time) }
    }
    defer { FakeClock.reset() }
    FakeClock.stub(.zone).andReturn("CET")
    let clock = FakeClock()
    clock.stub(.time).andReturn(12)

    #expect(FakeClock.zone() == "CET" && clock.time() == 12)
  }
}

extension FakingStaticFunctionsExamples {
  @Suite(.isolatedFakes)
  struct ShelterTests {
    @Test(arguments: 0..<20)
    func countsDogs(number: Int) {
      FakeShelter.stub(.count).andReturn(number)
      #expect(FakeShelter.count() == number)
    }
  }
}

// MARK: - Fixtures

extension FakingStaticFunctionsExamples {
  protocol Kennel {
    static func count() -> Int
    static func open(_ door: Int) throws
  }

  enum FakeKennel: Kennel, StaticFake {
    enum ClassFunction: String, PoseurFunction { case count, open }
    static let classFaker = ClassFunction.classFaker()

    static func count() -> Int { recordAndStub(function: .count) }
    static func open(_ door: Int) throws { try recordAndStubThrowing(function: .open, arguments: door) }
  }

  struct Owner {
    let kennel: any Kennel.Type
    func visit() throws -> String {
      try kennel.open(1)
      return "\(kennel.count()) dogs"
    }
  }

  enum FakeShelter: StaticFake {
    enum ClassFunction: String, PoseurFunction { case count }
    static let classFaker = ClassFunction.classFaker(scope: .perTest)
    static func count() -> Int { recordAndStub(function: .count) }
  }
}
