import Foundation
import PoseurCore

extension Row {
  /// Calls of a fake on which others wait.
  static var waiting: [Row] {
    let spy = Once { LockedSpy() }
    let fake = Once { RecordingFakeService.awaited(by: 100) }
    return [
      Row(
        name: "Record, while 100 tasks wait for more calls",
        locked: .questions(to: spy) { $0.doThings() }, poseur: .questions(to: fake) { $0.doThings() })
    ]
  }
}

extension RecordingFakeService {
  /// One on which tasks wait for more calls than there will ever be.
  static func awaited(by count: Int) -> RecordingFakeService {
    let fake = RecordingFakeService()
    let faker = fake.faker
    for _ in 0..<count {
      Task.detached { _ = try await faker.waitForCall(to: .doThings, times: .max, timeout: .seconds(3_600)) }
    }
    // Nobody is told when they wait. Those who have not come by then are measured no worse than the others.
    Thread.sleep(forTimeInterval: 0.2)
    return fake
  }
}
