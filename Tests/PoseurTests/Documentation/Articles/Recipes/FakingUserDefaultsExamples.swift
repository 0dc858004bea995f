import Foundation
import Poseur
import Testing

protocol Preferences {
  func string(forKey key: String) -> String?
  func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: Preferences {}

final class ThemePicker {
  private let preferences: any Preferences
  init(preferences: any Preferences = UserDefaults.standard) {
    self.preferences = preferences
  }

  var theme: String {
    get { preferences.string(forKey: "theme") ?? "light" }
    set { preferences.set(newValue, forKey: "theme") }
  }
}

final class FakeUserDefaults: UserDefaults, Fake {
  enum Function: String, PoseurFunction { case string, set }
  let faker = Function.faker()
  override func string(forKey key: String) -> String? {
    recordAndStub(function: .string, arguments: key)
  }
  override func set(_ value: Any?, forKey key: String) {
    recordAndStub(function: .set, arguments: value, key)
  }
}

/// The Swift of the page on faking UserDefaults, as it stands there.
@Suite("The page on faking UserDefaults shows that a test")
struct FakingUserDefaultsExamples {
  final class FakePreferences: Preferences, Fake {
    enum Function: String, PoseurFunction { case string, set }
    let faker = Function.faker()
    func string(forKey key: String) -> String? {
      recordAndStub(function: .string, arguments: key)
    }
    func set(_ value: Any?, forKey key: String) {
      recordAndStub(function: .set, arguments: value, key)
    }
  }

  @Test func readsTheTheme() {
    let preferences = FakePreferences()
    preferences.stub(returning: "dark") { $0.string(forKey: "theme") }

    #expect(ThemePicker(preferences: preferences).theme == "dark")
  }

  @Test func savesTheTheme() {
    let preferences = FakePreferences()
    ThemePicker(preferences: preferences).theme = "dark"

    expectHaveReceived(preferences, times: 1) {
      $0.set("dark", forKey: "theme")
    }
  }

  @Test("subclasses UserDefaults")
  func subclass() {
    let defaults = FakeUserDefaults()
    defaults.stub(returning: "dark") { $0.string(forKey: "theme") }
    let picker = ThemePicker(preferences: defaults)
    picker.theme = "light"

    #expect(picker.theme == "dark")
    expectHaveReceived(defaults, times: 1) { $0.set("light", forKey: "theme") }
  }
}
