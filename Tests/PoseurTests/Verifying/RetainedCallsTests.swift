import Testing

@testable import PoseurCore

@Suite("Retained calls")
struct RetainedCallsTests {
  @Test("leave no caveat where all are kept")
  func all() {
    let calls = RetainedCalls(kept: 2, total: 2)
    #expect(calls.isAll && calls.caveat == nil && calls.qualifier == "")
    #expect(calls.heading("Calls to bark") == "Calls to bark (2):")
  }

  @Test("leave a caveat where some are not kept")
  func some() {
    #expect(RetainedCalls(kept: 1, total: 2).caveat == "1 call may match, but is not kept")
    #expect(RetainedCalls(kept: 0, total: 2).caveat == "2 calls may match, but are not kept")
    #expect(RetainedCalls(kept: 0, total: 2).qualifier == ", as far as calls are kept")
    #expect(RetainedCalls(kept: 0, total: 2).heading("Calls") == "Calls (2, not kept)")
    #expect(RetainedCalls(kept: 1, total: 3).heading("Calls") == "Calls (3, of which 1 is kept):")
    #expect(RetainedCalls(kept: 2, total: 3).heading("Calls") == "Calls (3, of which 2 are kept):")
  }
}
