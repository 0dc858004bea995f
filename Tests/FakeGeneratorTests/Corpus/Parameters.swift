/// Parameters of every kind.
struct Bone {
  var size = 1
}

protocol Parameters {
  func walk(_ minutes: Int, completion: @escaping (String) -> Void)
  func later(_ completion: (@Sendable (Int) -> Void)?)
  func visit(_ body: (Int) -> Void)
  func measure(_ body: () throws -> Int) throws -> Int
  func log(_ text: @autoclosure () -> String)
  func keep(_ text: @autoclosure @escaping () -> String)
  func ring(_ action: @escaping @Sendable (Int) async throws -> Void)
  func show(_ action: @escaping @MainActor (Int) -> Void)
  func teach(_ tricks: String..., for minutes: Int) -> Int
  func trim(_ fur: inout Int) -> Bool
  func swap(_ left: inout Int, with right: inout String)
  func groom(_ fur: inout Int, gently: Bool) async throws
  func take(_ bone: consuming Bone) -> Int
  func look(at bone: borrowing Bone) -> Int
  func send(_ bone: sending Bone)
  func made() -> sending Bone
  func any(_ value: any Equatable) -> any Equatable
  func some(_ value: some Equatable) -> Int
  func list(_ items: [Any?]) -> Int
  func unnamed(_: Int, _ second: String)
  func between(from: Int, to end: Int, in: String)
  func tuple(_ pair: (Int, name: String))
  func optional(_ value: Int!) -> String!
  func isolated(on actor: isolated (any Actor)?) -> Int
  func kind(_ type: Int.Type) -> any Error.Type
  func dictionary(_ names: [String: [Int]]) -> Set<String>
  func nest(_ make: @escaping (_ done: @escaping (Int) -> Void) -> Void)
}
