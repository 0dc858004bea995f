import Poseur
import Testing

extension MailTutorial {

  protocol MailService: Sendable {
    /// Returns the number that the server gave to the mail.
    func send(_ text: String, to address: String) async throws -> Int
  }

  final class FakeMailService: MailService, Fake {
    enum Function: String, PoseurFunction { case send }
    let faker = Function.faker()

    func send(_ text: String, to address: String) async throws -> Int {
      try await recordAndStubThrowing(
        function: .send, arguments: text, address)
    }
  }

  actor Outbox {
    private let service: any MailService
    private let clock: any Clock<Duration>
    private(set) var isSending = false

    init(
      service: any MailService, clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.service = service
      self.clock = clock
    }

    /// Sends the mail in the background.
    nonisolated func post(_ text: String, to address: String) {
      Task { _ = try? await send(text, to: address) }
    }

    func send(_ text: String, to address: String) async throws -> Int {
      isSending = true
      defer { isSending = false }
      do {
        return try await service.send(text, to: address)
      } catch MailError.busy {
        try await clock.sleep(for: .seconds(30))
        return try await service.send(text, to: address)
      }
    }
  }

  struct OutboxTests {
    private let service = FakeMailService()

    @Test func sendsInTheBackground() async throws {
      service.stub(.send).andReturn(1)

      Outbox(service: service).post("Hi", to: "ann@example.com")
      try await service.waitForCall {
        try await $0.send("Hi", to: "ann@example.com")
      }
    }

    @Test func isSendingUntilTheServerAnswers() async throws {
      let responder = service.stub(.send).andWaitForResponse()
      let outbox = Outbox(service: service)

      async let number = outbox.send("Hi", to: "ann@example.com")
      try await responder.waitForPendingCalls()
      #expect(await outbox.isSending)

      responder.respond(with: 7)
      #expect(try await number == 7)
      #expect(await !outbox.isSending)
    }

    @Test func canBeCancelled() async throws {
      let responder = service.stub(.send).andWaitForResponse()
      let outbox = Outbox(service: service)

      let sending = Task { try await outbox.send("Hi", to: "ann@example.com") }
      try await responder.waitForPendingCalls()
      sending.cancel()

      await #expect(throws: CancellationError.self) { try await sending.value }
      #expect(responder.wasCancelled)
      #expect(await !outbox.isSending)
    }

    @Test func triesABusyServerAgainAfterAPause() async throws {
      let clock = ManualClock()
      service.stub(.send).andThrow(MailError.busy).thenReturn(8)
      let outbox = Outbox(service: service, clock: clock)

      async let number = outbox.send("Hi", to: "ann@example.com")
      try await clock.waitForSleepers()
      await clock.advance(by: .seconds(29))
      expectHaveReceived(service, .send, times: 1)

      await clock.advance(by: .seconds(1))
      #expect(try await number == 8)
      expectHaveReceived(service, .send, times: 2)
    }

    @Test func canBeCancelledDuringThePause() async throws {
      let clock = ManualClock()
      service.stub(.send).andThrow(MailError.busy)
      let outbox = Outbox(service: service, clock: clock)

      let sending = Task { try await outbox.send("Hi", to: "ann@example.com") }
      try await clock.waitForSleepers()
      sending.cancel()

      await #expect(throws: CancellationError.self) { try await sending.value }
      expectHaveReceived(service, .send, times: 1)
    }
  }
}
