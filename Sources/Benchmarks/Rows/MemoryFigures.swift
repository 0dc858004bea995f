/// What a recorded call takes in memory.
func memoryFigures() -> [Figure] {
  [
    Figure(
      name: "Memory of a call, no arguments", unit: .bytes,
      plain: bytes(of: PlainSpy.init, callDoThings), locked: bytes(of: LockedSpy.init, callDoThings),
      poseur: bytes(of: FakeService.init, callDoThings)),
    Figure(
      name: "Memory of a call, two small arguments", unit: .bytes,
      plain: bytes(of: PlainSpy.init, callGiveMeAString), locked: bytes(of: LockedSpy.init, callGiveMeAString),
      poseur: bytes(of: FakeService.answering, callGiveMeAString)),
  ]
}

private func bytes(of double: () -> Service, _ client: (Service, _ times: Int) -> Void) -> Double {
  let calls = 100_000
  let service = double()
  client(service, 1)
  let before = heapUse()
  client(service, calls)
  let after = heapUse()
  return withExtendedLifetime(service) { Double(max(0, after - before)) / Double(calls) }
}
