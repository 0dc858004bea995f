import Testing

@testable import PoseurCore

@Suite("A scope of fakes")
struct TestScopeTests {
  @Test("runs what is to run at its end, once and in order, and then nothing more")
  func endActions() {
    let scope = TestScope(name: nil, reporting: [], as: .warning)
    var words: [String] = []
    #expect(scope.atEnd { words.append("release") })
    #expect(scope.atEnd { words.append(scope.atEnd {} ? "open" : "ended") })
    #expect(words == [])
    scope.end()
    scope.end()

    #expect(words == ["release", "ended"])
    #expect(!scope.atEnd { words.append("never") })
  }

  @Test("is followed, once it has ended, by the scope that it is nested in")
  func nearestOpen() {
    let outer = TestScope(name: nil, reporting: [], as: .warning)
    TestScope.within(outer) {
      let inner = TestScope(name: nil, reporting: [], as: .warning)
      #expect(inner.nearestOpen === inner)
      #expect(inner.isWithin(outer) && !outer.isWithin(inner))
      inner.end()
      #expect(inner.nearestOpen === outer)
      outer.end()
      #expect(inner.nearestOpen == nil)
    }
  }

  @Test("is there in the block, and not around it")
  func current() {
    #expect(TestScope.current == nil)
    withIsolatedFakes { #expect(TestScope.current != nil) }
    #expect(TestScope.current == nil)
  }
}
