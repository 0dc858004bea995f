/// The seed of the values that stand for matchers: it makes them differ from each other and from what a test writes.
nonisolated struct SampleSeed {
  /// Goes into any type that has room for it. It has 28 bits, so arithmetic in a fake doesn't overflow.
  private let number: Int32
  /// Tells apart the placeholders of one type.
  let placeholderNumber: Int
  /// Picks one of two values if a type has only a few.
  let isSecond: Bool
  /// Whether the sample contains the number.
  private(set) var isUnique = false

  /// - Parameters:
  ///   - index: the sample's index.
  ///   - run: counts the times that the closure with the call has run.
  init(index: Int, run: Int, isSecond: Bool) {
    // Scattered by a hash, so that neither the next number nor the double is another sample.
    var bits = UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(run + 1) &* 0xD1B5_4A32_D192_ED03
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    number = Int32(truncatingIfNeeded: bits >> 36) | 0x1000_0000
    self.isSecond = isSecond
    placeholderNumber = 4 * index + run
  }

  mutating func takeNumber() -> Int32 {
    isUnique = true
    return number
  }

  /// Makes texts and lists of another length in each run, so that a fake which records the length is found out.
  var lengthChange: Int { placeholderNumber % 4 }

  mutating func takeText() -> String { "matching \(takeNumber())" + String(repeating: "'", count: lengthChange) }

  /// A text for types that accept no other, such as `UUID`.
  mutating func takeUUIDText() -> String {
    let digits = String(takeNumber(), radix: 16, uppercase: true)
    return "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Any {
    if Number.bitWidth >= 32 { return Number(takeNumber()) }
    return (isSecond ? 86 : 109) as Number
  }

  mutating func floatingPoint<Number: BinaryFloatingPoint>(_ type: Number.Type) -> Any {
    if Number.significandBitCount < 23 { return (isSecond ? 86 : 109) as Number }
    // This fits into a `Float` exactly.
    return Number(takeNumber() & 0x7F_FFFF) + 0.5
  }
}

nonisolated extension StandInMaker {
  /// A value that stands for a matcher, not empty as a stand-in may be. Nil if a stand-in will do, or if the type
  /// provides its own. An enum of at most a byte doesn't come here: any of its
  /// cases will do.
  mutating func sample(of type: Any.Type) -> Any? {
    switch type {
    case is any DefaultProvidable.Type: return nil
    case is Bool.Type: return seed?.isSecond
    case is Character.Type: return (seed?.isSecond == true ? "\u{2}" : " ") as Character
    case is Unicode.Scalar.Type: return (seed?.isSecond == true ? "\u{2}" : " ") as Unicode.Scalar
    case is String.Type: return seed?.takeText()
    case is StaticString.Type: return (seed?.isSecond == true ? "matching" : " matching") as StaticString
    case is AnyHashable.Type: return (seed?.takeText()).map { AnyHashable($0) }
    case let type as any SampledShape.Type: return type.sample(by: &self)
    case let type as any NumberedSample.Type: return (seed?.takeNumber()).map { type.sample(number: Int($0)) }
    case let type as any _Pointer.Type: return address.flatMap { type.init(bitPattern: $0) }
    case is OpaquePointer.Type: return address.flatMap(OpaquePointer.init(bitPattern:))
    case let type as any FixedWidthInteger.Type: return seed?.integer(type)
    case let type as any BinaryFloatingPoint.Type: return seed?.floatingPoint(type)
    case let type as any SIMD.Type: return vector(type)
    case let type as any RangeReplaceableCollection.Type: return list(type)
    case let type as any OptionSet.Type: return options(type)
    case let type as any SetAlgebra.Type: return set(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: return dictionary(type)
    case let type as any CaseIterable.Type: return seed?.isSecond == true ? type.allCases.dropFirst().first : nil
    default: return nil
    }
  }

  /// An address that nobody looks at.
  private var address: Int? {
    mutating get { (seed?.takeNumber()).map { Int($0) & ~15 } }
  }

  private mutating func vector<Vector: SIMD>(_ type: Vector.Type) -> Any? {
    value(of: Vector.Scalar.self).map(Vector.init(repeating:))
  }

  private mutating func list<Elements: RangeReplaceableCollection>(_ type: Elements.Type) -> Any? {
    let count = 1 + (seed?.lengthChange ?? 0)
    // A list of another kind may sort its elements.
    let element =
      type is any ContainerShape.Type
      ? inside { $0.value(of: Elements.Element.self) } : compared { $0.value(of: Elements.Element.self) }
    return element.map { Elements(repeatElement($0, count: count)) }
  }

  private mutating func options<Options: OptionSet>(_ type: Options.Type) -> Any? {
    value(of: Options.RawValue.self).map(Options.init(rawValue:))
  }

  private mutating func set<Members: SetAlgebra>(_ type: Members.Type) -> Any? {
    compared { $0.value(of: Members.Element.self) }.map { element in
      var set = Members()
      set.insert(element)
      return set
    }
  }

  private mutating func dictionary<Pairs: ExpressibleByDictionaryLiteral>(_ type: Pairs.Type) -> Any? {
    inside { maker in
      guard let key = maker.compared({ $0.value(of: Pairs.Key.self) }), let value = maker.value(of: Pairs.Value.self)
      else { return nil }
      return Pairs(dictionaryLiteral: (key, value))
    }
  }
}

/// A type of another module that makes a sample of a number.
@_spi(Poseur) nonisolated public protocol NumberedSample {
  /// A value that differs for each number.
  static func sample(number: Int) -> Self
}

/// A standard type whose samples contain other samples.
nonisolated protocol SampledShape {
  static func sample(by maker: inout StandInMaker) -> Self?
}

nonisolated extension Optional: SampledShape {
  static func sample(by maker: inout StandInMaker) -> Wrapped?? {
    // A nil pointer comes with a count of zero, so a sample must not replace it.
    if Wrapped.self is any _Pointer.Type { return nil }
    return maker.inside { $0.value(of: Wrapped.self) }.map { .some($0) }
  }
}

nonisolated extension Unmanaged: SampledShape {
  static func sample(by maker: inout StandInMaker) -> Unmanaged? {
    // A placeholder is never released.
    maker.value(of: Instance.self).map { Unmanaged.passUnretained($0) }
  }
}
