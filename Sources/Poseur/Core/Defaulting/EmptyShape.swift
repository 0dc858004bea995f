/// A standard type that has an empty value which none of its protocols can make.
protocol EmptyShape {
  static func shapeEmpty() -> Self
}

extension AnySequence: EmptyShape {
  static func shapeEmpty() -> AnySequence { AnySequence(EmptyCollection()) }
}

extension AnyCollection: EmptyShape {
  static func shapeEmpty() -> AnyCollection { AnyCollection(EmptyCollection()) }
}

// A stream with nothing in it has ended: whoever iterates over it is not left waiting.

extension AsyncStream: EmptyShape {
  static func shapeEmpty() -> AsyncStream { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: EmptyShape where Failure == any Error {
  static func shapeEmpty() -> AsyncThrowingStream { AsyncThrowingStream { $0.finish() } }
}
