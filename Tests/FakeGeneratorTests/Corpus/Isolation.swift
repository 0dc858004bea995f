/// Actors, global actors and Sendable types.
@globalActor actor DenActor {
  static let shared = DenActor()
}

@MainActor protocol Screen {
  var title: String { get set }
  func show(_ text: String) -> Bool
  func load(_ text: String) async throws -> Int
  nonisolated func identifier() -> String
}

protocol Mixed {
  @MainActor func draw() -> Int
  @DenActor func hide() async
  func plain() -> Int
  nonisolated func quiet()
}

@DenActor protocol Den {
  func enter(_ name: String)
}

protocol Vault: Actor {
  var total: Int { get }
  func deposit(_ amount: Int) -> Int
  func audit() async throws
  nonisolated func branch() -> String
  nonisolated var code: Int { get }
}

protocol Kitchen: Sendable {
  func cook(_ food: String) async -> Int
  nonisolated(nonsending) func taste() async -> Int
  @concurrent func bake() async -> Int
}

protocol Ticker: AnyObject, Sendable {
  var interval: Int { get }
}

@MainActor class Panel {
  var title = ""
  init() {}
  func show(_ text: String) -> Bool { false }
  func load(_ text: String) async -> Bool { false }
  nonisolated func identifier() -> String { "" }
}

@DenActor class Burrow {
  nonisolated init() {}
  func sleepers() -> Int { 0 }
}

class Sleeper: @unchecked Sendable {
  func sleep() async {}
  @MainActor func wake() {}
}

actor Guard {
  func watch() {}
}
