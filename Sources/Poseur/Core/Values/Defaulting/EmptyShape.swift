/// A standard type that has an empty value which none of its protocols can make.
nonisolated protocol EmptyShape {
  static func shapeEmpty() -> Self
}

nonisolated extension AnySequence: EmptyShape {
  static func shapeEmpty() -> AnySequence { AnySequence(EmptyCollection()) }
}

nonisolated extension AnyCollection: EmptyShape {
  static func shapeEmpty() -> AnyCollection { AnyCollection(EmptyCollection()) }
}

// A stream with nothing in it has ended: whoever iterates over it is not left waiting.

nonisolated extension AsyncStream: EmptyShape {
  static func shapeEmpty() -> AsyncStream { AsyncStream { $0.finish() } }
}

nonisolated extension AsyncThrowingStream: EmptyShape where Failure == any Error {
  static func shapeEmpty() -> AsyncThrowingStream { AsyncThrowingStream { $0.finish() } }
}
