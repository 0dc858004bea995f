import Poseur

extension Mistake {
  static let all = inTheCode + inStubs + inAssertions + inFakes + inTime + withLines
  private static let position = SourcePosition(fileID: "Tests/WeatherTests.swift", line: 12)

  // MARK: Faults of the code under test

  private static let inTheCode = [
    Mistake("the code passes a struct in which one property is wrong") {
      let weather = FakeWeather()
      weather.stub(.forecast).andReturn(Forecast())
      try Station(weather: weather, fault: "units").show("Bern")
      expectHaveReceived(weather) { try $0.forecast(for: "Bern", ForecastOptions()) }
    },
    Mistake("the same, and the test looks at it by a check") {
      let weather = FakeWeather()
      weather.stub(.forecast).andReturn(Forecast())
      try Station(weather: weather, fault: "units").show("Bern")
      expectHaveReceived(weather) { try $0.forecast(for: "Bern", matching { $0.units == "metric" }) }
    },
    Mistake("the same, and the test looks at it by a key path") {
      let weather = FakeWeather()
      weather.stub(.forecast).andReturn(Forecast())
      try Station(weather: weather, fault: "units").show("Bern")
      expectHaveReceived(weather, .forecast, with: "Bern", Argument.key(\ForecastOptions.units, "metric"))
    },
    Mistake("the code calls in the wrong order") {
      let weather = FakeWeather()
      Station(weather: weather, fault: "order").store(Forecast())
      expectHaveReceivedInOrder(weather.call(to: .save), weather.call(to: .log, withArguments: "saved"))
    },
    Mistake("the code gets a value wrong that lies four levels deep") {
      let weather = FakeWeather()
      Station(weather: weather, fault: "unit of wind").store(Forecast())
      expectHaveReceived(weather, .save, with: Forecast())
    },
    Mistake("the code makes a call too many") {
      let weather = FakeWeather()
      Station(weather: weather, fault: "another call").store(Forecast())
      expectHaveReceived(weather, .save)
      expectHaveReceived(weather, .log)
      expectNoMoreCalls(weather)
    },
    Mistake("the code makes a call that it should not") {
      let weather = FakeWeather()
      Station(weather: weather, fault: "another call").store(Forecast())
      expectHaveNotReceived(weather, .rename)
    },
    Mistake("the code makes a call once too few") {
      let weather = FakeWeather()
      weather.stub(.forecast).andReturn(Forecast())
      try Station(weather: weather).show("Bern")
      expectHaveReceived(weather, .log, with: "shown", times: 2)
    },
    Mistake("the code does not make a call") {
      let weather = FakeWeather()
      weather.stub(.forecast).andReturn(Forecast())
      try Station(weather: weather, fault: "no log").show("Bern")
      expectHaveReceived(weather) { $0.log("shown") }
    },
    Mistake("the code makes no call in time") {
      let weather = FakeWeather()
      try await weather.waitForCall(
        to: .log, timeout: .milliseconds(1), fileID: position.fileID, filePath: position.filePath, line: position.line)
    },
  ]

  // MARK: Mistakes in stubs

  private static let inStubs = [
    Mistake("a stub is missing") { _ = Station(weather: FakeWeather()).greeting(for: "Bern", at: 9) },
    Mistake("a stub is missing of a function that throws") { try Station(weather: FakeWeather()).show("Bern") },
    Mistake("a default is registered for the type alone") {
      let weather = FakeWeather()
      weather.register(default: Forecast())
      try Station(weather: weather).show("Bern")
    },
    Mistake("a stub misses the call by an argument") {
      let weather = FakeWeather()
      weather.stub { $0.isSunny(in: "Bern", hour: 9) }.andReturn(true)
      _ = Station(weather: weather, fault: "case").greeting(for: "Bern", at: 9)
    },
    Mistake("a stub is of another function") {
      let weather = FakeWeather()
      weather.stub(.log).andReturn()
      _ = Station(weather: weather).greeting(for: "Bern", at: 9)
    },
    Mistake("a stub of a case returns a value of a wrong type") {
      let weather = FakeWeather()
      weather.stub(.isSunny).andReturn("yes")
      _ = Station(weather: weather).greeting(for: "Bern", at: 9)
    },
    Mistake("a written stub returns nil for a Bool") {
      let weather = FakeWeather()
      weather.stub { $0.isSunny(in: "Bern", hour: 9) }.andReturn(nil)
      _ = Station(weather: weather).greeting(for: "Bern", at: 9)
    },
    Mistake("a stub names too few arguments") {
      let weather = FakeWeather()
      weather.stub(.isSunny).with("Bern").andReturn(true)
      _ = Station(weather: weather).greeting(for: "Bern", at: 9)
    },
    Mistake("a stub names an Int for a Double") {
      let weather = FakeWeather()
      weather.stub(.isSunny).with("Bern", 9).andReturn(true)
      _ = Station(weather: weather).greeting(for: "Bern", at: 9)
    },
    Mistake("a closure takes other types than the call's arguments") {
      let weather = FakeWeather()
      weather.stub(.isSunny).andDo { (place: String, hour: Int) in hour > 6 }
      _ = Station(weather: weather).greeting(for: "Bern", at: 9)
    },
    Mistake("a closure is called with a value of another type") {
      let weather = FakeWeather()
      weather.stub(.watch).andDo { (_: String, done: @escaping (String) -> Void) in done("sunny") }
      weather.watch("Bern") { _ in }
    },
    Mistake("a stub throws in a function that can't") {
      let weather = FakeWeather()
      weather.stub(.isSunny).andThrow(Hoarse())
      _ = Station(weather: weather).greeting(for: "Bern", at: 9)
    },
    Mistake("a stub comes after the call") {
      let weather = FakeWeather()
      Station(weather: weather).store(Forecast())
      weather.stub(.log).with("saved").andReturn()
      expectNoUnusedStubs(weather)
    },
    Mistake("a stub of a completion misses the call, so nobody calls it") {
      let weather = FakeWeather()
      weather.stub(.watch).with("Bern", Argument.any).andDo { (_: String, done: @escaping (Int) -> Void) in done(3) }
      weather.watch("bern") { _ in }
    },
  ]

