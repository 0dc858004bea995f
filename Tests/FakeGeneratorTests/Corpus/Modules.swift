/// Types that have their names in common with others, and those that are hidden from most.
import Foundation

/// Is public.
public struct URL {}
/// Is public.
public struct Data {}
/// Is public.
public struct Result {}

/// Is public.
public protocol Fetcher {
  func fetch(_ url: Foundation.URL, _ own: URL, _ data: Data) -> Result
  func swift() -> Swift.Result<Foundation.Data, any Error>
}

/// Is public.
open class Sink<Sequence: Swift.Sequence> where Sequence.Element == Int {
  /// Makes one.
  public init() {}
  open func run(_ items: Sequence) {}
}

/// Is public.
@_spi(Internal)
public protocol Secret {
  func tell() -> Int
}

/// Is public.
@_spi(Other) public struct Whisper {}

protocol Asking {
  func ask(_ secret: any Secret) -> Int
}

protocol Hearing {
  func hear(_ whisper: Whisper) -> Int
}

/// Is public.
public class Root {
  var depth = 1
  /// Makes one.
  public init() {}
}

/// Is public.
public protocol Leaf: Root {
  func fall() -> Int
}
