import Poseur

@testable import Bookshop

/// Written by hand. Each test has its own calls and stubs, even while others run in parallel.
package struct FakeFeatures: FeatureSwitch, StaticFake {
  package enum ClassFunction: String, PoseurFunction { case isOn }
  package static let classFaker = ClassFunction.classFaker(scope: .perTest)

  package static func isOn(_ feature: Feature) -> Bool { recordAndStub(function: .isOn, arguments: feature) }
}
