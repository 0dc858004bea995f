import Poseur
import Testing

@Suite("Nil for an optional of an optional")
struct NestedOptionalTests {
  private enum Function: String, PoseurFunction { case find }
  private let faker = Function.faker()

  private func find() -> Int?? { faker.recordAndStub(function: .find) }

  @Test("is nil itself, however it is stubbed")
  func outer() {
    for _ in 0..<2 { #expect(answer(to: find, with: { $0.andReturn(nil) }) == .some(.none)) }
    #expect(answer(to: find, with: { $0.andReturn(Int??.none as Any?) }) == .some(.none))
    #expect(answer(to: find, with: { $0.andDo { _ in Int??.none as Any? } }) == .some(.none))
    faker.resetStubs()
    faker.register(default: nil, for: .find)
    #expect(find() == .none)
  }

  @Test("is another thing than an optional that holds nil, and a value is there at any depth")
  func inner() {
    #expect(answer(to: find, with: { $0.andReturn(Int??.some(.none) as Any?) }) == .some(.some(.none)))
    #expect(answer(to: find, with: { $0.andReturn(3) }) == .some(.some(3)))
  }

  @Test("is nil itself at any depth")
  func deeper() {
    faker.stub(function: .find).andReturn(nil)
    let answer: Int??? = faker.recordAndStub(function: .find)
    #expect(answer == .none)
  }

  private func answer(to function: () -> Int??, with stub: (StubBuilder<Any?, [Any?]>) -> StubHandle<Any?, [Any?]>)
    -> Int???
  {
    _ = stub(faker.stub(function: .find))
    return .some(function())
  }
}
