// A reader and its library, for the examples of what comes later.

import Poseur

/// Loads pages, as the real one would over the network.
protocol Library: Sendable { func load() async throws -> String }

final class FakeLibrary: Library, Fake {
  enum Function: String, PoseurFunction { case load }
  let faker = Function.faker()
  func load() async throws -> String {
    try await recordAndStubThrowing(function: .load)
  }
}

actor Reader {
  private let library: any Library
  private(set) var isLoading = false
  init(_ library: any Library) { self.library = library }

  func open() async throws -> String {
    isLoading = true
    defer { isLoading = false }
    return try await library.load()
  }
}
