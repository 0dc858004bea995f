/// Whether the first of two keys goes before the second in a message, which is to read the same in every run: by the
/// text that is shown and, where that was cut, by more of it.
nonisolated func readsBefore(_ key: (text: String, key: Any), _ other: (text: String, key: Any)) -> Bool {
  guard key.text == other.text, key.text.contains("…") else { return key.text < other.text }
  return describeValue(key.key, limit: 10_000) < describeValue(other.key, limit: 10_000)
}
