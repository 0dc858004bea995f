/// Whether a faker's calls and stubs are shared by all tests or separate in each isolated test.
public enum FakerScope: Sendable {
  /// One table of calls and one of stubs for everybody who uses the faker.
  case shared
  /// Tables of its own for each isolated test; meant for the fakers of `StaticFake`, which all tests share. Tests
  /// cannot be isolated yet: until they can, this is the same as `shared`.
  case perTest
}
