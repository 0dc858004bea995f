import Poseur
import Testing

@Suite("A written call", .tags(.threads))
struct WrittenCallTests {
  private let dog = FakeDog()
  private let archive = FakeArchive()

  @Test("is stubbed with a value, and is no call")
  func stub() {
    dog.stub { $0.shouldFetch(.ball, for: .kid) }.andReturn(true)

    #expect(!dog.hasRecordedCalls)
    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect(Failures.capture { _ = dog.shouldFetch(.stick, for: .kid) }.count == 1)
  }

  @Test("is stubbed with an error, and leaves a function that can throw")
  func error() throws {
    dog.stub { try $0.howl(at: 3) }.andThrow(Hoarse())
    dog.stub { try $0.howl(at: 4) }.andReturn("awoo")

    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    #expect(try dog.howl(at: 4) == "awoo")
  }

  @Test("is stubbed where the function throws errors of one type")
  func typedError() {
    enum Trouble: Error { case stuck }
    final class FakeDoor: Fake {
      enum Function: String, PoseurFunction { case open }
      let faker = Function.faker()
      func open(_ door: Int) throws(Trouble) -> Bool {
        try recordAndStubThrowing(function: .open, throwing: Trouble.self, arguments: door)
      }
    }
    let door = FakeDoor()
    door.stub { try $0.open(1) }.andReturn(true)
    door.stub { try $0.open(2) }.andThrow(Trouble.stuck)

    #expect((try? door.open(1)) == true)
    #expect(throws: Trouble.stuck) { try door.open(2) }
    expectHaveReceived(door, times: 1) { try $0.open(2) }
  }

  @Test("without arguments means every call of its result type, where a case stands for a getter and a setter")
  func sharedCase() {
    final class FakeGarden: Fake {
      enum Function: String, PoseurFunction { case height }
      let faker = Function.faker()
      var height: Int {
        get { recordAndStub(function: .height) }
        set { recordAndStub(function: .height, arguments: newValue) }
      }
    }
    let garden = FakeGarden()
    garden.height = 3
    expectHaveNotReceived(garden) { $0.height }
    expectHaveReceived(garden) { $0.height = 3 }
  }

  @Test("may be of a fake that records first, and answers after")
  func recordedFirst() throws {
    final class FakePost: Fake {
      enum Function: String, PoseurFunction { case howl }
      let faker = Function.faker()
      func howl(at volume: Int) throws -> String {
        recordCall(.howl, arguments: volume)
        return try stubbedValueThrowing(forFunction: .howl, arguments: [volume])
      }
    }
    let post = FakePost()
    post.stub { try $0.howl(at: 1) }.andReturn("awoo")
    post.stub { try $0.howl(at: 3) }.andThrow(Hoarse())
    #expect(try post.howl(at: 1) == "awoo")
    #expect(throws: Hoarse()) { try post.howl(at: 3) }
    #expect(post.calls.count == 2)
  }

  @Test("is stubbed with nil, where the function returns an optional")
  func optional() {
    dog.stub { $0.digest() }.andReturn(nil)
    #expect(Failures.capture { _ = dog.digest() } == [])
  }

  @Test("may be asynchronous, and of an actor")
  func asynchronous() async throws {
    actor FakeSafe: Fake {
      enum Function: String, PoseurFunction { case open }
      let faker = Function.faker()
      func open(_ code: Int) -> Bool { recordAndStub(function: .open, arguments: code) }
    }
    let safe = FakeSafe()
    await safe.stub { await $0.open(7) }.andReturn(true)
    await archive.stub { try await $0.load(3) }.andReturn("Rex")
    await archive.stub { try await $0.load(4) }.andThrow(Hoarse())

    #expect(await safe.open(7))
    #expect(try await archive.load(3) == "Rex")
    await #expect(throws: Hoarse()) { try await archive.load(4) }
    await expectHaveReceived(safe, times: 1) { await $0.open(7) }
    await expectHaveNotReceived(safe) { await $0.open(8) }
    #expect(await archive.call { try await $0.load(3) }.count == 1)
    #expect(await safe.call { await $0.open(7) }.description == "FakeSafe.open(7)")
  }

