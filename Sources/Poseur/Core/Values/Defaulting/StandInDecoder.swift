/// A decoder with an answer for every key: makes a value of a `Decodable` type out of nothing.
nonisolated struct StandInDecoder: Decoder {
  /// Types within types are made no deeper than this: one may need a value of itself.
  private static let deepest = 6
  /// What strings may be, in this order. The second one is a `UUID` and a `URL`, too.
  private static let texts = ["", "00000000-0000-0000-0000-000000000000"]

  /// Nil where the type takes none of the answers.
  static func value<T: Decodable>(of type: T.Type) -> T? { value(of: type, depth: 0) }

  private static func value<T: Decodable>(of type: T.Type, depth: Int) -> T? {
    if depth > deepest { return nil }
    return texts.lazy.compactMap { try? T(from: StandInDecoder(text: $0, depth: depth)) }.first
  }

  fileprivate let text: String
  fileprivate let depth: Int
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(StandInFields<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { StandInList(decoder: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { StandInSingle(decoder: self) }

  fileprivate func answer<T: Decodable>(_ type: T.Type) throws -> T {
    if let text = text as? T { return text }
    if let value = StandIn.plainValue(of: type) as? T { return value }
    if let value = Self.value(of: type, depth: depth + 1) { return value }
    throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: [], debugDescription: "none can be made"))
  }
}

nonisolated private struct StandInSingle: SingleValueDecodingContainer {
  let decoder: StandInDecoder
  var codingPath: [any CodingKey] { [] }
  func decodeNil() -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.answer(type) }
}

nonisolated private struct StandInFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: StandInDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }
  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.answer(type) }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested>
  {
    decoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }
  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// Has an answer for whoever asks, and is at its end for whoever looks.
nonisolated private struct StandInList: UnkeyedDecodingContainer {
  let decoder: StandInDecoder
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }
  func decodeNil() -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.answer(type) }
  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    decoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
  func superDecoder() -> any Decoder { decoder }
}
