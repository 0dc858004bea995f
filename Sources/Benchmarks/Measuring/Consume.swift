/// Uses a value in a way that the optimiser cannot see, so that nothing of what made it is left out.
@inline(never)
func consume<Value>(_ value: Value) {
  withUnsafeBytes(of: value) { bytes in if bytes.count < 0 { print(bytes) } }
}