  @Test("is expected, at all, so often, not at all, and in an order")
  func expected() {
    let cat = FakeCat()
    dog.eat(.canned)
    cat.flee(from: .stick)

    expectHaveReceived(dog) { $0.eat(.canned) }
    expectHaveReceived(dog, times: 1) { $0.eat(.canned) }
    expectHaveNotReceived(dog) { $0.eat(.dry(grams: 3)) }
    expectHaveReceivedInOrder(dog.call { $0.eat(.canned) }, cat.call { $0.flee(from: .stick) })
    #expect(dog.call { $0.eat(.canned) }.count == 1 && dog.call { $0.eat(.dry(grams: 1)) }.count == 0)
    expectNoMoreCalls(dog)
    #expect(
      Failures.capture { expectHaveReceived(dog, times: 2) { $0.eat(.dry(grams: 3)) } } == [
        """
        Expected FakeDog.eat(.dry(grams: 3)) to be called exactly 2 times, but it was called 0 times.
        Calls to eat (1):
          #1  eat(.canned)   argument 0 is .canned, not .dry(grams: 3)
        """
      ])
  }

  @Test("is waited for")
  func waited() async throws {
    dog.eat(.canned)
    #expect(try await dog.call { $0.eat($1) }.wait() == [.canned])
    await #expect(throws: CallNotReceived.self) {
      _ = try await dog.call { $0.eat(.dry(grams: 1)) }.wait(timeout: .zero)
    }
  }

  @Test("of a generic function is of the type that it was written with")
  func generic() {
    final class FakeStore: Fake {
      enum Function: String, PoseurFunction { case get }
      let faker = Function.faker()
      func get<T>() -> T { recordAndStub(function: .get) }
    }
    let store = FakeStore()
    store.stub { $0.get() }.andReturn(true)
    store.stub { $0.get() }.andReturn("toys")
    #expect(store.get() as String == "toys" && store.get() as Bool)
    expectHaveReceived(store, times: 1) { $0.get() as Bool }
    expectHaveNotReceived(store) { $0.get() as Int }
    expectHaveReceived(store, .get, times: 2)
    #expect(
      Failures.capture { expectHaveReceived(store) { $0.get() as Int } } == [
        """
        Expected FakeStore.get to be called at least 1 time, but it was called 0 times.
        Calls to get (2):
          #1  get()   returns String, not Int
          #2  get()   returns Bool, not Int
        """
      ])
  }

  @Test("is universal without arguments: it answers after a stub of the case, and counts every call")
  func universal() {
    dog.stub(.bark).andReturn("woof")
    dog.stub { $0.bark() }.andReturn("yip")
    #expect(dog.bark() == "yip")
    _ = dog.bark()
    expectHaveReceived(dog, times: 2) { $0.bark() }
    expectNoMoreCalls(dog)
  }

  @Test("tells nil from another optional's nil, and a closure from nil")
  func exactNil() {
    final class FakeForm: Fake {
      enum Function: String, PoseurFunction { case patch, send }
      let faker = Function.faker()
      func patch(name: String??) { recordAndStub(function: .patch, arguments: name as Any?) }
      func send(then: (() -> Void)?) { recordAndStub(function: .send, arguments: then) }
    }
    let form = FakeForm()
    form.patch(name: .some(nil))
    form.send(then: nil)
    expectHaveNotReceived(form) { $0.patch(name: nil) }
    expectHaveReceived(form, times: 1) { $0.patch(name: .some(nil)) }
    expectHaveNotReceived(form) { $0.send {} }
    expectHaveReceived(form, times: 1) { $0.send(then: nil) }
  }

  @Test("may be of a property, a setter, a subscript, an overload, a generic function, or with a completion")
  func shapes() {
    final class FakeBox: Fake {
      enum Function: String, PoseurFunction { case name, setName, item, putNumber, putText, echo, load }
      let faker = Function.faker()
      var name: String {
        get { recordAndStub(function: .name) }
        set { recordAndStub(function: .setName, arguments: newValue) }
      }
      subscript(index: Int) -> String { recordAndStub(function: .item, arguments: index) }
      func put(_ number: Int) { recordCall(.putNumber, arguments: number) }
      func put(_ text: String) { recordCall(.putText, arguments: text) }
      func echo<T>(_ value: T) -> T { recordAndStub(function: .echo, arguments: value) }
      func load(_ id: Int, completion: @escaping (String) -> Void) {
        recordAndStub(function: .load, arguments: id, completion)
      }
    }
    let box = FakeBox()
    box.stub { $0.name }.andReturn("toys")
    box.stub { $0[3] }.andReturn("ball")
    box.stub { $0.echo(4) }.andReturn(5)
    box.name = "Rex"
    box.put("ball")
    box.load(3) { _ in }

    #expect(box.name == "toys" && box[3] == "ball" && box.echo(4) == 5)
    expectHaveReceived(box) { $0.name = "Rex" }
    expectHaveReceived(box) { $0.put("ball") }
    expectHaveNotReceived(box) { $0.put(3) }
    expectHaveReceived(box) { $0.load(3) { _ in } }
    expectHaveNotReceived(box) { $0.load(4) { _ in } }
  }

  @Test("may be of a static function, by the type's faker, and of a class of the main actor")
  @MainActor
  func isolated() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker() }
    FakeHut.classFaker.stub { _ in FakeHut.count() }.andReturn(3)
    #expect(FakeHut.count() == 3)
    expectHaveReceived(FakeHut.classFaker, times: 1) { _ in FakeHut.count() }

    @MainActor final class FakeView: Fake {
      enum Function: String, PoseurFunction { case height }
      nonisolated let faker = Function.faker()
      func height(for width: Int) -> Int { recordAndStub(function: .height, arguments: width) }
    }
    let view = FakeView()
    view.stub { $0.height(for: 1) }.andReturn(2)
    #expect(view.height(for: 1) == 2)
    expectHaveReceived(view) { $0.height(for: 1) }
  }

  @Test("is of its task alone: calls of others are recorded meanwhile")
  func concurrency() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [archive] in
          for _ in 0..<200 { archive.close() }
        }
      }
      for count in 0..<200 {
        await archive.stub { try await $0.load(count) }.andReturn("\(count)")
        expectHaveNotReceived(archive) { $0.title() }
      }
    }
    #expect(archive.callCountFor(function: .close) == 1_600)
    #expect(archive.calls.count == 1_600)
  }
}
