import ConsoleKit
import RxLite
import RxLiteTest
import Testing

@testable import Chapter13_WeatherApp

/// The view model of chapter 13, tested without a screen, a server or a clock: examples to read.
///
/// A tick of the scheduler is a tenth of a second. The subscription begins at 200.
///
/// NB: The scheduler of drivers is one for the whole program. Whoever replaces it does so on the main
/// thread, and puts it back before it leaves.
@Suite @MainActor struct WeatherViewModelTests {
  private let scheduler = TestScheduler(
    initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
  private let weather: WeatherStub
  private let location: LocationStub

  init() {
    weather = WeatherStub(scheduler)
    location = LocationStub(scheduler)
  }

  @Test func `the weather for a city is shown when it arrives`() {
    let (temperature, humidity) = (record(\.temperature), record(\.humidity))
    run(city: [.next(300, "Oslo")])
    #expect(temperature.events == [.next(200, ""), .next(302, "4°C")])
    #expect(humidity.events == [.next(200, ""), .next(302, "71%")])
  }

  @Test func `blanks are no city`() {
    run(city: [.next(300, ""), .next(310, "   "), .next(320, " Oslo ")])
    #expect(weather.asked == ["Oslo"])
  }

  @Test func `a city can be asked for twice`() {
    run(city: [.next(300, "Oslo"), .next(310, "Oslo")])
    #expect(weather.asked == ["Oslo", "Oslo"])
  }

  @Test func `the spinner turns, and the labels are hidden, while a request runs`() {
    let (isRunning, isHidden) = (record(\.isRunning), record(\.isHidden))
    run(city: [.next(300, "Oslo")])
    #expect(isRunning.events == [.next(200, false), .next(300, true), .next(302, false)])
    #expect(isHidden.events == [.next(200, true), .next(302, false)])
  }

  @Test func `an old answer doesn't overtake a new one`() {
    let cityName = record(\.cityName)
    run(city: [.next(300, "Lima"), .next(301, "Oslo")])
    #expect(cityName.events == [.next(200, ""), .next(303, "Oslo")])
    #expect(weather.subscriptions["Lima"]?.last == Subscription(300, 301))
  }

  @Test func `a city and the place here are two questions, and the newer one counts`() {
    let cityName = record(\.cityName)
    run(
      city: [.next(300, "Lima"), .next(500, "Oslo")],
      here: [.next(301, ()), .next(499, ())])
    #expect(
      cityName.events == [
        .next(200, ""), .next(313, "Zürich"), .next(500, ""), .next(502, "Oslo"),
      ])
  }

  @Test func `all labels share one request`() {
    _ = (record(\.cityName), record(\.temperature), record(\.humidity))
    _ = (record(\.isRunning), record(\.isHidden), record(\.message))
    run(city: [.next(300, "Oslo")])
    #expect(weather.asked == ["Oslo"])
  }

