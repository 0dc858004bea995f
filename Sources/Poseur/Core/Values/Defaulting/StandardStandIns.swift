/// A standard type whose protocols provide no way to make a value.
nonisolated protocol StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> Self?
}

nonisolated extension Bool: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> Bool? { false }
}

nonisolated extension Character: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> Character? { " " }
}

nonisolated extension Result: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> Result? { maker.value(of: Success.self).map { .success($0) } }
}

nonisolated extension AnySequence: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> AnySequence? { AnySequence(EmptyCollection()) }
}

nonisolated extension AnyCollection: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> AnyCollection? { AnyCollection(EmptyCollection()) }
}

// An empty stream has ended, so iterating over it doesn't wait.

nonisolated extension AsyncStream: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> AsyncStream? { AsyncStream { $0.finish() } }
}

nonisolated extension AsyncThrowingStream: StandardStandIn where Failure == any Error {
  static func standIn(by maker: inout StandInMaker) -> AsyncThrowingStream? { AsyncThrowingStream { $0.finish() } }
}
