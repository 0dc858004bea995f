import Poseur
import Testing

@Suite("The page on copying arguments shows that")
struct CopyingArgumentsExamples {
  final class NodeList: Equatable {
    var nodes: [String]
    init(_ nodes: [String]) { self.nodes = nodes }
    func copy() -> NodeList { NodeList(nodes) }
    static func == (lhs: NodeList, rhs: NodeList) -> Bool {
      lhs.nodes == rhs.nodes
    }
  }

  final class FakeListStore: Fake {
    enum Function: String, PoseurFunction { case save }
    let faker = Function.faker()
    func save(_ list: NodeList) {
      recordAndStub(function: .save, arguments: list)
    }
  }

  private let store = FakeListStore()
  private let list = NodeList(["a"])

  @Test("a record holds copies")
  func copies() {
    store.keepArguments(
      copiedBy: { (list: NodeList) in list.copy() }, of: .save)
    store.save(list)
    list.nodes.append("b")

    expectHaveReceived(store, .save, with: NodeList(["a"]))
  }

  @Test("a captor makes copies")
  func captor() {
    let saved = Argument.captor(copiedBy: { (list: NodeList) in list.copy() })
    store.stub(.save).with(saved).andReturn()
    store.save(list)
    list.nodes.append("b")

    #expect(saved.values(as: NodeList.self).map(\.nodes) == [["a"]])
  }
}
