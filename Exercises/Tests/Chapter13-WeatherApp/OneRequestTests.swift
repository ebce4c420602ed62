import Dispatch
import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter13Exercises

@Suite("OneRequest", .serialized) struct OneRequestTests {
  private let cities = PublishSubject<String>()
  private let server = Server()
  private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  private let labels:
    (
      cityName: Observable<String>, temperature: Observable<String>, humidity: Observable<String>,
      age: Observable<String>
    )

  init() {
    labels = weatherLabels(
      cities: cities.asObservable(), load: server.load, scheduler: scheduler)
  }

  @Test func `each label shows its part of the weather`() throws {
    let (name, temperature, humidity) = subscribeAll()
    cities.onNext("Oslo")
    try expect(
      server.asked, equals: ["Oslo"],
      "cityName, temperature and humidity are subscribed to. They share one request for Oslo.")
    try server.answer(0, CityWeather(cityName: "Oslo", temperature: -4, humidity: 71))
    let arrived = "The weather in Oslo was sent on this thread, so it arrives at once:"
    try expect(name.received, equals: ["Oslo"], "\(arrived) cityName")
    try expect(temperature.received, equals: ["-4°C"], "\(arrived) temperature")
    try expect(humidity.received, equals: ["71%"], "\(arrived) humidity")
  }

  @Test func `the name is that of the answer`() throws {
    let name = Subscriber(labels.cityName)
    cities.onNext("oslo")
    try server.answer(0, oslo)
    try expect(
      name.received, equals: ["Oslo"],
      "The user has typed “oslo”, and the server has answered for “Oslo”. The label shows the "
        + "`cityName` of the weather.")
  }

  @Test func `all labels make one request for each city`() throws {
    let all = subscribeAll()
    let more = Subscriber(labels.temperature)
    cities.onNext("Oslo")
    try expect(
      server.asked, equals: ["Oslo"], "Four subscribers wait for the weather in Oslo.")
    try server.answer(0, oslo)
    try server.complete(0)
    cities.onNext("Oslo")
    try expect(
      server.asked, equals: ["Oslo", "Oslo"],
      "Oslo is asked for again. The user wants to know whether the weather has changed.")
    withExtendedLifetime((all, more)) {}
  }

  @Test func `each answer counts, even an equal one`() throws {
    let (name, temperature, humidity) = subscribeAll()
    cities.onNext("Oslo")
    try server.answer(0, oslo)
    try server.answer(0, oslo)
    let counts = [name.received.count, temperature.received.count, humidity.received.count]
    try expect(counts, equals: [2, 2, 2], "The request has emitted the same weather twice.")
  }

  @Test func `the next city disposes the old request`() throws {
    let (name, _, _) = subscribeAll()
    cities.onNext("Lima")
    cities.onNext("Oslo")
    try expect(
      server.active.map { $0 == 0 ? "Lima" : "Oslo" }, equals: ["Oslo"],
      "Oslo was asked for while the request for Lima was running. The requests that run now:")
    try server.answer(1, oslo)
    try server.answer(0, CityWeather(cityName: "Lima", temperature: 17, humidity: 83))
    try expect(name.received, equals: ["Oslo"], "The answer for Lima came last, but it is old.")
  }

  @Test func `a failure leaves the labels alive`() throws {
    let (name, temperature, _) = subscribeAll()
    cities.onNext("Atlantis")
    try server.fail(0)
    try expect(
      name.received + temperature.received, equals: [],
      "The request for Atlantis has failed: there is no weather to show, and no reason to end.")
    try expect(server.asked, equals: ["Atlantis"], "A request that has failed is not repeated.")
    cities.onNext("Oslo")
    try expect(
      server.asked, equals: ["Atlantis", "Oslo"],
      "The request for Atlantis has failed. Oslo is asked for next.")
    try server.answer(1, oslo)
    try expect(name.received, equals: ["Oslo"], "Atlantis has failed, and Oslo is answered.")
  }

  @Test func `the last value stays until the next answer`() throws {
    let name = Subscriber(labels.cityName)
    cities.onNext("Oslo")
    try server.answer(0, oslo)
    cities.onNext("Lima")
    let humidity = Subscriber(labels.humidity)
    try expect(
      humidity.received, equals: ["71%"],
      "Oslo was answered with 71%. Then humidity was subscribed to, while the request for Lima was "
        + "running. A late subscriber receives the last value at once.")
    try server.fail(1)
    let temperature = Subscriber(labels.temperature)
    try expect(
      temperature.received, equals: ["4°C"],
      "Oslo was answered with 4°C. Then the request for Lima failed, and temperature was subscribed "
        + "to. A late subscriber receives the last value at once.")
    withExtendedLifetime(name) {}
  }

