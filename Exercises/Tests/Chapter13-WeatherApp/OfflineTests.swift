import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter13Exercises

@Suite("Offline", .serialized) struct OfflineTests {
  private let store = WeatherStore()
  private let server = Server()
  private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)

  private func oslo() -> Observable<WeatherReport> {
    report(on: "Oslo", load: server.load, store: store, scheduler: scheduler)
  }

  @Test func `fresh weather is emitted, and saved`() throws {
    let sequence = oslo()
    try expect(server.asked, equals: [], "No one has subscribed, but `load` has been called.")
    let subscriber = subscriber(sequence)
    try expect(server.asked, equals: ["Oslo"], "There is one subscriber.")
    try server.answer("4°C")
    try expect(subscriber.received, equals: ["fresh 4°C"], "The request has emitted 4°C.")
    try expect(
      store.weather(for: "Oslo")?.text ?? "nothing", equals: "4°C", "What is saved for Oslo:")
    try server.answer("5°C")
    server.complete()
    try expect(
      subscriber.received, equals: ["fresh 4°C", "fresh 5°C", "completed"],
      "The request has emitted 4°C and 5°C, and completed.")
    try expect(
      store.weather(for: "Oslo")?.text ?? "nothing", equals: "5°C", "What is saved for Oslo:")
  }

  @Test func `what is emitted is already saved`() throws {
    let saved = Locked<[String?]>([])
    let subscription = oslo().subscribe(onNext: { _ in
      saved.value.append(store.weather(for: "Oslo")?.text)
    })
    try server.answer("4°C")
    try expect(
      saved.value, equals: ["4°C"],
      "The subscriber looks into the store when it receives the weather.")
    subscription.dispose()
  }

  @Test func `after three failures the stored weather is emitted, marked as stored`() throws {
    store.save(arrived("4°C"), for: "Oslo")
    let subscriber = subscriber(oslo())
    for attempt in 1...2 {
      try server.fail()
      try expect(
        subscriber.received, equals: ["trying 4°C"],
        "\(attempt) of 3 attempts have failed. For Oslo, 4°C is stored.")
      try expect(server.attempts, equals: attempt + 1, "\(attempt) of 3 attempts have failed.")
    }
    try server.fail()
    try expect(
      server.attempts == 3,
      """
      Each attempt has failed. The request was subscribed to \(server.attempts) times, but there \
      are three attempts at most, the first one included.
      """)
    try expect(
      subscriber.received, equals: ["trying 4°C", "stored 4°C", "completed"],
      "All attempts have failed. For Oslo, 4°C is stored.")
  }

  @Test func `if nothing is stored, nothing is known`() throws {
    let subscriber = subscriber(oslo())
    for attempt in 1...2 {
      try server.fail()
      try expect(
        subscriber.received, equals: [],
        "\(attempt) of 3 attempts have failed. Nothing is stored, so there is nothing to show yet.")
    }
    try server.fail()
    try expect(
      subscriber.received, equals: ["unknown", "completed"],
      "All attempts have failed, and nothing is stored: say so, and don't invent a weather.")
    try expect(
      store.weather(for: "Oslo")?.text ?? "nothing", equals: "nothing",
      "No weather has ever arrived. What is saved for Oslo:")
  }

  @Test func `a failure changes nothing in the store`() throws {
    store.save(arrived("4°C"), for: "Oslo")
    let subscriber = subscriber(oslo())
    for _ in 1...3 { try server.fail() }
    try expect(
      store.weather(for: "Oslo")?.text ?? "nothing", equals: "4°C",
      "All attempts have failed. What is saved for Oslo, for the next time:")
    withExtendedLifetime(subscriber) {}
  }

  @Test func `an attempt after a failure may succeed`() throws {
    store.save(arrived("3°C"), for: "Oslo")
    let subscriber = subscriber(oslo())
    try server.fail()
    try server.fail()
    try server.answer("4°C")
    server.complete()
    try expect(
      subscriber.received, equals: ["trying 3°C", "fresh 4°C", "completed"],
      "3°C was stored, and the third attempt has succeeded.")
    try expect(
      store.weather(for: "Oslo")?.text ?? "nothing", equals: "4°C", "What is saved for Oslo:")
  }

  @Test func `the store is asked when the request has failed, and not before`() throws {
    let subscriber = subscriber(oslo())
    try server.fail()
    try server.fail()
    store.save(arrived("4°C"), for: "Oslo")
    try server.fail()
    try expect(
      subscriber.received, equals: ["stored 4°C", "completed"],
      "Another part of the program has saved 4°C while the request was running.")
  }

  @Test func `so it is at the first failure`() throws {
    store.save(arrived("3°C"), for: "Oslo")
    let subscriber = subscriber(oslo())
    store.save(arrived("4°C"), for: "Oslo")
    try server.fail()
    try expect(
      subscriber.received, equals: ["trying 4°C"],
      "Another part of the program has saved 4°C during the first attempt, which has failed.")
    store.save(arrived("5°C"), for: "Oslo")
    try server.fail()
    try server.fail()
    try expect(
      subscriber.received, equals: ["trying 4°C", "stored 5°C", "completed"],
      "Another part of the program has saved 4°C during the first attempt, and 5°C during the "
        + "second.")
  }

  @Test func `the second failure emits nothing`() throws {
    let subscriber = subscriber(oslo())
    try server.fail()
    store.save(arrived("4°C"), for: "Oslo")
    try server.fail()
    try expect(
      subscriber.received, equals: [],
      "Nothing was stored when the first attempt failed. Then another part of the program has saved "
        + "4°C, and the second attempt has failed.")
  }

  @Test func `each subscription has a first attempt`() throws {
    store.save(arrived("4°C"), for: "Oslo")
    let sequence = oslo()
    let first = subscriber(sequence)
    try server.fail()
    first.dispose()
    let second = subscriber(sequence)
    try server.fail()
    try expect(
      second.received, equals: ["trying 4°C"],
      "The first attempt of the second subscription has failed. For Oslo, 4°C is stored.")
  }

  @Test func `what is known is shown before the second attempt begins`() throws {
    store.save(arrived("4°C"), for: "Oslo")
    let attempts = Locked<[Int]>([])
    let subscription = oslo().subscribe(onNext: { _ in attempts.value.append(server.attempts) })
    try server.fail()
    try expect(
      attempts.value, equals: [1],
      "The first attempt has failed. How many attempts there were when the subscriber received "
        + "4°C:")
    subscription.dispose()
  }

  @Test func `nobody has to wait for the other attempts`() throws {
    store.save(arrived("4°C"), for: "Oslo")
    let subscriber = subscriber(oslo().take(1))
    try server.fail()
    try expect(
      subscriber.received, equals: ["trying 4°C", "completed"],
      "The subscriber wants one report, and the first attempt has failed.")
    try expect(
      server.active, equals: 0,
      "The subscriber has left after one report. The requests that are still subscribed to:")
  }

  @Test func `weather that arrives before the failure is stored weather then`() throws {
    let subscriber = subscriber(oslo())
    try server.answer("4°C")
    for _ in 1...3 { try server.fail() }
    try expect(
      subscriber.received, equals: ["fresh 4°C", "trying 4°C", "stored 4°C", "completed"],
      "The first attempt has emitted 4°C. Then all three have failed.")
  }

  @Test func `the store lasts as long as it is needed`() throws {
    func olderWeather() -> Observable<WeatherReport> {
      let store = WeatherStore()
      store.save(arrived("4°C"), for: "Oslo")
      return report(on: "Oslo", load: server.load, store: store, scheduler: scheduler)
    }
    let subscriber = subscriber(olderWeather())
    for _ in 1...3 { try server.fail() }
    try expect(
      subscriber.received, equals: ["trying 4°C", "stored 4°C", "completed"],
      "For Oslo, 4°C is stored, in a store that no other part of the program holds. All attempts have "
        + "failed.")
  }

  @Test(arguments: ["", "São Paulo", "OSLO"])
  func `each city has a weather of its own`(city: String) throws {
    store.save(arrived("4°C"), for: "Oslo")
    let subscriber = subscriber(
      report(on: city, load: server.load, store: store, scheduler: scheduler))
    try expect(server.asked, equals: [city], "The city is “\(city)”.")
    for _ in 1...3 { try server.fail() }
    try expect(
      subscriber.received, equals: ["unknown", "completed"],
      "For Oslo 4°C is stored, and nothing for “\(city)”.")
  }

  @Test func `what is saved for a city is found under its name`() throws {
    let subscriber = subscriber(
      report(on: "São Paulo", load: server.load, store: store, scheduler: scheduler))
    try server.answer("24°C")
    try expect(
      store.weather(for: "São Paulo")?.text ?? "nothing", equals: "24°C",
      "The weather in São Paulo has arrived. What is saved for São Paulo:")
    withExtendedLifetime(subscriber) {}
  }

  @Test(arguments: 0...2)
  func `disposing disposes the attempt in progress`(failures: Int) throws {
    let subscriber = subscriber(oslo())
    for _ in 0..<failures { try server.fail() }
    subscriber.dispose()
    try expect(
      server.active, equals: 0,
      "The subscription is disposed during attempt \(failures + 1). The requests that are still "
        + "subscribed to:")
  }

  @Test func `empty weather is weather`() throws {
    let subscriber = subscriber(oslo())
    try server.answer("")
    try expect(subscriber.received, equals: ["fresh "], "The request has emitted an empty text.")
    for _ in 1...3 { try server.fail() }
    try expect(
      subscriber.received.suffix(2).joined(separator: ","), equals: "stored ,completed",
      "An empty text is stored for Oslo.")
  }

  @Test func `the same weather is emitted again`() throws {
    let subscriber = subscriber(oslo())
    try server.answer("4°C")
    try server.answer("4°C")
    try expect(
      subscriber.received, equals: ["fresh 4°C", "fresh 4°C"],
      "The request has emitted 4°C twice. Each weather that arrives is emitted.")
  }

  @Test func `an answer gives no more attempts`() throws {
    let subscriber = subscriber(oslo())
    for _ in 1...3 {
      try server.answer("4°C")
      try server.fail()
    }
    try expect(
      server.attempts, equals: 3,
      "Each of three attempts has emitted 4°C and then failed. Three are all there are.")
    try expect(
      subscriber.received.last ?? "nothing", equals: "completed",
      "Each of three attempts has emitted 4°C and then failed.")
  }

  @Test func `a request that completes without weather is no failure`() throws {
    store.save(arrived("4°C"), for: "Oslo")
    let subscriber = subscriber(oslo())
    server.complete()
    try expect(
      subscriber.received, equals: ["completed"], "The request has completed without an element.")
  }

  @Test func `load is called once for each subscription`() throws {
    let sequence = oslo()
    let first = subscriber(sequence)
    try server.answer("4°C")
    for _ in 1...3 { try server.fail() }
    let second = subscriber(sequence)
    try expect(
      server.asked, equals: ["Oslo", "Oslo"], "`load` is called once for each of two subscriptions."
    )
    try server.answer("5°C")
    try expect(second.received, equals: ["fresh 5°C"], "The second subscription is answered.")
    try expect(
      first.received, equals: ["fresh 4°C", "trying 4°C", "stored 4°C", "completed"],
      "The first one has ended.")
  }

  @Test func `the attempts of one subscription don't count for another`() throws {
    let sequence = oslo()
    let first = subscriber(sequence)
    for _ in 1...3 { try server.fail() }
    let second = subscriber(sequence)
    try server.fail()
    try server.fail()
    try server.answer("4°C")
    try expect(
      second.received, equals: ["fresh 4°C"],
      "The first subscription has used its attempts. The second has three of its own.")
    withExtendedLifetime(first) {}
  }

  @Test func `an answer is saved with its time`() throws {
    scheduler.advanceTo(20)
    let subscriber = subscriber(oslo())
    scheduler.advanceTo(50)
    try server.answer("4°C")
    scheduler.advanceTo(70)
    let sentence = "The request was subscribed to at 20 s, and has emitted 4°C at 50 s."
    try expect(
      store.weather(for: "Oslo").map(time) ?? "nothing", equals: "50 s",
      "\(sentence) The arrival that is saved with it:")
    scheduler.advanceTo(90)
    try server.answer("4°C")
    try expect(
      store.weather(for: "Oslo").map(time) ?? "nothing", equals: "90 s",
      "\(sentence) Then it has emitted 4°C once more, at 90 s. The arrival that is saved:")
    withExtendedLifetime(subscriber) {}
  }

  @Test func `a report says when its weather arrived`() throws {
    store.save(arrived("4°C", at: 10), for: "Oslo")
    let times = Locked<[String]>([])
    let subscription = oslo().subscribe(onNext: { report in
      switch report {
      case .trying(let weather): times.value.append("trying, \(time(weather))")
      case .stored(let weather): times.value.append("stored, \(time(weather))")
      case .fresh, .unknown: times.value.append("\(report)")
      }
    })
    scheduler.advanceTo(100)
    try server.fail()
    try expect(
      times.value, equals: ["trying, 10 s"],
      "At 100 s the first attempt has failed. For Oslo, 4°C is stored, which arrived at 10 s:")
    scheduler.advanceTo(105)
    try server.fail()
    scheduler.advanceTo(110)
    try server.fail()
    try expect(
      times.value, equals: ["trying, 10 s", "stored, 10 s"],
      "At 110 s the third attempt has failed. For Oslo, 4°C is stored, which arrived at 10 s:")
    subscription.dispose()
  }

  @Test(arguments: Law.all(of: request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// An error is answered from the store, which belongs to one thread.
  private static let request = Operator(
    of: "the request", calling: "`load`", except: [.error, .threads]
  ) { request, trial in
    report(
      on: "Oslo",
      load: { _ in trial.count(returning: request.map { "\($0)" }) }, store: WeatherStore(),
      scheduler: MainScheduler.instance)
  }
}

private struct Broken: Error {}

private func arrived(_ text: String, at seconds: Int = 0) -> StoredWeather {
  StoredWeather(text: text, arrival: Date(timeIntervalSince1970: TimeInterval(seconds)))
}

private func time(_ weather: StoredWeather) -> String {
  "\(Int(weather.arrival.timeIntervalSince1970)) s"
}

/// Its requests answer when a test says so.
private final class Server {
  @Locked private(set) var asked: [String] = []
  @Locked private(set) var attempts = 0
  @Locked private(set) var active = 0
  @Locked private var current: PublishSubject<String>?

  func load(_ city: String) -> Observable<String> {
    asked.append(city)
    return .create { [self] observer in
      attempts += 1
      active += 1
      let request = PublishSubject<String>()
      current = request
      let subscription = request.subscribe(observer)
      return Disposables.create { [weak self] in
        self?.active -= 1
        subscription.dispose()
      }
    }
  }

  func answer(_ text: String) throws { try running().onNext(text) }

  func fail() throws { try running().onError(Broken()) }

  func complete() { current?.onCompleted() }

  private func running() throws -> PublishSubject<String> {
    guard let current, active > 0 else {
      try RxLiteTest.fail("No request is running. There have been \(attempts) attempts.")
    }
    return current
  }
}

private func subscriber(_ reports: Observable<WeatherReport>) -> Subscriber {
  Subscriber(
    reports.map { report in
      switch report {
      case .fresh(let weather): "fresh \(weather)"
      case .trying(let weather): "trying \(weather.text)"
      case .stored(let weather): "stored \(weather.text)"
      case .unknown: "unknown"
      }
    })
}
