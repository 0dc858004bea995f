/// Availability, conditional members and imports with conditions.
import Foundation
#if canImport(Dispatch)
  import Dispatch
#endif

@available(macOS 14, iOS 17, *)
protocol Modern {
  func modern() -> URL
  @available(macOS 15, iOS 18, *)
  func newest() -> Date
}

protocol Conditional {
  func always()
  #if DEBUG
    func debugging() -> Int
  #endif
  #if os(Linux)
    func onLinux() -> Int
  #else
    func elsewhere() -> Int
  #endif
}

#if !NEVER
  protocol Whole {
    func whole() -> Int
  }
#endif

@available(*, deprecated, message: "Use Modern")
protocol Old {
  func old()
}
