/// A decoder that makes a value of a `Decodable` type out of nothing: it has an answer for every request.
nonisolated final class StandInDecoder: Decoder, SingleValueDecodingContainer, UnkeyedDecodingContainer {
  private var maker: StandInMaker
  /// The answer to every request for a text. Some types, such as `UUID`, accept only a text of their own form.
  private let text: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init(_ maker: StandInMaker, text: String) { (self.maker, self.text) = (maker, text) }

  /// Nil if the type accepts none of the answers.
  static func value<Value: Decodable>(of type: Value.Type, by maker: inout StandInMaker) -> Value? {
    let unseeded = maker
    let texts =
      [maker.seed?.takeText() ?? "", maker.seed?.takeUUIDText() ?? "00000000-0000-0000-0000-000000000000"]
    for text in texts {
      let decoder = StandInDecoder(unseeded, text: text)
      if let value = try? Value(from: decoder) {
        maker = decoder.maker
        return value
      }
    }
    maker = unseeded
    return nil
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let value = text as? Value {
      _ = maker.seed?.takeNumber()
      return value
    }
    if let value = maker.value(of: type) { return value }
    throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: [], debugDescription: "none can be made"))
  }

  func decodeNil() -> Bool { true }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { self }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(StandInFields(decoder: self))
  }

  // A list gives any element asked for, but says it's at its end.
  var count: Int? { nil }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }
  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    container(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
  func superDecoder() -> any Decoder { self }
}

nonisolated private struct StandInFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: StandInDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }
  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder.decode(type) }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested>
  {
    decoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder }
  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}
