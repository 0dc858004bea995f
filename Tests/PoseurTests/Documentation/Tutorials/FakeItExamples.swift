import Foundation
import Poseur
import Testing

/// The files of the tutorial, as each chapter leaves them.
enum MailTutorial {

  enum MailError: Error { case busy, refused }

  /// Sends mail through the company's server.
  class Mailer {
    private let server = URL(string: "https://mail.example.com")!

    func isValid(_ address: String) -> Bool { address.contains("@") }

    /// Returns the number that the server gave to the mail.
    func send(_ text: String, to address: String) throws -> Int {
      let request = server.appending(path: "send").appending(queryItems: [
        URLQueryItem(name: "to", value: address),
        URLQueryItem(name: "text", value: text),
      ])
      let answer = try String(contentsOf: request, encoding: .utf8)
      if answer == "busy" { throw MailError.busy }
      guard let number = Int(answer) else { throw MailError.refused }
      return number
    }

    func close() {
      _ = try? Data(contentsOf: server.appending(path: "close"))
    }
  }

  struct Newsletter {
    private let mailer: Mailer

    init(mailer: Mailer = Mailer()) { self.mailer = mailer }

    /// Mails the text to every reader with a valid address.
    /// Returns the numbers of the mails.
    func publish(_ text: String, to readers: [String]) throws -> [Int] {
      defer { mailer.close() }
      return try readers.filter(mailer.isValid).map { try send(text, to: $0) }
    }

    /// Tries a busy server a second time.
    private func send(_ text: String, to reader: String) throws -> Int {
      do {
        return try mailer.send(text, to: reader)
      } catch MailError.busy {
        return try mailer.send(text, to: reader)
      }
    }
  }

  final class FakeMailer: Mailer, Fake {
    enum Function: String, PoseurFunction { case isValid, send, close }
    let faker = Function.faker()

    override func isValid(_ address: String) -> Bool {
      recordAndStub(
        function: .isValid, arguments: address, orElse: super.isValid(address))
    }

    override func send(_ text: String, to address: String) throws -> Int {
      try recordAndStubThrowing(function: .send, arguments: text, address)
    }

    override func close() { recordAndStub(function: .close) }
  }

  struct NewsletterTests {
    private let mailer = FakeMailer()

    @Test func mailsTheText() throws {
      mailer.stub(returning: 7) { try $0.send("Hi", to: "ann@example.com") }

      let newsletter = Newsletter(mailer: mailer)
      let numbers = try newsletter.publish("Hi", to: ["ann@example.com"])

      #expect(numbers == [7])
      expectHaveReceived(mailer, times: 1) {
        try $0.send("Hi", to: "ann@example.com")
      }
    }

    @Test func skipsAnInvalidAddress() throws {
      let numbers = try Newsletter(mailer: mailer).publish("Hi", to: ["ann"])

      #expect(numbers == [])
      expectHaveNotReceived(mailer, .send)
    }
  }

  @Suite("The chapter on faking shows that")
  struct FakeItFailures {
    @Test("a call that no stub answers is reported with a stub to paste, and throws")
    func unstubbed() {
      var error = ""
      let failures = Failures.capture {
        do { _ = try Newsletter(mailer: FakeMailer()).publish("Hi", to: ["ann@example.com"]) } catch let thrown {
          error = "\(thrown)"
        }
      }

      // The line of the faker is added for Swift Testing, which begins the text of an error with the other words.
      let report = "\(failures.joined())\nThe faker is made at FakeMailer.swift:5.\n\nCaught error: \(error)"
      #expect(
        report == """
          FakeMailer.send("Hi", "ann@example.com") was called, but nothing is stubbed for it.
          Stub it, for example:
          fake.stub(.send).with("Hi", "ann@example.com").andReturn(<#Int#>)
          The faker is made at FakeMailer.swift:5.

          Caught error: FakeMailer.send("Hi", "ann@example.com") was called, but nothing is stubbed for it.
          The failure that was reported says more.
          """)
    }
  }
}
