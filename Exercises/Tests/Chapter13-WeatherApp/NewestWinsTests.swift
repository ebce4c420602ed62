import RxLite
import RxLiteTest
import Testing

@testable import Chapter13Exercises

@Suite("NewestWins", .serialized) struct NewestWinsTests {
  private let cities = PublishSubject<String>()
  private let places = PublishSubject<Int>()
  private let server = Server()

  private func weather() -> Observable<String> {
    newestWeather(
      cities: cities.asObservable(), places: places.asObservable(),
      weatherIn: { server.request($0) }, weatherAt: { server.request("place \($0)") })
  }

  @Test func `each question makes a request, and the result emits what it emits`() throws {
    let result = weather()
    try expect(
      !cities.hasObservers && !places.hasObservers,
      "No one has subscribed to the result, but `cities` or `places` is subscribed to.")
    let subscriber = Subscriber(result)
    cities.onNext("Oslo")
    try expect(server.log, equals: ["ask Oslo"], "Oslo makes one request.")
    try expect(server.calls, equals: 1, "Oslo was asked for once. The calls of `weatherIn`:")
    try server.answer(0, "4°C")
    try server.answer(0, "5°C")
    try expect(
      subscriber.received, equals: ["4°C", "5°C"],
      "There is no place yet. The request for Oslo has emitted 4°C and 5°C.")
    places.onNext(1)
    try expect(
      server.log.last ?? "", equals: "ask place 1",
      "The user asked for place 1 while the request for Oslo could still emit.")
    try server.answer(1, "17°C")
    try expect(
      subscriber.received, equals: ["4°C", "5°C", "17°C"], "Then the user asked for place 1.")
  }

  @Test func `an answer that is repeated is emitted again`() throws {
    let subscriber = Subscriber(weather())
    cities.onNext("Oslo")
    try server.answer(0, "4°C")
    try server.answer(0, "4°C")
    try expect(
      subscriber.received, equals: ["4°C", "4°C"],
      "The request has emitted 4°C twice, and the result emits what the request emits.")
  }

  @Test func `a place alone is answered`() throws {
    let subscriber = Subscriber(weather())
    places.onNext(1)
    try server.answer(0, "17°C")
    try expect(subscriber.received, equals: ["17°C"], "There is no city yet, only place 1.")
  }

  @Test(arguments: [true, false])
  func `a newer question of the other kind wins`(cityFirst: Bool) throws {
    let subscriber = Subscriber(weather())
    let (first, second) = cityFirst ? ("Oslo", "place 1") : ("place 1", "Oslo")
    if cityFirst { cities.onNext("Oslo") } else { places.onNext(1) }
    if cityFirst { places.onNext(1) } else { cities.onNext("Oslo") }
    try expect(
      server.log, equals: ["ask \(first)", "cancelled \(first)", "ask \(second)"],
      "\(second) was asked for while the request for \(first) was running.")
    try server.answer(0, "old")
    try server.answer(1, "new")
    try expect(
      subscriber.received, equals: ["new"],
      "\(first) was asked for first, and its answer must not be shown after that.")
  }

  @Test func `so does one of the same kind`() throws {
    let subscriber = Subscriber(weather())
    cities.onNext("Oslo")
    cities.onNext("Lima")
    try expect(
      server.log, equals: ["ask Oslo", "cancelled Oslo", "ask Lima"],
      "Lima was asked for while the request for Oslo was running.")
    try server.answer(1, "17°C")
    try server.answer(0, "4°C")
    try expect(
      subscriber.received, equals: ["17°C"], "The answer for Oslo came last, but it is old.")
  }

