/// The mirror of a value. If Swift can't look into the value, it lists the elements that the value itself gives.
nonisolated func valueMirror(_ value: Any) -> Mirror {
  guard let list = value as? any InlineShape else { return Mirror(reflecting: value) }
  return Mirror(value, unlabeledChildren: list.shapeElements, displayStyle: .collection)
}

/// A list that ends the process if you reflect its storage.
nonisolated protocol InlineShape {
  var shapeElements: [Any] { get }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
nonisolated extension InlineArray: InlineShape {
  var shapeElements: [Any] { indices.map { self[$0] } }
}
