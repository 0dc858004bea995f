extension Faker: CustomReflectable {
  /// Shows the table of functions and nothing else: values that hold fakes do not differ by what those have recorded.
  public var customMirror: Mirror { Mirror(self, children: ["functions": Function.self], displayStyle: .class) }
}