  @Test(arguments: [true, false])
  func `a question that is being answered isn't asked again`(isCity: Bool) throws {
    let name = isCity ? "Oslo" : "place 1"
    func ask() { if isCity { cities.onNext("Oslo") } else { places.onNext(1) } }
    let subscriber = Subscriber(weather())
    for _ in 1...3 { ask() }
    try expect(
      server.log, equals: ["ask \(name)"],
      "\(name) was asked for three times, and its first request is still running.")
    try expect(
      server.calls, equals: 1,
      "\(name) was asked for three times, and its first request is still running. The calls of "
        + "`\(isCity ? "weatherIn" : "weatherAt")`:")
    try server.answer(0, "4°C")
    ask()
    try server.answer(0, "5°C")
    try expect(
      server.log, equals: ["ask \(name)"],
      "The request for \(name) has emitted, but it hasn't ended. Then \(name) was asked for again.")
    try expect(
      subscriber.received, equals: ["4°C", "5°C"],
      "\(name) was asked for again, and again, but only one request was made. It emitted 4°C and 5°C."
    )
    subscriber.dispose()
  }

  @Test(arguments: [true, false])
  func `once its request has ended, it is asked again`(fails: Bool) throws {
    let subscriber = Subscriber(weather())
    for number in 0...2 {
      places.onNext(1)
      places.onNext(1)
      try expect(
        server.log, equals: Array(repeating: "ask place 1", count: number + 1),
        "Place 1 was asked for \(2 * number + 2) times, and each second time its request was running. "
          + "The other requests have \(fails ? "failed" : "completed").")
      try server.answer(number, "\(number)°C")
      if fails { try server.fail(number) } else { try server.complete(number) }
    }
    try expect(
      subscriber.received, equals: ["0°C", "1°C", "2°C"],
      "Three requests for place 1 have answered.")
    subscriber.dispose()
  }

  @Test(arguments: ["", " Oslo ", "OSLO", "Zürich😀"])
  func `a question is asked as it is, and again once it was answered`(city: String) throws {
    let subscriber = Subscriber(weather())
    cities.onNext(city)
    try expect(server.log, equals: ["ask \(city)"], "“\(city)” was asked for once.")
    try server.complete(0)
    cities.onNext(city)
    try expect(
      server.log, equals: ["ask \(city)", "ask \(city)"],
      "“\(city)” was asked for twice. The first request had completed when the second question came."
    )
    places.onNext(1)
    try server.complete(2)
    places.onNext(1)
    try expect(
      server.log.filter { $0.hasPrefix("ask") },
      equals: ["ask \(city)", "ask \(city)", "ask place 1", "ask place 1"],
      "“\(city)” was asked for twice, and then place 1 twice. Each time the first request had completed."
    )
    try expect(
      server.calls, equals: 4,
      "“\(city)” was asked for twice, and then place 1 twice. Each time the first request had completed, "
        + "so `weatherIn` and `weatherAt` are called for each. How often they were called:")
    subscriber.dispose()
  }

  @Test func `what was asked before the last question is a new question`() throws {
    let subscriber = Subscriber(weather())
    cities.onNext("Oslo")
    cities.onNext("Lima")
    cities.onNext("Oslo")
    places.onNext(1)
    cities.onNext("Oslo")
    try expect(
      server.log.filter { $0.hasPrefix("ask") },
      equals: ["ask Oslo", "ask Lima", "ask Oslo", "ask place 1", "ask Oslo"],
      "The user asked for Oslo, Lima, Oslo, place 1 and Oslo. No request was running for the city or "
        + "place that came next, since the one before had been disposed.")
    cities.onNext("Oslo")
    try server.answer(4, "4°C")
    try expect(
      subscriber.received, equals: ["4°C"],
      "Then the user asked for Oslo once more, while its third request was running.")
    subscriber.dispose()
  }

  @Test func `a city and a place are never the same`() throws {
    let towns = PublishSubject<String>()
    let subscriber = Subscriber(
      newestWeather(
        cities: cities.asObservable(), places: towns.asObservable(),
        weatherIn: { server.request("city \($0)") }, weatherAt: { server.request("place \($0)") }))
    cities.onNext("Oslo")
    towns.onNext("Oslo")
    cities.onNext("Oslo")
    try expect(
      server.log.filter { $0.hasPrefix("ask") },
      equals: ["ask city Oslo", "ask place Oslo", "ask city Oslo"],
      "Here the places are texts as well. The user asked for the city Oslo, the place Oslo, and the city "
        + "Oslo.")
    subscriber.dispose()
  }

