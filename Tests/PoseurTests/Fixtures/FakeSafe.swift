import Poseur

protocol Safe: Actor {
  func open(_ code: Int) throws -> String
}

/// The fake of `ActorFakeTests`, which have to stand in an earlier file.
actor FakeSafe: Safe, Fake {
  enum Function: String, PoseurFunction { case open }
  let faker = Function.faker()
  func open(_ code: Int) throws -> String { try recordAndStubThrowing(function: .open, arguments: code) }
}
