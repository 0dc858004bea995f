/// What a fake that conforms to a protocol of the standard library has to have, since the graph of a module has only
/// the requirements of its own protocols.
enum StandardProtocols {
  /// Nothing is needed, or the compiler writes it.
  private static let needNothing: Set<String> = [
    "Swift.Sendable", "Swift.SendableMetatype", "Swift.AnyObject", "Swift.Copyable", "Swift.Escapable", "Swift.Error",
    "Swift.BitwiseCopyable", "Swift.RandomAccessCollection", "Swift.SignedNumeric", "_Concurrency.Actor",
    "_Concurrency.AnyActor", "_Concurrency.SerialExecutor", "_Concurrency.TaskExecutor", "Foundation.LocalizedError",
    "Foundation.NSObjectProtocol", "ObjectiveC.NSObjectProtocol", "Combine.ObservableObject", "Observation.Observable",
    "Swift.ExpressibleByUnicodeScalarLiteral", "Swift.ExpressibleByExtendedGraphemeClusterLiteral",
  ]

  private static let requirements: [String: String] = [
    "Swift.CustomStringConvertible": "var description: String { get }",
    "Swift.CustomReflectable": "var customMirror: Mirror { get }",
    "Swift.CustomDebugStringConvertible": "var debugDescription: String { get }",
    "Swift.LosslessStringConvertible": "init?(_ description: String)",
    "Swift.Comparable": "static func < (left: Self, right: Self) -> Bool",
    "Swift.Strideable": "func distance(to other: Self) -> Int; func advanced(by distance: Int) -> Self",
    "Swift.CaseIterable": "static var allCases: [Self] { get }",
    "Foundation.CustomNSError": "static var errorDomain: String { get }; var errorCode: Int { get }",
    "Foundation.NSCopying": "func copy(with zone: NSZone?) -> Any",
    "Foundation.NSCoding": "func encode(with coder: NSCoder); init?(coder: NSCoder)",
    "Foundation.NSSecureCoding": "static var supportsSecureCoding: Bool { get }",
    "Combine.Cancellable": "func cancel()",
    "Swift.Equatable": "static func == (left: Self, right: Self) -> Bool",
    "Swift.Hashable": "func hash(into hasher: inout Hasher)",
    "Swift.Identifiable": "var id: ID { get }",
    "Swift.RawRepresentable": "associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get }",
    "Swift.CodingKey":
      "init?(stringValue: String); init?(intValue: Int); var stringValue: String { get }; var intValue: Int? { get }",
    "Swift.IteratorProtocol": "associatedtype Element; func next() -> Element?",
    "Swift.Sequence": "associatedtype Element; func makeIterator() -> AnyIterator<Element>",
    "Swift.Collection":
      "associatedtype Element; var startIndex: Int { get }; var endIndex: Int { get }; func index(after i: Int) -> Int; subscript(position: Int) -> Element { get }",
    "Swift.BidirectionalCollection": "func index(before i: Int) -> Int",
    "Swift.MutableCollection": "subscript(position: Int) -> Element { get set }",
    "_Concurrency.AsyncIteratorProtocol": "associatedtype Element; func next() async throws -> Element?",
    "_Concurrency.AsyncSequence":
      "associatedtype Element; func makeAsyncIterator() -> AsyncThrowingStream<Element, any Error>.Iterator",
    "_Concurrency.Executor": "func enqueue(_ job: consuming ExecutorJob)",
    "Swift.OptionSet": "associatedtype RawValue: FixedWidthInteger; init(); init(rawValue: RawValue)",
    "Swift.SetAlgebra":
      """
    associatedtype Element; init(); func contains(_ member: Element) -> Bool; func union(_ other: Self) -> Self; \
    func intersection(_ other: Self) -> Self; func symmetricDifference(_ other: Self) -> Self; \
    func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element); \
    func remove(_ member: Element) -> Element?; func update(with newMember: Element) -> Element?; \
    func formUnion(_ other: Self); func formIntersection(_ other: Self); func formSymmetricDifference(_ other: Self); \
    init(arrayLiteral elements: Element...)
    """,
    "Swift.AdditiveArithmetic":
      "static var zero: Self { get }; static func + (left: Self, right: Self) -> Self; static func - (left: Self, right: Self) -> Self",
    "Swift.Numeric":
      """
    init?<Source: BinaryInteger>(exactly source: Source); var magnitude: Int { get }; \
    static func * (left: Self, right: Self) -> Self; static func *= (left: inout Self, right: Self)
    """,
    "Swift.FloatingPoint": floatingPoint,
    "Swift.TextOutputStream": "func write(_ string: String)",
    "Swift.TextOutputStreamable": "func write<Target: TextOutputStream>(to target: inout Target)",
    "Swift.ExpressibleByStringLiteral": "init(stringLiteral value: String)",
    "Swift.ExpressibleByIntegerLiteral": "init(integerLiteral value: Int)",
    "Swift.ExpressibleByFloatLiteral": "init(floatLiteral value: Double)",
    "Swift.ExpressibleByBooleanLiteral": "init(booleanLiteral value: Bool)",
    "Swift.ExpressibleByNilLiteral": "init(nilLiteral: ())",
    "Swift.ExpressibleByArrayLiteral":
      "associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...)",
    "Swift.ExpressibleByDictionaryLiteral":
      "associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...)",
    "Swift.Encodable": "enum CodingKeys: CodingKey {}",
    "Swift.Decodable": "enum CodingKeys: CodingKey {}",
  ]

  private static let floatingPoint = """
    init(sign: FloatingPointSign, exponent: Int, significand: Self); init(signOf source: Self, magnitudeOf other: Self); \
    init(_ value: Int); init<Source: BinaryInteger>(_ value: Source); static var radix: Int { get }; \
    \(["nan", "signalingNaN", "infinity", "greatestFiniteMagnitude", "pi", "leastNormalMagnitude", "leastNonzeroMagnitude"]
      .map { "static var \($0): Self { get }; " }.joined())\
    \(["ulp", "significand", "nextUp"].map { "var \($0): Self { get }; " }.joined())\
    var magnitude: Self { get }; var sign: FloatingPointSign { get }; var exponent: Int { get }; \
    static func / (left: Self, right: Self) -> Self; static func /= (left: inout Self, right: Self); \
    func formRemainder(dividingBy other: Self); func formTruncatingRemainder(dividingBy other: Self); \
    func formSquareRoot(); func addProduct(_ left: Self, _ right: Self); func round(_ rule: FloatingPointRoundingRule); \
    func isEqual(to other: Self) -> Bool; func isLess(than other: Self) -> Bool; \
    func isLessThanOrEqualTo(_ other: Self) -> Bool; func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool; \
    \(["Normal", "Finite", "Zero", "Subnormal", "Infinite", "NaN", "SignalingNaN", "Canonical"]
      .map { "var is\($0): Bool { get }; " }.joined())\
    var floatingPointClass: FloatingPointClassification { get }
    """

  /// Whether others have what a protocol requires, in a way of their own.
  static func areFulfilled(_ name: String, by others: [String]) -> Bool {
    switch name {
    case "Swift.SetAlgebra": others.contains("Swift.OptionSet")
    case "Swift.ExpressibleByArrayLiteral": others.contains("Swift.SetAlgebra")
    default: false
    }
  }

  /// What a protocol requires; nothing for one that is not known.
  static func requirements(of name: String, for fake: String) -> [DeclarationReader]? {
    let text = requirements[name] ?? (needNothing.contains(name) ? "" : nil)
    return text?.split(separator: "; ").map { DeclarationReader($0.replacingSelf(by: fake)) }
  }
}