  @Test func `cities are the same only if they are equal`() throws {
    let subscriber = Subscriber(weather())
    for city in ["Oslo", "oslo", "oslo ", "oslo"] { cities.onNext(city) }
    try expect(
      server.log.filter { $0.hasPrefix("ask") },
      equals: ["ask Oslo", "ask oslo", "ask oslo ", "ask oslo"],
      "The user asked for “Oslo”, “oslo”, “oslo ” and “oslo”, and no two in a row are equal.")
    subscriber.dispose()
  }

  @Test func `places are the same if they are equal, whatever they look like`() throws {
    let spots = PublishSubject<Spot>()
    let subscriber = Subscriber(
      newestWeather(
        cities: cities.asObservable(), places: spots.asObservable(), weatherIn: server.request,
        weatherAt: { server.request("street \($0.street)") }))
    spots.onNext(Spot(street: 1, description: "here"))
    spots.onNext(Spot(street: 1, description: "there"))
    try expect(
      server.log, equals: ["ask street 1"],
      "Two places are equal here if they are in the same street. The second is in that of the first, "
        + "under another description.")
    spots.onNext(Spot(street: 2, description: "there"))
    try expect(
      server.log.last ?? "", equals: "ask street 2",
      "Two places are equal here if they are in the same street. The third is in another one, and has "
        + "the description of the second.")
    subscriber.dispose()
  }

  @Test func `a request that fails is dropped, and the next question is answered`() throws {
    let subscriber = Subscriber(weather())
    cities.onNext("Oslo")
    try server.answer(0, "4°C")
    try server.fail(0)
    try expect(subscriber.received, equals: ["4°C"], "The request for Oslo has failed after 4°C.")
    try expect(
      server.log.filter { $0.hasPrefix("ask") }, equals: ["ask Oslo"],
      "A request that has failed is not repeated.")
    places.onNext(1)
    try expect(
      server.log.last ?? "", equals: "ask place 1",
      "The request for Oslo has failed. Place 1 is asked for next.")
    try server.fail(1)
    cities.onNext("Lima")
    try expect(
      server.log.last ?? "", equals: "ask Lima",
      "The request for place 1 has failed. Lima is asked for next.")
    try server.answer(2, "17°C")
    try expect(
      subscriber.received, equals: ["4°C", "17°C"],
      "Two requests have failed, and Lima is answered.")
  }

  @Test(arguments: [true, false])
  func `completes with both kinds and the last request`(citiesFirst: Bool) throws {
    let subscriber = Subscriber(weather())
    cities.onNext("Oslo")
    if citiesFirst { cities.onCompleted() } else { places.onCompleted() }
    try expect(
      subscriber.received, equals: [],
      "Only one of `cities` and `places` has completed, and the request for Oslo is running.")
    if citiesFirst { places.onCompleted() } else { cities.onCompleted() }
    try expect(
      subscriber.received, equals: [], "Both have completed. The request for Oslo is running.")
    try server.answer(0, "4°C")
    try server.complete(0)
    try expect(
      subscriber.received, equals: ["4°C", "completed"], "Both and the request have completed.")
  }

  @Test func `completes if the last request has failed`() throws {
    let subscriber = Subscriber(weather())
    cities.onNext("Oslo")
    cities.onCompleted()
    places.onCompleted()
    try server.fail(0)
    try expect(
      subscriber.received, equals: ["completed"],
      "`cities` and `places` have completed, and the last request has failed. Nothing more can arrive."
    )
  }

