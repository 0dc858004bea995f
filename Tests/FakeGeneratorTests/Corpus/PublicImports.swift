/// An import that is public, as fakes that are not public need none.
public import Dispatch

/// Is public.
public protocol Queueing {
  func queue() -> DispatchQueue
}
