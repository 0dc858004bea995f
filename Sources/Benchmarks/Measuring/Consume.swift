/// Uses a value where the optimiser does not look, so that nothing of what made it is left out.
@inline(never) @_optimize(none)
func consume<Value>(_ value: Value) {}