  @Test func `when cities has completed, places are still answered`() throws {
    let subscriber = Subscriber(weather())
    cities.onCompleted()
    places.onNext(1)
    try server.answer(0, "17°C")
    try expect(
      subscriber.received, equals: ["17°C"], "`cities` has completed, and `places` has not.")
  }

  @Test(arguments: [true, false])
  func `fails if the questions fail`(cityFails: Bool) throws {
    let subscriber = Subscriber(weather())
    cities.onNext("Oslo")
    if cityFails { cities.onError(Broken()) } else { places.onError(Broken()) }
    try expect(
      subscriber.received, equals: ["error(broken)"],
      "`\(cityFails ? "cities" : "places")` has failed. That is no request's failure.")
    try expect(
      server.log, equals: ["ask Oslo", "cancelled Oslo"], "The questions failed during a request.")
  }

  @Test func `a question may come from inside of an answer`() throws {
    let events = Locked<[String]>([])
    let subscription = weather().subscribe(onNext: { answer in
      events.value.append(answer)
      if answer == "4°C" { places.onNext(1) }
    })
    cities.onNext("Oslo")
    try server.answer(0, "4°C")
    try expect(
      server.log, equals: ["ask Oslo", "cancelled Oslo", "ask place 1"],
      "The subscriber asks for place 1 when it receives 4°C.")
    try server.answer(1, "17°C")
    try expect(
      events.value, equals: ["4°C", "17°C"], "The subscriber has asked for place 1 itself.")
    subscription.dispose()
  }

  @Test func `such a question may be answered at once`() throws {
    let events = Locked<[String]>([])
    let subscription = newestWeather(
      cities: cities.asObservable(), places: places.asObservable(), weatherIn: { .just($0) },
      weatherAt: { .just("place \($0)") }
    )
    .subscribe(onNext: { [places] answer in
      events.value.append(answer)
      if answer == "Oslo" { places.onNext(1) }
    })
    cities.onNext("Oslo")
    try expect(
      events.value, equals: ["Oslo", "place 1"],
      "The subscriber asks for place 1 when it receives the answer for Oslo, which arrives while its "
        + "request is being subscribed to.")
    subscription.dispose()
  }

  @Test func `such a question may be answered later`() throws {
    let events = Locked<[String]>([])
    let subscription = newestWeather(
      cities: cities.asObservable(), places: places.asObservable(), weatherIn: { .just($0) },
      weatherAt: { server.request("place \($0)") }
    )
    .subscribe(onNext: { [places] answer in
      events.value.append(answer)
      if answer == "Oslo" { places.onNext(1) }
    })
    cities.onNext("Oslo")
    try expect(
      server.log, equals: ["ask place 1"],
      "The subscriber asks for place 1 when it receives the answer for Oslo, which arrives while its "
        + "request is being subscribed to. Place 1 is the newer question, and its request goes on.")
    try server.answer(0, "17°C")
    try expect(
      events.value, equals: ["Oslo", "17°C"],
      "The subscriber asked for place 1 when it received the answer for Oslo.")
    subscription.dispose()
  }

  @Test func `the questions may end while an answer is received`() throws {
    let subscriptions = Locked(0)
    let subscription = newestWeather(
      cities: cities.do(onSubscribe: { subscriptions.value += 1 }), places: Observable<Int>.empty(),
      weatherIn: { .just($0) }, weatherAt: { _ in .empty() }
    )
    .subscribe(onNext: { [cities] _ in cities.onCompleted() })
    cities.onNext("Oslo")
    try expect(
      subscriptions.value, equals: 1,
      "`cities` has completed while the answer for Oslo was being received, inside of `subscribe`. "
        + "Whatever subscribes to the questions after the answer misses their end, and begins them anew. "
        + "The subscriptions to `cities`:")
    subscription.dispose()
  }

