/// A faker that is not kept alive.
struct WeakFaker<Function: PoseurFunction> {
  weak var faker: Faker<Function>?
}
