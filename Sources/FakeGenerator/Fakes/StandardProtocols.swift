/// What a fake that conforms to a protocol of the standard library has to have, since the graph of a module has only
/// the requirements of its own protocols.
struct StandardProtocols {
  /// Nothing is needed, or the compiler writes it.
  private static let needNothing: Set<String> = [
    "Swift.Sendable", "Swift.SendableMetatype", "Swift.AnyObject", "Swift.Copyable", "Swift.Escapable", "Swift.Error",
    "Swift.BitwiseCopyable", "Swift.Identifiable", "Swift.CustomReflectable", "_Concurrency.Actor",
    "_Concurrency.AnyActor", "Foundation.LocalizedError", "Combine.ObservableObject", "ObjectiveC.NSObjectProtocol",
    "Foundation.NSObjectProtocol",
    "Observation.Observable",
  ]

  private static let requirements: [String: [String]] = [
    "Swift.CustomStringConvertible": ["var description: String { get }"],
    "Swift.CustomDebugStringConvertible": ["var debugDescription: String { get }"],
    "Swift.LosslessStringConvertible": ["init?(_ description: String)"],
    "Swift.Comparable": ["static func < (left: Self, right: Self) -> Bool"],
    "Swift.CaseIterable": ["static var allCases: [Self] { get }"],
    "Foundation.CustomNSError": ["static var errorDomain: String { get }", "var errorCode: Int { get }"],
  ]

  /// Objects are told apart by identity, in a fake as in a stub's arguments.
  private static let lines: [String: [String]] = [
    "Swift.Equatable": ["static func == (left: Self, right: Self) -> Bool { left === right }"],
    "Swift.Hashable": ["func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"],
    "Swift.Encodable": ["enum CodingKeys: CodingKey {}"],
    "Swift.Decodable": ["enum CodingKeys: CodingKey {}"],
  ]

  /// - Returns: nothing for a protocol that is not known.
  static func parts(for name: String, of fake: String) -> [FakeDeclaration.Part]? {
    if needNothing.contains(name) { return [] }
    if let lines = lines[name] { return [.lines(lines.map { $0.replacingSelf(by: fake) }, title: name)] }
    return requirements[name]?.compactMap { text in
      DeclarationReader(text.replacingSelf(by: fake)).member().map { .member($0) }
    }
  }
}
