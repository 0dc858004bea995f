// Where Foundation is a part of the system. Elsewhere `NSNumber` is compared by its `==`, which comes to the same.
#if canImport(ObjectiveC)
  import Foundation

  nonisolated extension NSNumber: AnyEquatable {}
#endif