  @Test func `a late subscriber receives the last value at once`() throws {
    let name = Subscriber(labels.cityName)
    cities.onNext("Oslo")
    try server.answer(0, CityWeather(cityName: "Oslo", temperature: 3, humidity: 70))
    try server.answer(0, oslo)
    let humidity = Subscriber(labels.humidity)
    try expect(
      humidity.received, equals: ["71%"],
      "The weather has arrived twice, then humidity is subscribed to. The last value is 71%.")
    try expect(server.asked, equals: ["Oslo"], "The late subscriber makes no request of its own.")
    withExtendedLifetime(name) {}
  }

  @Test func `even when the request has completed`() throws {
    let name = Subscriber(labels.cityName)
    cities.onNext("Oslo")
    try server.answer(0, oslo)
    try server.complete(0)
    let humidity = Subscriber(labels.humidity)
    try expect(
      server.asked, equals: ["Oslo"],
      "The request for Oslo has completed. A late subscriber makes no other one.")
    try expect(
      humidity.received, equals: ["71%"],
      "The request for Oslo has completed, and humidity is subscribed to after that.")
    withExtendedLifetime(name) {}
  }

  @Test func `a label that joins during a request waits for its answer`() throws {
    let name = Subscriber(labels.cityName)
    cities.onNext("Oslo")
    let humidity = Subscriber(labels.humidity)
    try expect(server.asked, equals: ["Oslo"], "The second label joins the request in progress.")
    try server.answer(0, oslo)
    try expect(humidity.received, equals: ["71%"], "It joined during the request.")
    withExtendedLifetime(name) {}
  }

  @Test func `as long as one label is left, the request goes on`() throws {
    let (name, temperature, humidity) = subscribeAll()
    cities.onNext("Oslo")
    name.dispose()
    humidity.dispose()
    try expect(server.active, equals: [0], "temperature still has a subscriber.")
    try server.answer(0, oslo)
    try expect(temperature.received, equals: ["4°C"], "The other two labels have gone.")
    try expect(name.received, equals: [], "cityName was disposed before the answer.")
  }

  @Test func `a subscriber that comes after all have gone begins anew`() throws {
    let name = Subscriber(labels.cityName)
    cities.onNext("Oslo")
    try server.answer(0, oslo)
    name.dispose()
    let again = Subscriber(labels.cityName)
    try expect(
      again.received, equals: [],
      "All labels had gone. The weather of that time is stale, and must not be emitted.")
    cities.onNext("Lima")
    try expect(
      server.asked, equals: ["Oslo", "Lima"], "All labels had gone, and one has subscribed again.")
    try server.answer(1, CityWeather(cityName: "Lima", temperature: 17, humidity: 83))
    try expect(
      again.received, equals: ["Lima"], "All labels had gone, and one has subscribed again.")
  }

  @Test func `completes with the cities and the last request`() throws {
    let (name, temperature, humidity) = subscribeAll()
    cities.onNext("Oslo")
    cities.onCompleted()
    try expect(name.received, equals: [], "`cities` has completed. The request is still running.")
    try server.answer(0, oslo)
    try server.complete(0)
    try expect(name.received, equals: ["Oslo", "completed"], "cityName: both have completed.")
    try expect(
      temperature.received, equals: ["4°C", "completed"], "temperature: both have completed.")
    try expect(humidity.received, equals: ["71%", "completed"], "humidity: both have completed.")
  }

  @Test func `completes if the last request has failed`() throws {
    let name = Subscriber(labels.cityName)
    cities.onNext("Atlantis")
    cities.onCompleted()
    try server.fail(0)
    try expect(
      name.received, equals: ["completed"],
      "`cities` has completed, and the last request has failed. Nothing more can arrive.")
  }

  @Test func `fails if the cities fail`() throws {
    let (name, _, _) = subscribeAll()
    cities.onNext("Oslo")
    cities.onError(Broken())
    try expect(
      name.received, equals: ["error(broken)"], "`cities` has failed. That is no request's failure."
    )
    try expect(server.active, equals: [], "`cities` failed during a request.")
  }

