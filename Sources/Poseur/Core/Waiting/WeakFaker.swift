/// A faker that is not kept alive.
nonisolated struct WeakFaker<Function: PoseurFunction> {
  weak var faker: Faker<Function>?
}
