/// The real class that all doubles stand in for. Whoever uses it knows nothing of them.
class Service {
  func doThings() {}
  func giveMeAString(arg1: Bool, arg2: String) -> String { "" }
}
