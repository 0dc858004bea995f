/// One line of the table: what is measured, and how each double does it.
struct Row {
  let name: String
  /// What one repetition's time is divided by: the recorded calls that it looks at, say.
  var divisor = 1
  var plain: Workload?
  var locked: Workload?
  let poseur: Workload

  var workloads: [Workload] { [plain, locked, poseur].compactMap(\.self) }
}
