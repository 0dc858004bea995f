import Foundation
import Poseur
import Testing

extension Notification.Name {
  static let cartDidChange = Notification.Name("cartDidChange")
}

protocol NotificationPosting {
  func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?)
}

extension NotificationCenter: NotificationPosting {}

final class Cart {
  private let center: any NotificationPosting
  private var products: [String] = []
  init(center: any NotificationPosting = NotificationCenter.default) {
    self.center = center
  }

  func add(_ product: String) {
    products.append(product)
    center.post(
      name: .cartDidChange, object: nil, userInfo: ["count": products.count]
    )
  }
}

protocol Badge: Sendable { func show(_ count: Int) }

final class CartObserver {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(badge: any Badge, center: NotificationCenter = .default) {
    self.center = center
    token = center.addObserver(
      forName: .cartDidChange, object: nil, queue: nil
    ) { notification in
      badge.show(notification.userInfo?["count"] as? Int ?? 0)
    }
  }

  deinit { center.removeObserver(token) }
}

/// The Swift of the page on notifications, as it stands there.
@Suite("The page on notifications shows that a test")
struct FakingNotificationCenterExamples {
  final class FakeNotificationCenter: NotificationPosting, Fake {
    enum Function: String, PoseurFunction { case post }
    let faker = Function.faker()
    func post(
      name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?
    ) {
      recordAndStub(function: .post, arguments: name, object, userInfo)
    }
  }

  @Test func postsTheNewCount() {
    let center = FakeNotificationCenter()
    Cart(center: center).add("apple")

    expectHaveReceived(center, times: 1) {
      $0.post(name: .cartDidChange, object: nil, userInfo: ["count": 1])
    }
  }

  final class FakeBadge: Badge, Fake {
    enum Function: String, PoseurFunction { case show }
    let faker = Function.faker()
    func show(_ count: Int) {
      recordAndStub(function: .show, arguments: count)
    }
  }

  @Test func showsTheCountOnTheBadge() {
    let center = NotificationCenter()
    let badge = FakeBadge()
    let observer = CartObserver(badge: badge, center: center)
    center.post(name: .cartDidChange, object: nil, userInfo: ["count": 3])

    expectHaveReceived(badge, times: 1) { $0.show(3) }
    withExtendedLifetime(observer) {}
  }
}
