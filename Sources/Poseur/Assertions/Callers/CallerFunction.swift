/// A function on the way to a call.
nonisolated struct CallerFunction: Sendable {
  /// As the compiler mangles it.
  let rawName: String
  /// As it reads: `Checkout.buy()`, `closure #1 in Checkout.buy()`; with modules on Apple's systems.
  let name: String

  /// Who called a fake: the first function that belongs neither to Poseur nor to the fake.
  /// - Parameters:
  ///   - functions: the way to the call, nearest first; nil for what is no function of its own, such as a thunk.
  ///   - fake: the type of the fake.
  /// - Returns: the caller and the fake's function; nil if the caller is no function of Swift, or one of Swift's own.
  static func caller(
    among functions: [CallerFunction?], ofFake fake: String
  ) -> (index: Int, function: CallerFunction, callee: CallerFunction?)? {
    let known = functions.enumerated().compactMap { index, function in function.map { (index: index, function: $0) } }
    let outside = known.drop { $0.function.isOfPoseur }
    let fake = fake.prefix { $0 != "<" }
    // The first function forwards the call: usually one of the fake's, or a closure.
    let callers = outside.dropFirst().drop { $0.function.isMember(of: fake) || !$0.function.isOfTheTests }
    guard let caller = callers.first, !caller.function.isOfPoseur else { return nil }
    let callee = outside.first?.function
    return (caller.index, caller.function, callee.flatMap { $0.isMember(of: fake) ? $0 : nil })
  }

  // Copied into a test target, Poseur has the module's name, so the types tell.
  private var isOfPoseur: Bool {
    ["$s6Poseur", "$s10PoseurCore"].contains { rawName.hasPrefix($0) }
      || ["Faker", "FakerCore", "Fake", "StaticFake", "Writing", "CallerTracer", "CallerNamer"].contains(
        where: isMember)
  }

  /// Swift itself and the frameworks aren't, nor is what a macro makes or C has.
  private var isOfTheTests: Bool {
    rawName.hasPrefix("$s") && !rawName.contains("fMp_") && !rawName.contains("fMu_")
      && !["$ss", "$sS", "$s7Testing", "$s6XCTest", "$s10Foundation", "$s8Dispatch"].contains { rawName.hasPrefix($0) }
  }

  private func isMember(of type: some StringProtocol) -> Bool {
    words.contains { $0.hasPrefix("\(type).") || $0.contains(".\(type).") }
  }

  /// `closure #1 in Checkout.buy()`: the words in front of the parameters.
  private var words: [Substring] { name.prefix { $0 != "(" && $0 != "<" }.split(separator: " ") }
}

/// The test in which a call came.
nonisolated struct CallersTest: Sendable {
  private let id: String
  /// The test's function.
  private let name: String
  private let words: String

  /// Goes with the addresses of a place, since that of a test is another one in the next.
  var hash: UInt { UInt(bitPattern: id.hashValue) }

  static var current: CallersTest? {
    if let test = SwiftTestingBridge.currentTest { return CallersTest(id: test.id, name: test.name, words: test.words) }
    return XCTestBridge.runningTestCase.map { CallersTest(id: $0, name: "\($0)()", words: $0) }
  }

  /// A caller in a message: by its name, unless it is the test.
  func text(of caller: CallerFunction) -> String {
    let isItself = caller.name == name || [".", " "].contains { caller.name.hasSuffix($0 + name) }
    if !isItself { return caller.name }
    return Self.current.map { $0.id == id } == false ? "\(words), another test" : "the test itself"
  }
}

#if canImport(Runtime) || canImport(Darwin)
  nonisolated extension CallerFunction {
    /// With types and effects: `Pound.FakeDog.fetch(_: Pound.Item) async -> Swift.Bool`.
    var compilerWords: String? {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { buffer in
        var size = UInt(buffer.count)
        let text = demangle(rawName, UInt(rawName.utf8.count), buffer.baseAddress, &size, 0)
        return text.map { String(cString: $0) }
      }
    }
  }

  @_silgen_name("swift_demangle")
  nonisolated func demangle(
    _ name: UnsafePointer<CChar>?, _ count: UInt, _ output: UnsafeMutablePointer<CChar>?,
    _ outputSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
#endif
