// What the compiler says of a fake that a task uses, and that is not Sendable. The gate has the compiler verify this file.

import Poseur

final class FakeShop: Fake {
  enum Function: String, PoseurFunction { case close }
  let faker = Function.faker()
  func close() { recordCall(.close) }
}

final class Note { let text = "" }

// `sending.txt` beside this file says in which tests each of these compiles.
final class FakeNotes: Fake {
  enum Function: String, PoseurFunction { case count, save, file }
  let faker = Function.faker()
  func count(_ number: Int) async -> Int { await recordAndStub(function: .count, arguments: number) }
}

final class SentNotes: Fake, Sendable {
  enum Function: String, PoseurFunction { case save, file }
  let faker = Function.faker()
  func save(_ note: Note) async -> Int { await recordAndStub(function: .save, arguments: note) }
  func file(_ note: Note, under name: String) async -> Int {
    await recordAndStub(function: .file, arguments: note, name)
  }
}

@MainActor func written(_ sent: SentNotes) async {
  let notes = FakeNotes()
  // expected-error@+2 {{sending '$0' risks causing data races}}
  // expected-note@+1 {{sending main actor-isolated '$0' to nonisolated instance method 'count' risks causing data races}}
  await notes.stub { await $0.count($1) }.andReturn(1)
  // expected-error@+2 {{sending '$1' risks causing data races}}
  // expected-note@+1 {{sending main actor-isolated '$1' to nonisolated instance method 'file(_:under:)' risks causing data races}}
  await sent.stub { await $0.file($1, under: $2) }.andReturn(1)
  let note = Note()
  // expected-error@+2 {{sending 'note' risks causing data races}}
  // expected-note@+1 {{sending main actor-isolated 'note' to nonisolated instance method 'save' risks causing data races}}
  await sent.stub { await $0.save(note) }.andReturn(1)
  await sent.stub { await $0.save(Note()) }.andReturn(1)
  await sent.stub { await $0.file(matching(), under: $1) }.andReturn(1)
}

func race() async throws {
  let shop = FakeShop()
  // expected-error@+2 {{sending 'shop' risks causing data races}}
  // expected-note@+1 {{sending 'shop' into async let risks causing data races}}
  async let closing: Void = shop.close()
  try await shop.waitForCall(to: .close)  // expected-note {{access can happen concurrently}}
  await closing
}

func taskRace() async {
  let shop = FakeShop()
  // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
  // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
  await Task { shop.close() }.value
  shop.close()  // expected-note {{access can happen concurrently}}
}