  // MARK: Mistakes in assertions

  private static let inAssertions = [
    Mistake("a matcher is of another type than the argument") {
      let weather = FakeWeather()
      Station(weather: weather).store(Forecast())
      expectHaveReceived(weather, .log, with: Argument.greaterThan(3))
    },
    Mistake("the code runs inside of the closure") {
      let weather = FakeWeather()
      expectHaveReceived(weather) { _ in Station(weather: weather).store(Forecast()) }
    },
    Mistake("an order is empty") { expectHaveReceivedInOrder() },
    Mistake("a captor is asked for another type") {
      let (weather, captor) = (FakeWeather(), ArgumentCaptor())
      weather.stub(.log).with(captor).andReturn()
      weather.log("shown")
      _ = captor.values(
        as: Int.self, fileID: position.fileID, filePath: position.filePath, line: position.line,
        column: position.column)
    },
  ]

  // MARK: Mistakes in fakes

  private static let inFakes = [
    Mistake("the fake doesn't forward the function") {
      let weather = FakeWeatherWithMistakes()
      Station(weather: weather).weather.log("shown")
      expectHaveReceived(weather, .log)
    },
    Mistake("the fake doesn't forward the function that the test writes") {
      expectHaveReceived(FakeWeatherWithMistakes()) { $0.log("shown") }
    },
    Mistake("the fake forwards the function as another") {
      let weather = FakeWeatherWithMistakes()
      weather.stub(.isSunny).andReturn(true)
      _ = Station(weather: weather).greeting(for: "Bern", at: 9)
    },
    Mistake("the code has another fake") {
      let (weather, other) = (FakeWeather(), FakeWeather())
      Station(weather: other).store(Forecast())
      expectHaveReceived(weather, .log)
    },
    Mistake("the code's fake is gone") {
      Station(weather: FakeWeather()).store(Forecast())
      expectHaveReceived(FakeWeather(), .log)
    },
    Mistake("the function returns an object, and has no stub") {
      let weather = FakeWeather()
      let outcome = TrapCatcher.run { _ = weather.sensor(1) }
      Failures.report(outcome.message ?? "no stop")
    },
    Mistake("the calls of a type are those of all tests") {
      FakeAtlas.classFaker.reset()
      for page in 1...2 { FakeAtlas.open(page) }
      expectHaveReceived(FakeAtlas.classFaker, .open, times: 1)
    },
  ]

  // MARK: Tests that never end

  private static let inTime = [
    Mistake("nobody answers a held call") {
      let archive = FakeArchive()
      let test = Task {
        try await withIsolatedFakes(named: "opens()") {
          let responder = archive.stub(.load).andWaitForResponse()
          Task { try await archive.load(1) }
          try await responder.waitForPendingCalls()
          withUnsafeCurrentTask { $0?.cancel() }
          withExtendedLifetime(responder) {}
        }
      }
      _ = await test.result
    },
    Mistake("the loop of the code never gets the answer that ends it") {
      let weather = FakeWeather()
      var tries = 0
      while tries < 30, !weather.isSunny(in: "Bern", hour: Double(tries)) { tries += 1 }
    },
    Mistake("a wait blocks a thread that tasks need") {
      func wait() throws {
        try FakeWeather().call(to: .log).waitSynchronously(
          timeout: .milliseconds(1), fileID: position.fileID, filePath: position.filePath,
          line: position.line)
      }
      try wait()
    },
  ]

  // MARK: Told with the line of the code, which Linux alone knows

  #if os(Linux)
    private static let withLines = [
      Mistake("the code makes a call twice") {
        let weather = FakeWeather()
        weather.keepCallers()
        weather.stub(.forecast).andReturn(Forecast())
        try Station(weather: weather, fault: "twice").show("Bern")
        expectHaveReceived(weather, .log, with: "shown", times: 1)
      }
    ]
  #else
    private static let withLines: [Mistake] = []
  #endif
}
