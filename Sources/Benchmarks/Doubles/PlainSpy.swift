/// The spy that one writes by hand, for one thread.
final class PlainSpy: Service {
  private(set) var doThingsCallCount = 0
  private(set) var giveMeAStringCallCount = 0
  private(set) var receivedArguments: [(arg1: Bool, arg2: String)] = []
  var stringToReturn = Text.returned

  @inline(never)
  override func doThings() {
    doThingsCallCount += 1
  }

  @inline(never)
  override func giveMeAString(arg1: Bool, arg2: String) -> String {
    giveMeAStringCallCount += 1
    receivedArguments.append((arg1, arg2))
    return stringToReturn
  }

  @inline(never)
  func countOfStrings(arg1: Bool, arg2: String) -> Int {
    receivedArguments.reduce(0) { $0 + ($1.arg1 == arg1 && $1.arg2 == arg2 ? 1 : 0) }
  }

  func reset() {
    doThingsCallCount = 0
    giveMeAStringCallCount = 0
    receivedArguments = []
  }
}