  @Test func `the age of an answer grows by the minute`() throws {
    let age = Subscriber(labels.age)
    scheduler.advanceTo(20)
    cities.onNext("Oslo")
    scheduler.advanceTo(70)
    try expect(age.received, equals: [], "Oslo was asked for 50 s ago, and isn't answered yet.")
    try server.answer(0, oslo)
    try expect(age.received, equals: ["just now"], "The answer for Oslo has arrived at 70 s.")
    scheduler.advanceTo(129)
    try expect(age.received, equals: ["just now"], "The answer has arrived 59 s ago.")
    scheduler.advanceTo(130)
    try expect(
      age.received, equals: ["just now", "1 min ago"], "The answer has arrived 60 s ago.")
    scheduler.advanceTo(430)
    try expect(
      age.received,
      equals: [
        "just now", "1 min ago", "2 min ago", "3 min ago", "4 min ago", "5 min ago", "6 min ago",
      ],
      "The answer has arrived 360 s ago.")
    try expect(server.asked, equals: ["Oslo"], "Its age is no reason to ask again.")
    scheduler.advanceTo(70 + 7260)
    try expect(
      age.received.last ?? "nothing", equals: "121 min ago", "The answer has arrived 7260 s ago.")
  }

  @Test func `a late subscriber receives the age at that moment`() throws {
    let name = Subscriber(labels.cityName)
    cities.onNext("Oslo")
    try server.answer(0, oslo)
    scheduler.advanceTo(150)
    let age = Subscriber(labels.age)
    try expect(
      age.received, equals: ["2 min ago"],
      "The first label had the answer 150 s ago. Now `age` is subscribed to.")
    scheduler.advanceTo(179)
    try expect(
      age.received, equals: ["2 min ago"],
      "`age` was subscribed to 150 s after the answer. Now it is 179 s old.")
    scheduler.advanceTo(180)
    try expect(
      age.received, equals: ["2 min ago", "3 min ago"],
      "`age` was subscribed to 150 s after the answer. Now it is 180 s old.")
    let another = Subscriber(labels.age)
    try expect(
      another.received, equals: ["3 min ago"], "`age` is subscribed to when 180 s have passed.")
    scheduler.advanceTo(240)
    try expect(
      another.received, equals: ["3 min ago", "4 min ago"],
      "`age` was subscribed to when 180 s had passed. Now it is 240 s old.")
    try expect(
      age.received, equals: ["2 min ago", "3 min ago", "4 min ago"],
      "`age` was subscribed to 150 s after the answer. Now it is 240 s old.")
    withExtendedLifetime(name) {}
  }

  @Test func `a late subscriber is not late by a fraction of a second`() throws {
    let scheduler = TestScheduler(
      initialClock: 0, resolution: 0.25, simulateProcessingDelay: false)
    let labels = weatherLabels(
      cities: cities.asObservable(), load: server.load, scheduler: scheduler)
    func advance(to seconds: Double) { scheduler.advanceTo(Int(seconds * 4)) }
    let early = Subscriber(labels.age)
    cities.onNext("Oslo")
    advance(to: 0.5)
    try server.answer(0, oslo)
    advance(to: 60.25)
    let late = Subscriber(labels.age)
    try expect(
      late.received, equals: ["just now"],
      "The answer is 59.75 s old. Now `age` is subscribed to.")
    for minutes in 1...2 {
      advance(to: 0.25 + 60 * Double(minutes))
      let before = Array(["just now", "1 min ago"].prefix(minutes))
      try expect(
        late.received, equals: before,
        "The answer is \(60 * minutes - 1).75 s old. The `age` that was subscribed to 59.75 s after it:"
      )
      advance(to: 0.5 + 60 * Double(minutes))
      let then = Array(["just now", "1 min ago", "2 min ago"].prefix(minutes + 1))
      try expect(
        early.received, equals: then,
        "The answer is \(60 * minutes) s old. The `age` that was subscribed to before it:")
      try expect(
        late.received, equals: then,
        "The answer is \(60 * minutes) s old. The `age` that was subscribed to 59.75 s after it:")
    }
  }

  @Test func `only an answer begins anew`() throws {
    let age = Subscriber(labels.age)
    cities.onNext("Oslo")
    try server.answer(0, oslo)
    try server.complete(0)
    scheduler.advanceTo(50)
    cities.onNext("Atlantis")
    scheduler.advanceTo(60)
    try expect(
      age.received, equals: ["just now", "1 min ago"],
      "The weather in Oslo is 60 s old, and still on the screen. The request for Atlantis is "
        + "running.")
    try server.fail(1)
    scheduler.advanceTo(130)
    try expect(
      age.received, equals: ["just now", "1 min ago", "2 min ago"],
      "The weather in Oslo is 130 s old, and still on the screen. The request for Atlantis has "
        + "failed.")
    cities.onNext("Lima")
    try server.answer(2, oslo)
    try server.answer(2, oslo)
    scheduler.advanceTo(195)
    try expect(
      age.received,
      equals: ["just now", "1 min ago", "2 min ago", "just now", "just now", "1 min ago"],
      "At 130 s there were two new answers. Each of them is `just now`. Now it is 195 s. The old "
        + "weather is no longer shown, so nobody counts its minutes.")
  }

