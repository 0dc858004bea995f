/// A function of a fake, without the type of the fake's table.
///
/// The calls of an ``ExpectedCall`` have it, since one list may be about fakes of several types.
nonisolated public struct AnyFunction: PoseurFunction, CustomStringConvertible {
  /// The function, as a case of its own table.
  public let base: any PoseurFunction

  /// Takes a case of some table.
  public init(_ base: some PoseurFunction) { self.base = base }

  /// Whether both are the same function of the same table.
  public static func == (lhs: AnyFunction, rhs: AnyFunction) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

  /// Hashes the function.
  public func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }

  /// The function's name, with its labels if they are known.
  public var description: String { base.label.description }
}
