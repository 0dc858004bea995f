import Poseur
import Testing

extension MailTutorial {

  struct DeliveryTests {
    private let mailer = FakeMailer()
    private let readers = ["ann@example.com", "bob@example.com"]

    @Test func returnsTheNumbersOfTheMails() throws {
      mailer.stub(.send).andReturn(1, 2)

      let numbers = try Newsletter(mailer: mailer).publish("Hi", to: readers)

      #expect(numbers == [1, 2])
    }

    @Test func triesABusyServerAgain() throws {
      mailer.stub(.send).andThrow(MailError.busy).thenReturn(3)

      let newsletter = Newsletter(mailer: mailer)
      let numbers = try newsletter.publish("Hi", to: ["ann@example.com"])

      #expect(numbers == [3])
      expectHaveReceived(mailer, .send, times: 2)
    }

    @Test func stopsAtARefusal() {
      mailer.stub(throwing: MailError.refused) {
        try $0.send("Hi", to: "ann@example.com")
      }

      #expect(throws: MailError.refused) {
        try Newsletter(mailer: mailer).publish("Hi", to: readers)
      }
      expectHaveNotReceived(mailer) {
        try $0.send("Hi", to: "bob@example.com")
      }
    }

    @Test func mailsEveryReader() throws {
      mailer.stub(.send).andReturn(1, 2)

      _ = try Newsletter(mailer: mailer).publish("Hi", to: readers)

      expectHaveReceived(mailer, times: 1) {
        try $0.send("Hi", to: "bob@example.com")
      }
    }

    @Test func closesTheConnectionLast() throws {
      mailer.stub(.send).andReturn(1, 2)

      _ = try Newsletter(mailer: mailer).publish("Hi", to: readers)

      expectHaveReceivedInOrder(
        mailer.call { try $0.send("Hi", to: "bob@example.com") },
        mailer.call { $0.close() })
    }

    @Test func sendsNothingWithoutReaders() throws {
      _ = try Newsletter(mailer: mailer).publish("Hi", to: [])

      expectHaveReceived(mailer, times: 1) { $0.close() }
      expectNoMoreCalls(mailer)
    }
  }

  @Suite("The chapter on stubbing and verifying shows that")
  struct StubAndVerifyFailures {
    @Test("a failure lists the calls, the nearest first")
    func nearest() throws {
      let mailer = FakeMailer()
      mailer.stub(.send).andReturn(1, 2)
      _ = try Newsletter(mailer: mailer).publish("Hi", to: ["ann@example.com", "bob@example.com"])

      let failures = Failures.capture {
        expectHaveReceived(mailer, times: 1) { try $0.send("Hi!", to: "bob@example.com") }
      }

      #expect(
        failures == [
          """
          Expected FakeMailer.send("Hi!", "bob@example.com") to be called exactly 1 time, but it was called 0 times.
          Calls to send (2):
            #4  send("Hi", "bob@example.com")   argument 0 is "Hi", not "Hi!"     ← nearest
            #3  send("Hi", "ann@example.com")   argument 0 is "Hi", not "Hi!"; argument 1 is "ann@example.com", not "bob@example.com"
          Other calls: isValid("ann@example.com"), isValid("bob@example.com"), close()
          """
        ])
    }
  }
}
