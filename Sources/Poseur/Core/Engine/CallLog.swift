/// Prints calls as they come.
nonisolated struct CallLog: Sendable {
  /// The log of every fake in the run, if the environment asks for it.
  static let ofRun = environmentVariable("POSEUR_LOG") == "1" ? CallLog { print($0) } : nil

  let output: @Sendable (String) -> Void

  /// Tells of a call. An object in it appears by its type: the code may hold the lock that the object's own description
  /// takes.
  func tell<Function: PoseurFunction>(_ function: Function, of fakeName: String, _ arguments: [Any?]) {
    output(CustomDescription.ofCall { function.call(of: fakeName, with: arguments) })
  }
}
