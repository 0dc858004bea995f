import Poseur

@testable import Bookshop

/// Written by hand: tests that run at the same time each have calls and stubs of their own.
package struct FakeFeatures: FeatureSwitch, StaticFake {
  package enum ClassFunction: String, PoseurFunction { case isOn }
  package static let classFaker = ClassFunction.classFaker(scope: .perTest)

  package static func isOn(_ feature: Feature) -> Bool { recordAndStub(function: .isOn, arguments: feature) }
}
