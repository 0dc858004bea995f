/// The bytes of two values that are collections of them. `Data` is one whose mirror shows where its bytes are instead.
func bytePairs(_ actual: Any, _ expected: Any) -> MemberPairs? {
  guard let actual = actual as? any RandomAccessCollection<UInt8>,
    let expected = expected as? any RandomAccessCollection<UInt8>
  else { return nil }
  return .inOrder(children(actual), children(expected))
}

private func children(_ bytes: some RandomAccessCollection<UInt8>) -> Mirror.Children {
  Mirror.Children(bytes.lazy.map { byte -> Mirror.Child in (label: nil, value: byte) })
}
