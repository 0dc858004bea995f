/// What a value has inside, as Swift reflects it, or as it lists it itself where Swift cannot look into it.
nonisolated func valueMirror(_ value: Any) -> Mirror {
  guard let list = value as? any InlineShape else { return Mirror(reflecting: value) }
  return Mirror(value, unlabeledChildren: list.shapeElements, displayStyle: .collection)
}

/// A list whose storage ends the process when it is reflected.
nonisolated protocol InlineShape {
  var shapeElements: [Any] { get }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
nonisolated extension InlineArray: InlineShape {
  var shapeElements: [Any] { indices.map { self[$0] } }
}
