/// The count and its noun: `1 time`, `2 times`, `0 times`.
nonisolated func countedNoun(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
