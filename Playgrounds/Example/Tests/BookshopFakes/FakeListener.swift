import Foundation
import Poseur

/// Written by hand. Records the notifications that a center posts.
package final class FakeListener: Fake {
  package enum Function: String, PoseurFunction { case receive }
  package let faker = Function.faker()

  package init(to name: Notification.Name, from center: NotificationCenter) {
    _ = center.addObserver(forName: name, object: nil, queue: nil) { [faker] notification in
      faker.recordCall(.receive, arguments: notification.userInfo)
    }
  }
}
