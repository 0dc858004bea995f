/// Makes spies that belong to no fake, for code that takes a function.
///
/// ```swift
/// let squeak = FunctionSpy.named("squeak", as: ((Int) throws -> String).self)
/// ```
nonisolated public enum FunctionSpy {
  /// The name of a function that belongs to no fake.
  nonisolated public struct SpiedName: PoseurFunction, SpiedFunction, RawRepresentable, CustomStringConvertible {
    // Raw representable, so that it is hashable in modules whose default is the main actor, too.
    /// The name as you gave it.
    public let rawValue: String

    /// Names a function.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name as you gave it.
    public var description: String { rawValue }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension FunctionSpy {
  /// Makes a spy of a function that belongs to no fake.
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - type: its type: `((Item) -> Bool).self`.
  public static func named<each Input, Output>(
    _ name: String, as type: ((repeat each Input) -> Output).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TypedSpy<SpiedName, PlainSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(
      SpiedName(rawValue: name), of: SpiedName.faker(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes a spy of a function that belongs to no fake and can throw.
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - type: its type: `((Item) throws -> Bool).self`.
  public static func named<each Input, Output>(
    _ name: String, as type: ((repeat each Input) throws -> Output).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TypedSpy<SpiedName, ThrowsSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(
      SpiedName(rawValue: name), of: SpiedName.faker(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes a spy of an asynchronous function that belongs to no fake.
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - type: its type: `((Item) async -> Bool).self`. In a module with the feature `NonisolatedNonsendingByDefault`,
  ///     write `(@concurrent (Item) async -> Bool).self`.
  public static func named<each Input, Output>(
    _ name: String, as type: ((repeat each Input) async -> Output).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TypedSpy<SpiedName, AsyncSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(
      SpiedName(rawValue: name), of: SpiedName.faker(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes a spy of an asynchronous function that belongs to no fake and can throw.
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - type: its type: `((Item) async throws -> Bool).self`. In a module with the feature
  ///     `NonisolatedNonsendingByDefault`, write `(@concurrent (Item) async throws -> Bool).self`.
  public static func named<each Input, Output>(
    _ name: String, as type: ((repeat each Input) async throws -> Output).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TypedSpy<SpiedName, AsyncThrowsSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(
      SpiedName(rawValue: name), of: SpiedName.faker(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// Whether a function that a ``TypedSpy`` stands for throws, and whether it is asynchronous.
nonisolated public protocol SpyEffects {}
/// What functions that can throw have in common.
nonisolated public protocol ThrowingSpyEffects: SpyEffects {}
/// What asynchronous functions have in common.
nonisolated public protocol AsynchronousSpyEffects: SpyEffects {}

/// A function that neither throws nor is asynchronous.
nonisolated public enum PlainSpyEffects: SpyEffects {}
/// A function that throws.
nonisolated public enum ThrowsSpyEffects: ThrowingSpyEffects {}
/// An asynchronous function.
nonisolated public enum AsyncSpyEffects: AsynchronousSpyEffects {}
/// An asynchronous function that throws.
nonisolated public enum AsyncThrowsSpyEffects: ThrowingSpyEffects, AsynchronousSpyEffects {}