  @Test func `a lost connection is tried again after 1, 2 and 3 seconds`() {
    let message = record(\.message)
    weather.isOffline = true
    run(city: [.next(300, "Oslo")])
    #expect(weather.subscriptions["Oslo"]?.map(\.subscribe) == [300, 310, 330, 360])
    let lost = "There is no connection."
    #expect(
      message.events == [
        .next(200, ""), .next(300, ""),
        .next(300, "\(lost) Trying again in 1 s."), .next(310, "\(lost) Trying again in 2 s."),
        .next(330, "\(lost) Trying again in 3 s."), .next(360, lost),
      ])
  }

  @Test func `without a connection the last weather is shown, and said to be old`() {
    let (temperature, message) = (record(\.temperature), record(\.message))
    scheduler.scheduleAt(400) { weather.isOffline = true }
    run(city: [.next(300, "Oslo"), .next(400, "oslo")])
    #expect(temperature.events == [.next(200, ""), .next(302, "4°C")])
    #expect(
      message.events.last == .next(460, "There is no connection. This is the last known weather."))
  }

  @Test func `a weather that is known stays on the screen while it is asked for again`() {
    let (isHidden, isRunning) = (record(\.isHidden), record(\.isRunning))
    let (temperature, message) = (record(\.temperature), record(\.message))
    scheduler.scheduleAt(400) { weather.isOffline = true }
    run(city: [.next(300, "Oslo"), .next(400, "Oslo")])
    #expect(isHidden.events == [.next(200, true), .next(302, false)])
    #expect(Array(isRunning.events.changes.suffix(2)) == [.next(400, true), .next(460, false)])
    #expect(temperature.events == [.next(200, ""), .next(302, "4°C")])
    let lost = "There is no connection."
    #expect(
      message.events.suffix(4) == [
        .next(400, "\(lost) Trying again in 1 s."), .next(410, "\(lost) Trying again in 2 s."),
        .next(430, "\(lost) Trying again in 3 s."),
        .next(460, "\(lost) This is the last known weather."),
      ])
  }

  @Test func `without a stored weather nothing but the message is shown`() {
    let isHidden = record(\.isHidden)
    scheduler.scheduleAt(400) { weather.isOffline = true }
    run(city: [.next(300, "Oslo"), .next(400, "Lima")])
    #expect(isHidden.events.last == .next(400, true))
  }

  @Test func `an unknown city is reported at once, and the search continues`() {
    let (temperature, message) = (record(\.temperature), record(\.message))
    run(city: [.next(300, "Atlantis"), .next(400, "Oslo")])
    #expect(weather.asked == ["Atlantis", "Oslo"])
    #expect(message.events.contains(.next(300, "The server knows no city “Atlantis”.")))
    #expect(temperature.events == [.next(200, ""), .next(402, "4°C")])
  }

  @Test func `a lost connection is tried again here, too, at the position that is known`() {
    let (message, cityName) = (record(\.message), record(\.cityName))
    weather.isOffline = true
    scheduler.scheduleAt(325) { weather.isOffline = false }
    // The device knows where it is, but wouldn't a second time.
    scheduler.scheduleAt(315) { location.isLost = true }
    run(here: [.next(300, ())])
    #expect(location.asked == 1)
    #expect(weather.subscriptions["Zürich"]?.map(\.subscribe) == [310, 320, 340])
    let lost = "There is no connection."
    #expect(
      message.events == [
        .next(200, ""), .next(300, ""), .next(310, "\(lost) Trying again in 1 s."),
        .next(320, "\(lost) Trying again in 2 s."), .next(342, ""),
      ])
    #expect(cityName.events == [.next(200, ""), .next(342, "Zürich")])
  }

  @Test func `without a network the place here ends in the cause`() {
    let message = record(\.message)
    weather.isOffline = true
    scheduler.scheduleAt(315) { location.isLost = true }
    run(here: [.next(300, ())])
    #expect(message.events.last == .next(370, "There is no connection."))
  }

  @Test func `the place here empties the field and its suggestions`() {
    let (text, results) = (record(\.searchText), record(\.searchResults))
    run(here: [.next(400, ())], typed: [.next(300, "Os")])
    #expect(text.events == [.next(400, "")])
    #expect(results.events.filter { $0.time > 310 } == [.next(403, [])])
  }

  @Test func `without a position there is no request`() {
    let message = record(\.message)
    location.isLost = true
    run(here: [.next(300, ())])
    #expect(message.events.last == .next(300, "Your position isn't known."))
    #expect(weather.asked == [])
  }

  @Test func `cities are looked up when the typing pauses, and only once for the same letters`() {
    let results = record(\.searchResults)
    run(typed: [.next(300, "O"), .next(301, "Os"), .next(306, "Osl"), .next(308, "Os")])
    #expect(weather.lookedUp == ["Os"])
    #expect(results.events.suffix(2) == [.next(304, []), .next(305, ["Oslo", "Osaka"])])
  }

  @Test func `a test can wait for the answer as well`() throws {
    let constant = ConstantWeather()
    let output = WeatherViewModel(weather: constant, location: constant)
      .output(for: .init(city: .just("Shanghai"), here: .never(), typed: .never()))
    #expect(
      try output.temperature.asObservable().skip(1).toBlocking(timeout: 10).first() == "20°C")
  }

  // MARK: -

  private let outputs = BehaviorRelay<WeatherViewModel.Output?>(value: nil)

  /// Records an output from 200 on.
  private func record<Value>(
    _ output: KeyPath<WeatherViewModel.Output, SharedSequence<some SharingStrategyProtocol, Value>>
  ) -> TestableObserver<Value> {
    let observer = scheduler.createObserver(Value.self)
    _ = outputs.compactMap { $0 }
      .flatMapLatest { $0[keyPath: output].asObservable() }
      .subscribe(observer)
    return observer
  }

  /// Runs the view model with these inputs until nothing is left to do.
  private func run(
    city: [Recorded<Event<String>>] = [], here: [Recorded<Event<Void>>] = [],
    typed: [Recorded<Event<String>>] = []
  ) {
    SharingScheduler.mock(scheduler: scheduler) {
      let viewModel = WeatherViewModel(
        weather: weather, location: location, scheduler: scheduler)
      let input = WeatherViewModel.Input(
        city: scheduler.createHotObservable(city).asSignal(onErrorSignalWith: .empty()),
        here: scheduler.createHotObservable(here).asSignal(onErrorSignalWith: .empty()),
        typed: scheduler.createHotObservable(typed).asDriver(onErrorDriveWith: .empty()))
      // Something is always bound: without a subscriber nothing is asked.
      scheduler.scheduleAt(200) {
        let output = viewModel.output(for: input)
        outputs.accept(output)
        _ = output.message.asObservable().subscribe()
      }
      scheduler.start()
    }
  }
}