  @Test func `the age goes on when nothing more can arrive`() throws {
    let (age, name) = (Subscriber(labels.age), Subscriber(labels.cityName))
    cities.onNext("Oslo")
    try server.answer(0, oslo)
    try server.complete(0)
    cities.onCompleted()
    try expect(name.received, equals: ["Oslo", "completed"], "Both have completed: cityName")
    scheduler.advanceTo(60)
    try expect(
      age.received, equals: ["just now", "1 min ago"],
      "`cities` and the request have completed. 60 s after the answer:")
  }

  @Test(arguments: [true, false])
  func `without an answer the age completes, too`(hasFailed: Bool) throws {
    let age = Subscriber(labels.age)
    cities.onNext("Atlantis")
    cities.onCompleted()
    if hasFailed { try server.fail(0) } else { try server.complete(0) }
    try expect(
      age.received, equals: ["completed"],
      "`cities` has completed, and the last request has \(hasFailed ? "failed" : "completed"). There was "
        + "no answer, so there are no minutes to count: age")
  }

  @Test func `a subscription after the end starts anew`() throws {
    let labels = weatherLabels(cities: .just("Oslo"), load: server.load, scheduler: scheduler)
    let age = Subscriber(labels.age)
    try server.answer(0, oslo)
    try server.complete(0)
    scheduler.advanceTo(30)
    let name = Subscriber(labels.cityName)
    let end =
      "`cities` and the request have completed, but an `age` still counts. Then cityName is "
      + "subscribed to: it starts anew"
    try expect(name.received, equals: [], "\(end), and the old weather is not emitted.")
    try expect(server.asked, equals: ["Oslo", "Oslo"], "\(end), with a request of its own.")
    try server.answer(1, oslo)
    try expect(name.received, equals: ["Oslo"], "\(end). The second request is answered.")
    scheduler.advanceTo(60)
    try expect(
      age.received, equals: ["just now", "1 min ago"],
      "\(end). The `age` that was there before still counts the minutes of the first answer, which is "
        + "60 s old.")
    withExtendedLifetime(name) {}
  }

  @Test func `an age after the end doesn't join one that still counts`() throws {
    let labels = weatherLabels(cities: .just("Oslo"), load: server.load, scheduler: scheduler)
    let age = Subscriber(labels.age)
    try server.answer(0, oslo)
    try server.complete(0)
    scheduler.advanceTo(150)
    let again = Subscriber(labels.age)
    let end = """
      `cities` and the request have completed, but an `age` still counts. 150 s after the answer, `age` is \
      subscribed to once more
      """
    try expect(again.received, equals: [], "\(end), and the second `age` doesn't join the first.")
    try expect(server.asked, equals: ["Oslo", "Oslo"], "\(end), with a request of its own.")
    try server.answer(1, oslo)
    try expect(again.received, equals: ["just now"], "\(end). The second request is answered.")
    try expect(
      age.received, equals: ["just now", "1 min ago", "2 min ago"],
      "\(end). The first `age` still counts the minutes of the first answer.")
    withExtendedLifetime(again) {}
  }

  @Test func `the age is a subscriber like the others`() throws {
    let age = Subscriber(labels.age)
    let name = Subscriber(labels.cityName)
    cities.onNext("Oslo")
    try expect(server.asked, equals: ["Oslo"], "cityName and age share one request for Oslo.")
    name.dispose()
    try expect(server.active, equals: [0], "age still has a subscriber.")
    try server.answer(0, oslo)
    age.dispose()
    try expect(server.active, equals: [], "The last of all subscriptions was that to age.")
    try expect(cities.hasObservers, equals: false, "age was the last label.")
    scheduler.advanceTo(120)
    try expect(
      age.received, equals: ["just now"], "age was disposed before the first minute was over.")
    let again = Subscriber(labels.age)
    try expect(
      again.received, equals: [],
      "All labels had gone. The age of that weather is of no use to anyone.")
  }

