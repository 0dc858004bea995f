// The imports are `public` for modules in which an import is internal unless it says otherwise.

#if canImport(Foundation)
  public import Foundation

  // Many loggers show an error's localized description, which would otherwise say nothing.

  nonisolated extension CallNotReceived: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
  }

  nonisolated extension UnstubbedCall: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
  }
#endif

#if canImport(Testing) && compiler(>=6.4)
  public import Testing

  // From Swift 6.4 on, a failing `#expect` also shows what is inside the values it was given. Without these, that would
  // be what the types store.

  nonisolated extension Faker: CustomTestReflectable {
    /// The calls, as `#expect` shows them.
    public var customTestMirror: Mirror {
      Mirror(self, children: calls.map { call -> Mirror.Child in ("#\(call.number)", call) })
    }
  }

  nonisolated extension RecordedCall: CustomTestReflectable {
    /// What became of the call, as `#expect` shows it.
    public var customTestMirror: Mirror { Mirror(self, children: ["outcome": outcome]) }
  }

  nonisolated extension DidCallResult: CustomTestReflectable {
    /// Empty: the description says it all.
    public var customTestMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif
