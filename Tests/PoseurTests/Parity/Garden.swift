// The fake, of an instance and of a type, of the tests that go through what Spry offers.

import Poseur

final class FakeGarden: Fake, StaticFake {
  enum Function: String, PoseurFunction { case height, setBed, grow = "grow(seed:count:)" }
  enum ClassFunction: String, PoseurFunction { case area, plant }
  let faker = Function.faker()
  @TaskLocal static var classFaker = ClassFunction.classFaker()

  var height: Int {
    get { recordAndStub(function: .height) }
    set { recordCall(.height, arguments: newValue) }
  }
  subscript(bed: Int) -> String {
    get { recordAndStub(function: .setBed, arguments: bed) }
    set { recordCall(.setBed, arguments: bed, newValue) }
  }
  func grow(_ seed: String, _ count: Int) -> String { recordAndStub(function: .grow, arguments: seed, count) }

  static var area: Int {
    get { recordAndStub(function: .area) }
    set { recordCall(.area, arguments: newValue) }
  }
  static func plant(_ plant: String) -> String { recordAndStub(function: .plant, arguments: plant) }
}

/// Gives the type calls and stubs of its own, since tests run at the same time.
func inOwnGarden(_ body: () throws -> Void) rethrows {
  try FakeGarden.$classFaker.withValue(FakeGarden.ClassFunction.classFaker(), operation: body)
}
