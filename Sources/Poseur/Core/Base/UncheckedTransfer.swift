/// A value that passes from a caller to a closure that the caller awaits, or back, so that one of them uses it at a
/// time.
nonisolated struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}
