// A list that changes, and the store that it is saved in, for what is kept of arguments.

import Poseur

final class NodeList: Equatable, CustomStringConvertible, @unchecked Sendable {
  var nodes: [String]
  let isCopy: Bool
  init(_ nodes: [String], isCopy: Bool = false) { (self.nodes, self.isCopy) = (nodes, isCopy) }
  func copy() -> NodeList { NodeList(nodes, isCopy: true) }
  static func == (lhs: NodeList, rhs: NodeList) -> Bool { lhs.nodes == rhs.nodes }
  var description: String { "NodeList(\(nodes.joined(separator: " ")))" }
}

final class FakeListStore: Fake, Sendable {
  enum Function: String, PoseurFunction { case save, load }
  let faker = Function.faker()
  func save(_ list: NodeList) { recordAndStub(function: .save, arguments: list) }
}
