/// A call that takes more than a stub's value to answer. It can afford to be an object, since only such calls get this
/// far.
@usableFromInline
nonisolated final class OpenCall {
  let incoming: IncomingCall
  private var answer: StubAnswer?
  /// The stub that was chosen.
  let stub: StubSite?
  /// The one that answers in the end: another where the call proceeds from that stub.
  var answeringStub: StubSite? {
    didSet { proceededFrom?.answeringStub = answeringStub }
  }
  /// What the stub makes of the result of a call-through.
  let change: ResultChange?
  /// The stubs that match, but have values that are not of the needed type.
  let passedOver: [MistypedStub]
  /// Whether the fake has an answer of its own, for the case that the stub's does not fit.
  var hasOwnAnswer = false
  /// That answer, once it is there. It is asked for once, even where the call proceeded from another stub.
  var ownAnswer: Any? {
    didSet { proceededFrom?.ownAnswer = ownAnswer }
  }
  /// The same call as it was at the stub that let it proceed.
  var proceededFrom: OpenCall?
  /// What was reported of the call already.
  var failure: String?
  /// Whether the error of a cancelled task is all that the function can throw.
  var throwsCancellation = false
  /// The type of the actor that the call came from, as far as is known.
  var actor: Any.Type?
  /// Nil before code of the test's or of the fake's runs for it.
  var course: CallCourse?

  init(_ incoming: IncomingCall, _ answer: StubAnswer?, of stub: StubSite?, passingOver passedOver: [MistypedStub]) {
    self.incoming = incoming
    self.answer = answer
    if case .callThrough(let change) = answer { self.change = change } else { change = nil }
    self.stub = stub
    answeringStub = stub
    self.passedOver = passedOver
  }

  var arguments: [Any?] { incoming.arguments }

  /// Whether the stub was chosen, now or before the call proceeded.
  func hasPassed(_ site: StubSite) -> Bool { stub === site || proceededFrom?.hasPassed(site) == true }

  /// What the chosen stub does, other than returning a value; nil where none was chosen. It is handed out once: a call
  /// that waits must not keep the stub alive.
  func takeAnswer() -> StubAnswer? {
    defer { answer = nil }
    return answer
  }
}
