/// A type of the standard library whose protocols don't say how to make one.
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

// A stream with nothing in it has ended, so nobody waits who iterates over it.

nonisolated extension AsyncStream: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> AsyncStream? { AsyncStream { $0.finish() } }
}

nonisolated extension AsyncThrowingStream: StandardStandIn where Failure == any Error {
  static func standIn(by maker: inout StandInMaker) -> AsyncThrowingStream? { AsyncThrowingStream { $0.finish() } }
}
