/// Makes values out of nothing, from smaller values if a type has no empty one.
///
/// The type's layout allows these values, but its initializers might not make them. If a struct promises more than its
/// fields do, make it `DefaultProvidable` or register a value.
nonisolated struct StandInMaker {
  let defaults: RegisteredDefaults
  /// Nil makes the plainest values. A seed makes samples, which nobody else is likely to write. Nobody uses them, so a
  /// placeholder may stand for what can't be made.
  var seed: SampleSeed?
  /// How many more types may nest: a type may contain a value of its own type.
  private var depth = 6
  /// Whether what is made is about to be hashed or compared, as a set does. Then it holds no placeholder.
  private var isCompared = false

  init(_ defaults: RegisteredDefaults = RegisteredDefaults(), seed: SampleSeed? = nil) {
    (self.defaults, self.seed) = (defaults, seed)
  }

  mutating func value<Value>(of type: Value.Type) -> Value? {
    guard seed == nil else { return made(type) ?? defaults.value(of: type) }
    return defaults.value(of: type) ?? made(type)
  }

  private mutating func made<Value>(_ type: Value.Type) -> Value? {
    let kind = TypeKind(type)
    // No cast may see one of these.
    if kind == .builtin {
      return seed.flatMap { isCompared ? nil : Placeholder.value(of: type, number: $0.placeholderNumber) }
    }
    if seed != nil {
      // Any case will do, unless the type has a choice of its own: to look for what else it may be takes long.
      if kind == .enumeration, MemoryLayout<Value>.size <= 1, !(type is any DefaultProvidable.Type),
        let value = firstCase(of: type)
      {
        return value
      }
      if let sample = sample(of: type) { return sample as? Value }
    }
    if let own = ownValue(of: type) { return own as? Value }
    switch kind {
    case .tuple: return composed(type)
    case .structure:
      let isOpaque = isBuiltOnUnsafeCode(type)
      if isOpaque, let ownSeed = seed, "\(type)" == "Index" {
        // To compare indices of different dictionaries ends the process, so all samples are of one.
        seed = SampleSeed(index: 0, run: 0, isSecond: false)
        defer { seed = ownSeed }
        return composed(type)
      }
      return (isOpaque ? nil : composed(type)) ?? decoded(type)
        ?? (isOpaque && seed != nil ? composed(type) : nil)
    case .enumeration, .optional: return firstCase(of: type) ?? decoded(type)
    // Objects, functions and protocols can't be made from parts. For a sample, no initializer of the test's runs.
    default: return seed == nil ? decoded(type) : placeholder(of: type)
    }
  }

  private mutating func placeholder<Value>(of type: Value.Type) -> Value? {
    guard !isCompared, let number = seed?.placeholderNumber else { return nil }
    _ = seed?.takeNumber()
    if let error = MadeError(number: number) as any Error as? Value { return error }
    return Placeholder.value(of: type, number: number)
  }

  /// The value that the type's conformances provide, its own choice first. A type may conform to several protocols, so
  /// the order counts.
  private mutating func ownValue(of type: Any.Type) -> Any? {
    switch type {
    case let type as any DefaultProvidable.Type: return type.defaultValue
    case is Bool.Type: return false
    case is Character.Type: return " " as Character
    case let type as any StandardStandIn.Type: return type.standIn(by: &self)
    case let type as any ExpressibleByNilLiteral.Type: return nilValue(of: type)
    case let type as any AdditiveArithmetic.Type where seed == nil: return type.zero
    case let type as any RangeReplaceableCollection.Type: return type.init()
    case let type as any SetAlgebra.Type: return type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: return emptyDictionary(type)
    case let type as any CaseIterable.Type: return type.allCases.first
    case let type as any SIMD.Type: return type.init()
    default: return idleClosures.first { Swift.type(of: $0) == type }
    }
  }

  private var idleClosures: [Any] {
    [
      {} as () -> Void, {} as @Sendable () -> Void, {} as @MainActor () -> Void, {} as () async -> Void,
      {} as @Sendable () async -> Void,
    ]
  }

  private func emptyDictionary<D: ExpressibleByDictionaryLiteral>(_ type: D.Type) -> Any { D() }

  private mutating func decoded<Value>(_ type: Value.Type) -> Value? {
    guard let type = type as? any Decodable.Type else { return nil }
    return inside { StandInDecoder.value(of: type, by: &$0) } as? Value
  }

  /// Makes a part of another value, or nil if it would nest too deeply.
  mutating func inside<Content>(_ make: (inout StandInMaker) -> Content?) -> Content? {
    guard depth > 0 else { return nil }
    depth -= 1
    defer { depth += 1 }
    return make(&self)
  }

  /// Makes a part that the other value hashes or compares.
  mutating func compared<Content>(_ make: (inout StandInMaker) -> Content?) -> Content? {
    let wasCompared = isCompared
    isCompared = true
    defer { isCompared = wasCompared }
    return inside(make)
  }
}

// MARK: - In memory

