@testable import Poseur

extension TrapOutcome {
  var signal: Int32? {
    if case .trapped(.signal(let signal)) = self { signal } else { nil }
  }

  var message: String? {
    if case .trapped(.message(let message)) = self { message } else { nil }
  }
}
