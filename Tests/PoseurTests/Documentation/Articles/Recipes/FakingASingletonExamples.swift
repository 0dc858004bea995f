import Poseur
import Testing

final class Analytics: Sendable {
  static let shared = Analytics()
  func log(_ event: String) { print(event) }
}

protocol EventLogging { func log(_ event: String) }

extension Analytics: EventLogging {}

struct Checkout {
  private let analytics: any EventLogging
  init(analytics: any EventLogging = Analytics.shared) {
    self.analytics = analytics
  }
  func pay() { analytics.log("paid") }
}

/// The Swift of the page on singletons, as it stands there.
@Suite("The page on singletons shows that a test")
struct FakingASingletonExamples {
  final class FakeAnalytics: EventLogging, Fake {
    enum Function: String, PoseurFunction { case log }
    let faker = Function.faker()
    func log(_ event: String) {
      recordAndStub(function: .log, arguments: event)
    }
  }

  @Test func logsThePayment() {
    let analytics = FakeAnalytics()
    Checkout(analytics: analytics).pay()

    expectHaveReceived(analytics, times: 1) { $0.log("paid") }
  }

  protocol FeatureFlags { static func isOn(_ flag: String) -> Bool }

  enum Shop {
    static func greeting(_ flags: any FeatureFlags.Type) -> String {
      flags.isOn("sale") ? "Sale!" : "Welcome"
    }
  }

  struct FakeFlags: FeatureFlags, StaticFake {
    enum ClassFunction: String, PoseurFunction { case isOn }
    static let classFaker = ClassFunction.classFaker(scope: .perTest)
    static func isOn(_ flag: String) -> Bool {
      recordAndStub(function: .isOn, arguments: flag)
    }
  }

  @Test(.isolatedFakes) func greetsWithTheSale() {
    FakeFlags.classFaker.stub(returning: true) { _ in FakeFlags.isOn("sale") }

    #expect(Shop.greeting(FakeFlags.self) == "Sale!")
  }
}
