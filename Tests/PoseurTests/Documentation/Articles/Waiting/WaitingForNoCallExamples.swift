import Poseur
import Testing

@Suite("The page on waiting for no call shows that")
struct WaitingForNoCallExamples {
  private let mailer = FakeMailer()

  final class FakeMailer: Fake, Sendable {
    enum Function: String, PoseurFunction { case send, close }
    let faker = Function.faker()
    func send(_ text: String) { recordCall(.send, arguments: text) }
    func close() { recordCall(.close) }
  }

  @Test("a call that comes ends the wait")
  func presence() async {
    mailer.send("Hello")
    #expect(await mailer.waitForNoCall(to: .send, during: .seconds(60)) == false)
    #expect(await mailer.waitForNoCall(to: .send, withArguments: "Bye", during: .milliseconds(5)))
  }
}
