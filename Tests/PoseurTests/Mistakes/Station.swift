import Poseur

// A small app, and its fakes as a newcomer writes them: some of them have the mistakes that people make.

struct ForecastOptions { var units = "metric", days = 3 }
struct Wind { var speed = 5, unit = "km/h" }
struct Day { var wind = Wind() }
struct Forecast { var days = [Day(), Day()] }
final class Sensor: Sendable {}

protocol Weather {
  func forecast(for place: String, _ options: ForecastOptions) throws -> Forecast
  func isSunny(in place: String, hour: Double) -> Bool
  func sensor(_ number: Int) -> Sensor
  func watch(_ place: String, _ report: @escaping (Int) -> Void)
  func save(_ forecast: Forecast)
  func log(_ text: String)
  func rename(_ place: String, to name: String)
}

/// The code under test. What `fault` names is wrong with it.
struct Station {
  let weather: any Weather
  var fault = ""

  func show(_ place: String) throws {
    let options = fault == "units" ? ForecastOptions(units: "imperial") : ForecastOptions()
    _ = try weather.forecast(for: place, options)
    if fault != "no log" { weather.log("shown") }
    if fault == "twice" { weather.log("shown") }
  }

  func store(_ forecast: Forecast) {
    var forecast = forecast
    if fault == "unit of wind" { forecast.days[1].wind.unit = "mph" }
    if fault == "order" { weather.log("saved") }
    weather.save(forecast)
    if fault != "order" { weather.log("saved") }
    if fault == "another call" { weather.rename("Bern", to: "bern") }
  }

  func greeting(for place: String, at hour: Double) -> String {
    weather.isSunny(in: fault == "case" ? place.lowercased() : place, hour: hour) ? "Sun!" : "Stay in."
  }
}

class FakeWeather: Weather, Fake {
  enum Function: String, PoseurFunction {
    case forecast, isSunny, sensor, watch, save, log, rename
  }
  let faker = Function.faker()

  func forecast(for place: String, _ options: ForecastOptions) throws -> Forecast {
    try recordAndStubThrowing(function: .forecast, arguments: place, options)
  }
  func isSunny(in place: String, hour: Double) -> Bool {
    recordAndStub(function: .isSunny, arguments: place, hour)
  }
  func sensor(_ number: Int) -> Sensor { recordAndStub(function: .sensor, arguments: number) }
  func watch(_ place: String, _ report: @escaping (Int) -> Void) {
    recordAndStub(function: .watch, arguments: place, report)
  }
  func save(_ forecast: Forecast) { recordAndStub(function: .save, arguments: forecast) }
  func log(_ text: String) { recordAndStub(function: .log, arguments: text) }
  func rename(_ place: String, to name: String) {
    recordAndStub(function: .rename, arguments: place, name)
  }
}

/// It forwards one function as another, and one not at all.
final class FakeWeatherWithMistakes: FakeWeather {
  override func isSunny(in place: String, hour: Double) -> Bool {
    recordAndStub(function: .rename, arguments: place, hour)
  }
  override func log(_ text: String) {}
}

struct FakeAtlas: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open }
  static let classFaker = ClassFunction.classFaker()
  static func open(_ page: Int) { recordCall(.open, arguments: page) }
}
