import Foundation

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

/// The spy that one writes by hand where several threads may call it: the floor that Poseur is compared with.
final class LockedSpy: Service {
  private let lock = NSLock()
  private var doThingsCalls = 0
  private var giveMeAStringCalls = 0
  private var receivedArguments: [(arg1: Bool, arg2: String)] = []
  private var stringToReturn = Text.returned

  @inline(never)
  override func doThings() {
    lock.lock()
    defer { lock.unlock() }
    doThingsCalls += 1
  }

  @inline(never)
  override func giveMeAString(arg1: Bool, arg2: String) -> String {
    lock.lock()
    defer { lock.unlock() }
    giveMeAStringCalls += 1
    receivedArguments.append((arg1, arg2))
    return stringToReturn
  }

  var doThingsCallCount: Int {
    lock.lock()
    defer { lock.unlock() }
    return doThingsCalls
  }

  var giveMeAStringCallCount: Int {
    lock.lock()
    defer { lock.unlock() }
    return giveMeAStringCalls
  }

  @inline(never)
  func countOfStrings(arg1: Bool, arg2: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    return receivedArguments.reduce(0) { $0 + ($1.arg1 == arg1 && $1.arg2 == arg2 ? 1 : 0) }
  }

  func returnString(_ string: String) {
    lock.lock()
    defer { lock.unlock() }
    stringToReturn = string
  }

  func reset() {
    lock.lock()
    defer { lock.unlock() }
    doThingsCalls = 0
    giveMeAStringCalls = 0
    receivedArguments = []
  }
}
