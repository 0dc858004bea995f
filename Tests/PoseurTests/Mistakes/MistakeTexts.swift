extension Mistake {
  /// All that a test says of each mistake, by the mistake's name.
  static let texts: [String: [String]] = [
    "the code passes a struct in which one property is wrong": [
      """
      Expected FakeWeather.forecast("Bern", ForecastOptions(units: "metric", days: 3)) to be called at least \
      1 time, but it was called 0 times.
      Calls to forecast (1):
        #1  forecast("Bern", ForecastOptions(units: "imperial", days: 3))   argument 1 is \
      ForecastOptions(units: "imperial", days: 3), not ForecastOptions(units: "metric", days: 3)
      Other calls: log("shown")
      """
    ],
    "the same, and the test looks at it by a check": [
      """
      Expected FakeWeather.forecast("Bern", a value of type ForecastOptions that passes a check) to be called \
      at least 1 time, but it was called 0 times.
      Calls to forecast (1):
        #1  forecast("Bern", ForecastOptions(units: "imperial", days: 3))   argument 1 is \
      ForecastOptions(units: "imperial", days: 3), which fails the check
      Other calls: log("shown")
      """
    ],
    "the same, and the test looks at it by a key path": [
      """
      Expected FakeWeather.forecast("Bern", a value of type ForecastOptions whose units is "metric") to be \
      called at least 1 time, but it was called 0 times.
      Calls to forecast (1):
        #1  forecast("Bern", ForecastOptions(units: "imperial", days: 3))   argument 1 is \
      ForecastOptions(units: "imperial", days: 3), whose units is "imperial", not "metric"
      Other calls: log("shown")
      """
    ],
    "the code calls in the wrong order": [
      """
      Expected FakeWeather.log("saved") to be called after FakeWeather.save, but it was called before that.
      The expected order:
        1. FakeWeather.save
        2. FakeWeather.log("saved")     ← not received as expected
      The calls (2):
            FakeWeather.log("saved")     ← too early
        1.  FakeWeather.save(Forecast(days: [Day(wind: Wind(speed: 5, unit: "km/h")), Day(wind: Wind(speed: \
      5, unit: "km/h"))]))
        →  2. was expected after this
      """
    ],
    "the code gets a value wrong that lies four levels deep": [
      """
      Expected FakeWeather.save(Forecast(days: [Day(wind: Wind(speed: 5, unit: "km/h")), Day(wind: \
      Wind(speed: 5, unit: "km/h"))])) to be called at least 1 time, but it was called 0 times.
      Calls to save (1):
        #1  save(Forecast(days: [Day(wind: Wind(speed: 5, unit: "km/h")), Day(wind: Wind(speed: 5, unit: \
      "mph"))]))   argument 0 differs: days[1].wind.unit: expected "km/h", received "mph"
      Other calls: log("saved")
      """
    ],
    "the code makes a call too many": [
      """
      Expected no more calls to FakeWeather, but no assertion has verified this one:
        #3  rename("Bern", "bern")
      Verify it, for example:
      expectHaveReceived(fakeWeather, .rename, with: "Bern", "bern")
      If the code may call it or not, add times: .atLeast(0).
      """
    ],
    "the code makes a call that it should not": [
      """
      Expected FakeWeather.rename not to be called, but it was called 1 time.
      Calls to rename (1):
        #3  rename("Bern", "bern")
      Other calls:
        save(Forecast(days: [Day(wind: Wind(speed: 5, unit: "km/h")), Day(wind: Wind(speed: 5, unit: "km/h"))]))
        log("saved")
      """
    ],
    "the code makes a call twice": [
      """
      Expected FakeWeather.log("shown") to be called exactly 1 time, but it was called 2 times.
      Calls to log (2):
        #2  log("shown")   matches, called by Station.show(_:), Station.swift:29
        #3  log("shown")   matches, called by Station.show(_:), Station.swift:30
      Other calls: forecast("Bern", ForecastOptions(units: "metric", days: 3))
      """
    ],
    "the code makes a call once too few": [
      """
      Expected FakeWeather.log("shown") to be called exactly 2 times, but it was called 1 time.
      Calls to log (1):
        #2  log("shown")   matches
      Other calls: forecast("Bern", ForecastOptions(units: "metric", days: 3))
      If 1 call is right, write times: 1.
      """
    ],
    "the code does not make a call": [
      """
      Expected FakeWeather.log("shown") to be called at least 1 time, but it was called 0 times.
      Other calls: forecast("Bern", ForecastOptions(units: "metric", days: 3))
      """
    ],
    "the code makes no call in time": [
      """
      Expected FakeWeather.log to be called at least 1 time, but it was called 0 times.
      No calls were recorded.
      Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
      The wait of 0.001 seconds is at WeatherTests.swift:12.
      """
    ],
    "a stub is missing": [
      """
      FakeWeather.isSunny("Bern", 9.0) was called, but nothing is stubbed for it.
      Stub it, for example:
      fakeWeather.stub(.isSunny).with("Bern", 9.0).andReturn(<#Bool#>)
      See “When no stub answers” in Poseur's documentation.
      """
    ],
    "a stub is missing of a function that throws": [
      """
      FakeWeather.forecast("Bern", ForecastOptions(units: "metric", days: 3)) was called, but nothing is \
      stubbed for it.
      Stub it, for example:
      fakeWeather.stub(.forecast).with("Bern", Argument.anything).andReturn(<#Forecast#>)
      See “When no stub answers” in Poseur's documentation.
      """
    ],
    "a default is registered for the type alone": [
      """
      FakeWeather.forecast("Bern", ForecastOptions(units: "metric", days: 3)) was called, but nothing is \
      stubbed for it.
      A Forecast is registered for its type. A function that can throw needs a default of its own: \
      fakeWeather.register(default: <#Forecast#>, for: .forecast)
      Stub it, for example:
      fakeWeather.stub(.forecast).with("Bern", Argument.anything).andReturn(<#Forecast#>)
      See “When no stub answers” in Poseur's documentation.
      """
    ],
    "a stub misses the call by an argument": [
      """
      FakeWeather.isSunny("bern", 9.0) was called, but no stub answers it.
      Stubs of isSunny (1):
        isSunny("Bern", 9.0)   argument 0 is "bern", not "Bern"
      If the call is right, change the stub written at Mistakes.swift:81, or add one, for example:
      fakeWeather.stub(.isSunny).with("bern", 9.0).andReturn(<#Bool#>)
      See “When no stub answers” in Poseur's documentation.
      """
    ],
    "a stub is of another function": [
      """
      FakeWeather.isSunny("Bern", 9.0) was called, but nothing is stubbed for it.
      Not used so far: the stubs of log.
      Stub it, for example:
      fakeWeather.stub(.isSunny).with("Bern", 9.0).andReturn(<#Bool#>)
      See “When no stub answers” in Poseur's documentation.
      """
    ],
    "a stub of a case returns a value of a wrong type": [
      """
      FakeWeather.isSunny("Bern", 9.0) has to return Bool, but the stub that matches returns "yes" (String).
      Stub a value of that type:
      fakeWeather.stub(.isSunny).andReturn(<#Bool#>)
      """
    ],
    "a written stub returns nil for a Bool": [
      """
      FakeWeather.isSunny("Bern", 9.0) has to return Bool, but the value of its stub is nil.
      """
    ],
    "a stub names too few arguments": [
      """
      FakeWeather.isSunny("Bern", 9.0) was called, but no stub answers it.
      Stubs of isSunny (1):
        isSunny("Bern")   the call has 2 arguments, not 1: write Argument.any for the others
      If the call is right, change the stub written at Mistakes.swift:101, or add one, for example:
      fakeWeather.stub(.isSunny).with("Bern", 9.0).andReturn(<#Bool#>)
      See “When no stub answers” in Poseur's documentation.
      """
    ],
    "a stub names an Int for a Double": [
      """
      FakeWeather.isSunny("Bern", 9.0) was called, but no stub answers it.
      Stubs of isSunny (1):
        isSunny("Bern", 9)   argument 1 is 9.0 (Double), not 9 (Int)
      If the call is right, change the stub written at Mistakes.swift:106, or add one, for example:
      fakeWeather.stub(.isSunny).with("Bern", 9.0).andReturn(<#Bool#>)
      See “When no stub answers” in Poseur's documentation.
      """
    ],
    "a closure takes other types than the call's arguments": [
      """
      FakeWeather.isSunny("Bern", 9.0) was called with (String, Double), but the closure of its stub takes \
      (String, Int).
      Write the types of its parameters: { (<#name#>: String, <#name#>: Double) in <#…#> }
      """
    ],
    "a closure is called with a value of another type": [
      """
      FakeWeather.watch("Bern", (Int) -> Void closure) was called with (String, (Int) -> Void), but the closure of its \
      stub takes (String, (String) -> Void).
      Write the types of its parameters: { (<#name#>: String, <#name#>: @escaping (Int) -> Void) in <#…#> }
      """
    ],
    "a stub throws in a function that can't": [
      """
      FakeWeather.isSunny("Bern", 9.0) was forwarded as one that cannot throw, but its stub threw Hoarse().
      Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
      """
    ],
    "a stub comes after the call": [
      """
      Expected every stub of FakeWeather to be used, but this one wasn't:
        log("saved"), written at Mistakes.swift:127   1 call matches, but came before the stub, or did not \
      ask for an answer, as with recordCall
      """
    ],
    "a stub of a completion misses the call, so nobody calls it": [
      """
      FakeWeather.watch("bern", (Int) -> Void closure) was called, but no stub answers it.
      Stubs of watch (1):
        watch("Bern", any value)   argument 0 is "bern", not "Bern"
      It takes a closure, which no stub calls now. Whoever waits for that may wait for ever.
      See “My test never ends” in Poseur's documentation.
      """
    ],
    "a matcher is of another type than the argument": [
      """
      Expected FakeWeather.log(a value greater than 3) to be called at least 1 time, but it was called 0 times.
      Calls to log (1):
        #2  log("saved")   argument 0 is "saved" (String), not a value of type Int
      Other calls: save(Forecast(days: [Day(wind: Wind(speed: 5, unit: "km/h")), Day(wind: Wind(speed: 5, \
      unit: "km/h"))]))
      """
    ],
    "the code runs inside of the closure": [
      """
      The closure makes 2 calls to FakeWeather: save(Forecast(days: [Day(wind: Wind(speed: 5, unit: "km/h")), \
      Day(wind: Wind(speed: 5, unit: "km/h"))])), log("saved").
      Write one call in each closure, and run the code under test before. If the closure makes only one call, \
      the fake's function makes the others: name it by its case, .log.
      """
    ],
    "an order is empty": [
      "There is no order to check: pass the calls, as fake.call(to: <#function#>)."
    ],
    "a captor is asked for another type": [
      """
      Captured value 0 is "shown" (String), not a value of type Int.
      """
    ],
    "the fake doesn't forward the function": [
      """
      Expected FakeWeatherWithMistakes.log to be called at least 1 time, but it was called 0 times.
      No calls were recorded.
      Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
      """
    ],
    "the fake doesn't forward the function that the test writes": [
      """
      The closure makes no call to FakeWeather.
      Make one call to the fake that the closure gets, and await it if it is async. Run the code under test \
      before: the closure only describes the call.
      If it makes the call, the fake's function doesn't forward it: have that call recordAndStub.
      """
    ],
    "the fake forwards the function as another": [
      """
      FakeWeather.rename("Bern", 9.0) was called, but nothing is stubbed for it.
      Not used so far: the stubs of isSunny.
      Stub it, for example:
      fakeWeather.stub(.rename).with("Bern", 9.0).andReturn(<#Bool#>)
      See “When no stub answers” in Poseur's documentation.
      """
    ],
    "the code has another fake": [
      """
      Expected FakeWeather.log to be called at least 1 time, but it was called 0 times.
      No calls were recorded.
      The test has called another FakeWeather: save(Forecast(days: [Day(wind: Wind(speed: 5, unit: "km/h")), \
      Day(wind: Wind(speed: 5, unit: "km/h"))])), log("saved"). Pass this one to the code, or look at that one.
      """
    ],
    "the code's fake is gone": [
      """
      Expected FakeWeather.log to be called at least 1 time, but it was called 0 times.
      No calls were recorded.
      The test has called another FakeWeather 2 times, which is gone by now. Pass this one to the code.
      """
    ],
    "the function returns an object, and has no stub": [
      """
      FakeWeather.sensor(1) was called, but nothing is stubbed for it.
      Stub it, for example:
      fakeWeather.stub(.sensor).with(1).andReturn(<#Sensor#>)
      If sensor can throw, forward it with recordAndStubThrowing.
      See “When no stub answers” in Poseur's documentation.
      """,
      """
      FakeWeather.sensor(1) was called, but nothing is stubbed for it.
      Stub it, for example:
      fakeWeather.stub(.sensor).with(1).andReturn(<#Sensor#>)
      If sensor can throw, forward it with recordAndStubThrowing.
      See “When no stub answers” in Poseur's documentation.
      A value of type Sensor must be returned, and Poseur can't make one, so the process stops here. To avoid \
      that, make the type conform to DefaultProvidable, or register one: \
      fakeWeather.register(default: <#Sensor#>, for: .sensor).
      """,
    ],
    "the calls of a type are those of all tests": [
      """
      Expected FakeAtlas.open to be called exactly 1 time, but it was called 2 times.
      Calls to open (2):
        #1  open(1)
        #2  open(2)
      Run with POSEUR_CALLERS=1 to see the lines that made the calls.
      All tests share the calls of FakeAtlas. If some of these came in another test, reset it, or give each \
      test its own: classFaker(scope: .perTest) and .isolatedFakes
      """
    ],
    "nobody answers a held call": [
      """
      When the test “opens()” was cancelled, something still waited:
        FakeArchive.load(1) waits for andWaitForResponse() at Mistakes.swift:204: have its responder respond
      See “My test never ends” in Poseur's documentation.
      """,
      """
      The stub of FakeArchive.load held 1 call without a response when its responder went, so nothing can \
      answer it.
      Keep the responder for as long as calls wait, or stub andNeverReturn().
      """,
    ],
    "the loop of the code never gets the answer that ends it": (0..<20).map { hour in
      """
      FakeWeather.isSunny("Bern", \(hour).0) was called, but nothing is stubbed for it.
      Stub it, for example:
      fakeWeather.stub(.isSunny).with("Bern", \(hour).0).andReturn(<#Bool#>)
      See “When no stub answers” in Poseur's documentation.
      """
    } + [
      """
      FakeWeather.isSunny("Bern", 20.0) was called, but nothing is stubbed for it.
      20 calls to isSunny have failed in this test. The rest are counted, not listed.
      """,
      "30 calls to FakeWeather.isSunny failed, of which 20 are listed.",
    ],
    "a wait blocks a thread that tasks need": [
      """
      Expected FakeWeather.log to be called at least 1 time, but it was called 0 times.
      No calls were recorded.
      Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
      The wait blocks one of the few threads that all tasks share, so a task may not get to make the call. \
      Make the test async, and await waitForCall.
      The wait of 0.001 seconds is at WeatherTests.swift:12.
      """
    ],
  ]
}
