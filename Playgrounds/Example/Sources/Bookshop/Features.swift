import Foundation

enum Feature: String, Sendable {
  case freeDelivery, giftWrap
}

/// Tells which features are on.
protocol FeatureSwitch: Sendable {
  static func isOn(_ feature: Feature) -> Bool
}

/// The features of the whole app, as the settings have them.
enum Features: FeatureSwitch {
  static func isOn(_ feature: Feature) -> Bool { UserDefaults.standard.bool(forKey: feature.rawValue) }
}