  @Test func `the request of such a question goes on when the question comes again`() throws {
    let subscription = newestWeather(
      cities: cities.asObservable(), places: places.asObservable(), weatherIn: { .just($0) },
      weatherAt: { server.request("place \($0)") }
    )
    .subscribe(onNext: { [places] answer in if answer == "Oslo" { places.onNext(1) } })
    cities.onNext("Oslo")
    places.onNext(1)
    try expect(
      server.log, equals: ["ask place 1"],
      "The subscriber asks for place 1 when it receives the answer for Oslo, which arrives while its "
        + "request is being subscribed to. Then place 1 is asked for again, and its request is running."
    )
    subscription.dispose()
  }

  @Test func `each is subscribed to once, and cities first`() throws {
    let order = Locked<[String]>([])
    let subscription = newestWeather(
      cities: cities.do(onSubscribe: { order.value.append("cities") }),
      places: places.do(onSubscribe: { order.value.append("places") }),
      weatherIn: { server.request($0) }, weatherAt: { server.request("\($0)") }
    ).subscribe()
    try expect(order.value, equals: ["cities", "places"], "The order of the subscriptions:")
    for city in ["Oslo", "Lima", "Lima"] { cities.onNext(city) }
    try expect(
      order.value, equals: ["cities", "places"],
      "Oslo and Lima have been asked for. Each of the two sequences is subscribed to once. The "
        + "subscriptions:")
    subscription.dispose()
  }

  @Test(arguments: Law.all(of: asked, askedThere, request, requestThere))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let asked = Operator(of: "`cities`", calling: "`weatherIn`") { cities, trial in
    newestWeather(
      cities: cities.map { "\($0)" }, places: .empty(),
      weatherIn: { trial.count(returning: .just($0)) },
      weatherAt: { (place: Int) in .just("\(place)") })
  }

  private static let askedThere = Operator(of: "`places`", calling: "`weatherAt`") {
    places, trial in
    newestWeather(
      cities: .empty(), places: places, weatherIn: { .just($0) },
      weatherAt: { trial.count(returning: .just("\($0)")) })
  }

  // A request that fails is dropped.

  private static let request = Operator(of: "the request for a city", except: [.error]) {
    request, _ in
    newestWeather(
      cities: .just("Oslo"), places: Observable<Int>.empty(),
      weatherIn: { _ in request.map { "\($0)" } }, weatherAt: { _ in .empty() })
  }

  private static let requestThere = Operator(of: "the request for a place", except: [.error]) {
    request, _ in
    newestWeather(
      cities: .empty(), places: .just(1), weatherIn: { _ in .empty() },
      weatherAt: { _ in request.map { "\($0)" } })
  }
}

/// A place that is equal to all others in its street.
private struct Spot: Equatable, CustomStringConvertible {
  let street: Int
  let description: String

  static func == (one: Spot, other: Spot) -> Bool { one.street == other.street }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// Its requests answer when a test says so.
private final class Server {
  @Locked private(set) var log: [String] = []
  /// How often a request has been made, subscribed to or not.
  @Locked private(set) var calls = 0
  @Locked private var requests: [PublishSubject<String>] = []

  func request(_ question: String) -> Observable<String> {
    calls += 1
    return .deferred { [self] in
      log.append("ask \(question)")
      let request = PublishSubject<String>()
      requests.append(request)
      let isOver = Locked(false)
      return request.do(
        onError: { _ in isOver.value = true }, onCompleted: { isOver.value = true },
        onDispose: { [weak self] in if !isOver.value { self?.log.append("cancelled \(question)") } }
      )
    }
  }

  func answer(_ number: Int, _ text: String) throws { try find(number).onNext(text) }

  func complete(_ number: Int) throws { try find(number).onCompleted() }

  func fail(_ number: Int) throws { try find(number).onError(Broken()) }

  private func find(_ number: Int) throws -> PublishSubject<String> {
    if !requests.indices.contains(number) {
      try RxLiteTest.fail(
        "There should be a request number \(number + 1) by now. There are \(requests.count) in all."
      )
    }
    return requests[number]
  }
}