nonisolated extension StandInMaker {
  /// A struct or a tuple of stand-ins. If a field has none, it undoes the fields made so far.
  private mutating func composed<Whole>(_ type: Whole.Type) -> Whole? {
    guard let fields = StoredField.all(of: type) else { return nil }
    return inMemory(of: type) { maker, memory in
      for (index, field) in fields.enumerated() where !field.isEmptyReference {
        if maker.put(field.type, into: memory + field.offset) { continue }
        for made in fields[..<index].reversed() where !made.isEmptyReference {
          destroy(made.type, at: memory + made.offset)
        }
        return false
      }
      return true
    }
  }

  /// The first case without a payload, or else the first whose payload has a stand-in. The other way round for a
  /// sample, since a payload may be one that nobody else writes.
  private mutating func firstCase<Whole>(of type: Whole.Type) -> Whole? {
    // An enum from C accepts any raw value.
    guard !_typeName(type).hasPrefix("__C."), let cases = EnumCases(of: type) else { return nil }
    if seed != nil, let value = firstPayload(of: type, cases) { return value }
    let plain = cases.payloads.indices.filter { cases.payloads[$0].typeName == nil }
    guard let first = plain.first else { return seed == nil ? firstPayload(of: type, cases) : nil }
    // If the first isn't a case for Objective-C, its number may be that of another.
    guard let value = plainCase(first, of: type, cases) else { return nil }
    guard seed?.isSecond == true, let second = plain.dropFirst().first else { return value }
    return plainCase(second, of: type, cases)
  }

  private mutating func plainCase<Whole>(_ tag: Int, of type: Whole.Type, _ cases: EnumCases) -> Whole? {
    let value = inMemory(of: type) { _, memory in cases.inject(tag, into: memory) }
    return value.flatMap { hasItsRawValue($0) ? $0 : nil }
  }

  private mutating func firstPayload<Whole>(of type: Whole.Type, _ cases: EnumCases) -> Whole? {
    if seed == nil, isBuiltOnUnsafeCode(type) { return nil }
    for (tag, payload) in cases.payloads.enumerated() {
      guard let content = cases.type(of: payload) else { continue }
      let value: Whole? = inside { maker in
        maker.inMemory(of: type) { maker, memory in
          // The payload lies at the start of the memory.
          maker.put(content, into: memory, boxed: payload.isBoxed) && cases.inject(tag, into: memory)
        }
      }
      if let value { return value }
    }
    return nil
  }

  /// Allocates memory for a value. If the closure returns true, the value must be complete, and is moved out.
  private mutating func inMemory<Whole>(
    of type: Whole.Type, _ fill: (inout StandInMaker, UnsafeMutableRawPointer) -> Bool
  ) -> Whole? {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Whole>.stride, alignment: MemoryLayout<Whole>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Whole>.stride)
    return fill(&self, memory) ? memory.assumingMemoryBound(to: Whole.self).move() : nil
  }

  /// Makes a value in the memory, or in a box of its own, as the payload of an `indirect` case is.
  private mutating func put(_ type: Any.Type, into memory: UnsafeMutableRawPointer, boxed: Bool = false) -> Bool {
    func put<Content>(_ type: Content.Type) -> Bool {
      guard let value = value(of: type) else { return false }
      if boxed {
        memory.initializeMemory(as: Boxed<Content>.self, repeating: .value(value), count: 1)
      } else {
        memory.initializeMemory(as: Content.self, repeating: value, count: 1)
      }
      return true
    }
    return _openExistential(type, do: put)
  }
}

nonisolated private func destroy(_ type: Any.Type, at memory: UnsafeMutableRawPointer) {
  func destroy<Field>(_ type: Field.Type) { memory.assumingMemoryBound(to: Field.self).deinitialize(count: 1) }
  _openExistential(type, do: destroy)
}

/// Whether the value's raw value belongs to a case. An enum for Objective-C stores its raw value, not its case's
/// number.
nonisolated private func hasItsRawValue(_ value: Any) -> Bool {
  func hasOne<Raw: RawRepresentable>(_ value: Raw) -> Bool { Raw(rawValue: value.rawValue) != nil }
  // The value is cast, not its type: that fails where the conformance belongs to an actor other than the current one.
  return (value as? any RawRepresentable).map { hasOne($0) } ?? true
}

/// Whether only the type's own functions may make values, since its fields alone don't tell what is valid.
nonisolated private func isBuiltOnUnsafeCode(_ type: Any.Type) -> Bool {
  let module = moduleName(of: type)
  return unsafeModules.contains(module) || module.hasPrefix("Foundation")
}

nonisolated private func moduleName(of type: Any.Type) -> String {
  let name = _typeName(type)
  let start = name.hasPrefix("(extension in ") ? name.dropFirst(14) : name[...]
  return String(start.prefix { $0 != "." && $0 != ")" })
}

nonisolated private let unsafeModules: Set<String> = [
  "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Distributed", "Observation", "RegexBuilder",
  "Dispatch", "os", "System", "SystemPackage", "Builtin",
]

/// What stands for an error of any type.
nonisolated struct MadeError: Error, Equatable {
  let number: Int
}

/// The payload of an `indirect` case, and nothing else.
nonisolated private indirect enum Boxed<Content> {
  case value(Content)
}
