// Records and answers through a generated fake of each kind; the test compares what it prints.

import PoseurCore

@testable import Corpus

@main
struct Program {
  static func main() async throws {
    try await effects()
    try await parameters()
    try await properties()
    try await generics()
    try await statics()
    try await isolation()
    try await classes()
    try await names()
    try await closures()
  }

  static func effects() async throws {
    let effects = FakeEffects()
    effects.stub(.name).andReturn("Rex")
    effects.stub(.tone).andThrow(Hoarse())
    effects.stub(.find).with(3).andReturn("three")
    effects.stub(.count).andReturn(4)
    effects.bark()
    show(
      "effects", effects.name(), (try? effects.tone()) ?? -1, try await effects.find(3),
      try await effects.count(of: "a"))
    show("calls", effects.calls)
  }

  static func parameters() async throws {
    let parameters = FakeParameters()
    parameters.stub(.teach).with(["sit", "roll"], 5).andReturn(2)
    parameters.stub(.trim).andReturn((2, true))
    parameters.stub(.swap).andReturn((7, "seven"))
    parameters.stub(.walk).andDo { (_: Int, completion: @escaping (String) -> Void) in completion("tired") }
    var (fur, left, right, unchanged) = (9, 1, "one", 5)
    let isTrimmed = parameters.trim(&fur)
    parameters.swap(&left, with: &right)
    try await parameters.groom(&unchanged, gently: true)
    parameters.walk(30) { show("completion", $0) }
    parameters.log("heard")
    show("inout", fur, isTrimmed, left, right, unchanged)
    show("variadic", parameters.teach("sit", "roll", for: 5))
    show("autoclosure", parameters.receivedCall(to: .log, withArguments: "heard"))
  }

  static func properties() async throws {
    let properties = FakeProperties()
    properties.stubProperty(get: .age, set: .setAge, initially: 3)
    properties.stub(.itemKey).with("a").andReturn(1)
    properties.stub(.place).andReturn("hut")
    properties.age += 1
    properties[key: "b"] = 2
    show("properties", properties.age, properties[key: "a"] ?? 0, try await properties.place)
    show("subscript", properties.receivedCall(to: .setItemKey, withArguments: "b", 2))
  }

  static func generics() async throws {
    let generics = FakeGenerics()
    generics.stub(.decodeFrom).andReturn(3)
    generics.stub(.all).andReturn(2)
    show("generic", generics.decode(Int.self, from: "3"), generics.all(1, "a"))

    let shelf = FakeShelf<Int, String>()
    shelf.stub(.first).andReturn(1)
    shelf.put(2, under: "two")
    FakeFactory<Int>.stub(.size).andReturn(8)
    show("generic and static", FakeFactory<Int>.size, FakeFactory<String>.classFaker.callCountFor(function: .size))
    show("associated types", shelf.first ?? 0, shelf.receivedCall(to: .put, withArguments: 2, "two"))
  }

  static func statics() async throws {
    FakeStatics.stub(.make).andReturn("made")
    FakeStatics.count = 3
    show("static", FakeStatics.make(), FakeStatics.classFaker.calls)
    FakeRegistry.stub(.count).andReturn(5)
    show("class", FakeRegistry.count())
  }

  static func isolation() async throws {
    let screen = FakeScreen()
    screen.stub(.show).andReturn(true)
    screen.stub(.identifier).andReturn("main")
    show("main actor", await screen.show("Rex"), screen.identifier())
    let den = FakeDen()
    await den.enter("Rex")
    show("global actor", den.calls)
    let vault = FakeVault()
    vault.stub(.deposit).andReturn(10)
    vault.stub(.branch).andReturn("north")
    show("actor", await vault.deposit(4), vault.branch())
    let kitchen = FakeKitchen()
    kitchen.stub(.cook).andReturn(2)
    show("sendable", await Task.detached { await kitchen.cook("rice") }.value)
  }

  static func classes() async throws {
    let animal = FakeAnimal()
    animal.stub(.sound).andReturn("meow")
    animal.stub(.load).andThrow(Hoarse())
    show("subclass", animal.sound(), (try? await animal.load(1)) ?? "hoarse", animal.calls)
    let puppy = FakePuppy()
    puppy.stub(.sound).andReturn("yip yip")
    puppy.stub(.legs).andReturn(3)
    show("inherited", puppy.sound(), puppy.legs)
    let collar = FakeCollar(name: "Rex")
    collar.ring()
    show("initializer", collar.name, FakeCollar(parsing: "") == nil, collar.calls)
    let defaulting = FakeDefaulting()
    defaulting.stub(.bark).andReturn(5)
    show("defaults", defaulting.bark(3), defaulting.bark(in: [:]), defaulting.callCountFor(function: .bark))
    let setting = FakeSetting(volume: 3)
    setting.mute()
    show("setter", setting.calls)
    let creating = try FakeCreating(name: "Rex")
    show("required initializer", creating.calls)
  }

  static func names() async throws {
    let names = FakeNames()
    names.stub(.switch).andReturn(1)
    names.stub(.loadIdInt).andReturn("int")
    names.stub(.loadIdString).andReturn("string")
    names.stub(.loadAsync).andReturn(2)
    names.stub(.findName).andReturn(true)
    // Swift prefers the asynchronous overload in an asynchronous function.
    let byNumber: (Int) -> String = { names.load(id: $0) }
    let later = try await names.load(id: 1) as Int
    show("overloads", names.switch(1), byNumber(1), names.load(id: "1"), later, names.find("Rex"))
    let copying = FakeCopying()
    copying.stub(.copy).andReturn(copying)
    show("Self", copying.copy() === copying)
    let keyed = FakeKeyed()
    keyed.stub(.description).andReturn("a key")
    show("refined", "\(keyed)", keyed == FakeKeyed(), Set([keyed, keyed]).count)
    let listing = FakeListing()
    listing.stub(.makeIterator).andReturn(AnyIterator([1].makeIterator()))
    show("sequence", Array(listing))
  }

  static func closures() async throws {
    let middleware = FakeMiddleware()
    let passed = try await middleware.intercept(Note(text: "in"), times: 2, id: "id") { note, times in
      (Note(text: note.text + " and out"), times)
    }
    show("next", passed.0.text, passed.1 ?? 0, middleware.callCountFor(function: .intercept))
    middleware.stub(.intercept).andReturn((Note(text: "stubbed"), Int?.none))
    let stubbed = try await middleware.intercept(Note(), times: 1, id: "id") { ($0, $1) }
    show("stubbed", stubbed.0.text, middleware.locked { 3 })
    let building = FakeBuilding()
    show("chain", building.with("a").with("b").copied === building, building.calls.count)
  }

  static func show(_ name: String, _ values: Any...) {
    print("\(name):", values.map { "\($0)" }.joined(separator: " "))
  }
}
