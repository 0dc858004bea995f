// What the compiler says of a fake that a task uses, and that is not Sendable. The gate has the compiler verify this file.

import Poseur

final class FakeShop: Fake {
  enum Function: String, PoseurFunction { case close }
  let faker = Function.faker()
  func close() { recordCall(.close) }
}

func race() async throws {
  let shop = FakeShop()
  // expected-error@+2 {{sending 'shop' risks causing data races}}
  // expected-note@+1 {{sending 'shop' into async let risks causing data races}}
  async let closing: Void = shop.close()
  try await shop.waitForCall(to: .close)  // expected-note {{access can happen concurrently}}
  await closing
}
