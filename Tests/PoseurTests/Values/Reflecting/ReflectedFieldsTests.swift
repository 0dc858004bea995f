import Dispatch
import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("Reflected fields")
struct ReflectedFieldsTests {
  @Test("of a work item are a closure: two of them differ, and one equals itself")
  func workItems() {
    let item = DispatchWorkItem {}
    #expect(isAnyEqual(item, item))
    #expect(
      Failures.capture { expectEqualAny(item, DispatchWorkItem {}) }.first?.hasPrefix(
        "Expected <DispatchWorkItem>, but received another <DispatchWorkItem>.\n  _block: ") == true)
  }
}