/// Knows three cities, of which Lima takes longer.
private final class WeatherStub: WeatherService {
  var isOffline = false
  private(set) var asked: [String] = []
  private(set) var lookedUp: [String] = []
  private var answers: [String: [TestableObservable<Weather>]] = [:]
  private let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  var subscriptions: [String: [Subscription]] {
    answers.mapValues { $0.flatMap(\.subscriptions).sorted { $0.subscribe < $1.subscribe } }
  }

  func currentWeather(city: String) -> Single<Weather> {
    .deferred { [self] in
      asked.append(city)
      let source = scheduler.createColdObservable(events(city))
      answers[city, default: []].append(source)
      return source.asSingle()
    }
  }

  func currentWeather(at location: Location) -> Single<Weather> {
    currentWeather(city: "Zürich")
  }

  func cities(beginningWith letters: String) -> Single<[String]> {
    lookedUp.append(letters)
    return scheduler.createColdObservable([.next(1, ["Oslo", "Osaka"]), .completed(1)])
      .asSingle()
  }

  private func events(_ city: String) -> [Recorded<Event<Weather>>] {
    if isOffline { return [.error(0, WeatherError.offline)] }
    let known = ["Lima": (5, 17, 83), "Oslo": (2, 4, 71), "Zürich": (2, 9, 80)]
    guard let (delay, temperature, humidity) = known[city] else {
      return [.error(0, WeatherError.unknownCity(city))]
    }
    let weather = Weather(cityName: city, temperature: temperature, humidity: humidity)
    return [.next(delay, weather), .completed(delay)]
  }
}

/// Needs a second to find out where it is.
private final class LocationStub: LocationService {
  var isLost = false
  private(set) var asked = 0
  private let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  func currentLocation() -> Single<Location> {
    .deferred { [self] in
      asked += 1
      if isLost { return .error(WeatherError.noPosition) }
      return .just(Location(latitude: 47.4, longitude: 8.5))
        .delaySubscription(.seconds(1), scheduler: scheduler)
    }
  }
}

extension [Recorded<Event<Bool>>] {
  /// The events without those that repeat the one before.
  fileprivate var changes: [Recorded<Event<Bool>>] {
    reduce(into: []) { changes, event in
      if changes.last?.value != event.value { changes.append(event) }
    }
  }
}