  @Test func `an age that nobody reads leaves no work behind`() throws {
    let counter = WaitCounter(scheduler)
    let labels = weatherLabels(cities: cities.asObservable(), load: server.load, scheduler: counter)
    let age = Subscriber(labels.age)
    cities.onNext("Oslo")
    try server.answer(0, oslo)
    try server.answer(0, oslo)
    scheduler.advanceTo(70)
    age.dispose()
    try expect(
      counter.waiting, equals: 0,
      "There were two answers, and after 70 s the last of all subscriptions was disposed. The work "
        + "that still waits on the scheduler:")
  }

  @Test func `the age fails with the cities`() throws {
    let age = Subscriber(labels.age)
    cities.onNext("Oslo")
    try server.answer(0, oslo)
    cities.onError(Broken())
    scheduler.advanceTo(60)
    try expect(age.received, equals: ["just now", "error(broken)"], "`cities` has failed.")
  }

  @Test func `two screens have a request each`() throws {
    let other = weatherLabels(
      cities: cities.asObservable(), load: server.load, scheduler: scheduler)
    let both = [Subscriber(labels.cityName), Subscriber(other.cityName)]
    cities.onNext("Oslo")
    try expect(
      server.asked, equals: ["Oslo", "Oslo"],
      "`weatherLabels` was called for two screens, and each has a subscriber.")
    withExtendedLifetime(both) {}
  }

  @Test func `an element arrives on the thread that sends it`() throws {
    let names = Locked<[String]>([])
    let subscription = labels.cityName.subscribe(onNext: { names.value.append($0) })
    cities.onNext("Oslo")
    let request = try server.find(0)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { request.onNext(oslo) }
    group.wait()
    try expect(
      names.value, equals: ["Oslo"],
      "Another thread has sent the weather, and `onNext` has returned. Did it go to a scheduler?")
    subscription.dispose()
  }

  @Test(arguments: Law.all(of: asked, request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  // The labels share their requests.

  private static let asked = Operator(
    "`cityName`", of: "`cities`", calling: "`load`",
    except: [.ownRun, .oneDisposed, .observerSubscribes, .threads]
  ) { cities, trial in
    weatherLabels(
      cities: cities.map { "\($0)" },
      load: {
        trial.count(returning: .just(CityWeather(cityName: $0, temperature: 4, humidity: 71)))
      },
      scheduler: MainScheduler.instance
    ).cityName
  }

  /// A request that fails emits nothing more.
  private static let request = Operator(
    "`temperature`", of: "the request",
    except: [.ownRun, .oneDisposed, .observerSubscribes, .threads, .error]
  ) { request, _ in
    weatherLabels(
      cities: .just("Oslo"),
      load: { _ in request.map { CityWeather(cityName: "Oslo", temperature: $0, humidity: 71) } },
      scheduler: MainScheduler.instance
    ).temperature
  }

  private func subscribeAll() -> (Subscriber, Subscriber, Subscriber) {
    (Subscriber(labels.cityName), Subscriber(labels.temperature), Subscriber(labels.humidity))
  }
}

private let oslo = CityWeather(cityName: "Oslo", temperature: 4, humidity: 71)

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// Counts the work that waits for its time.
private final class WaitCounter: SchedulerType {
  @Locked private(set) var waiting = 0
  private let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  var now: RxTime { scheduler.now }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { scheduler.schedule(state, action: action) }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    waiting += 1
    let hasRun = Locked(false)
    let work = scheduler.scheduleRelative(state, dueTime: dueTime) { [self] state in
      hasRun.value = true
      waiting -= 1
      return action(state)
    }
    return Disposables.create { [self] in
      if !hasRun.value { waiting -= 1 }
      work.dispose()
    }
  }
}

/// Its requests answer when a test says so.
private final class Server {
  @Locked private(set) var asked: [String] = []
  /// The numbers of the requests that are subscribed to.
  @Locked private(set) var active: [Int] = []
  @Locked private var requests: [PublishSubject<CityWeather>] = []

  func load(_ city: String) -> Observable<CityWeather> {
    .deferred { [self] in
      asked.append(city)
      let request = PublishSubject<CityWeather>()
      let number = requests.count
      requests.append(request)
      active.append(number)
      return request.do(onDispose: { [weak self] in self?.active.removeAll { $0 == number } })
    }
  }

  func answer(_ number: Int, _ weather: CityWeather) throws { try find(number).onNext(weather) }

  func complete(_ number: Int) throws { try find(number).onCompleted() }

  func fail(_ number: Int) throws { try find(number).onError(Broken()) }

  func find(_ number: Int) throws -> PublishSubject<CityWeather> {
    if !requests.indices.contains(number) {
      try RxLiteTest.fail(
        "There should be a request number \(number + 1) by now. There are \(requests.count) in all."
      )
    }
    return requests[number]
  }
}
