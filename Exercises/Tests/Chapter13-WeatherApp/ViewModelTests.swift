import RxLite
import RxLiteTest
import Testing

@testable import Chapter13Exercises

@Suite("ViewModel", .serialized) @MainActor struct ViewModelTests {
  private let cities = PublishSubject<String>()
  private let refreshes = PublishSubject<Void>()
  private let server = Server()

  @Test func `at first there is nothing to show`() throws {
    try play {
      let screen = Screen(output())
      try screen.expect("“”, idle, “”", "Nobody has typed anything yet.")
    }
  }

  @Test func `a name, and its answer`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Oslo")
      try expect(
        server.asked, equals: ["Oslo"], "All three outputs are bound. They share one request.")
      try screen.expect("“”, turns, “”", "The user has asked for Oslo.")
      try server.answer(0, "4°C")
      try screen.expect("“4°C”, idle, “”", "The user has asked for Oslo, and 4°C has arrived.")
      cities.onNext("Lima")
      try screen.expect(
        "“”, turns, “”",
        "Oslo is answered, and the user has asked for Lima: 4°C is not its weather.")
      try server.answer(1, "17°C")
      try screen.expect("“17°C”, idle, “”", "The user has asked for Lima, and 17°C has arrived.")
    }
  }

  @Test(arguments: ["", " ", "   "])
  func `a text without a name asks for nothing`(text: String) throws {
    try play {
      let screen = Screen(output())
      cities.onNext(text)
      try expect(
        server.asked, equals: [],
        "The text of the field is “\(text)”, which isn't a name to ask for."
      )
      try screen.expect("“”, idle, “”", "The text of the field is “\(text)”.")
    }
  }

  @Test func `nor does it change what is shown, or disturb a request`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Oslo")
      cities.onNext(" ")
      try screen.expect("“”, turns, “”", "The user asked for Oslo, and then for “ ”.")
      try server.answer(0, "4°C")
      try screen.expect(
        "“4°C”, idle, “”", "“ ” was typed before the answer for Oslo, and isn't a name.")
      cities.onNext("")
      try screen.expect("“4°C”, idle, “”", "An empty text was typed after the answer for Oslo.")
    }
  }

  @Test(arguments: [
    (" Oslo ", "Oslo"), ("São Paulo", "São Paulo"), ("OSLO", "OSLO"), (" Ho  Chi ", "Ho  Chi"),
  ])
  func `spaces around a name are dropped, and nothing else`(text: String, name: String) throws {
    try play {
      let screen = Screen(output())
      cities.onNext(text)
      try expect(
        server.asked, equals: [name], "The text of the field is “\(text)”. What is asked for:")
      withExtendedLifetime(screen) {}
    }
  }

  @Test func `a failure is reported with the name, and the next name is asked for`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext(" Atlantis")
      try server.fail(0)
      try screen.expect(
        "“”, idle, “No answer for “Atlantis”.”", "The request for Atlantis has failed.")
      cities.onNext("Oslo")
      try screen.expect(
        "“”, turns, “”", "Atlantis has failed, and the user has asked for Oslo.")
      try server.answer(1, "4°C")
      try screen.expect("“4°C”, idle, “”", "Atlantis has failed, and Oslo is answered.")
      cities.onNext("Mu")
      try server.fail(2)
      try screen.expect(
        "“”, idle, “No answer for “Mu”.”",
        "Oslo was answered with 4°C, and then the request for Mu has failed.")
    }
  }

  @Test func `a name that has failed can be asked for again`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Oslo")
      try server.fail(0)
      cities.onNext("Oslo")
      try expect(
        server.asked, equals: ["Oslo", "Oslo"],
        "The first request for Oslo has failed, and the user has asked for Oslo again.")
      try screen.expect("“”, turns, “”", "Oslo has failed, and was asked for again.")
      try server.answer(1, "4°C")
      try screen.expect("“4°C”, idle, “”", "The second request for Oslo is answered.")
    }
  }

  @Test(arguments: ["temperature", "isRunning", "message"])
  func `an output works if no other one is bound`(name: String) throws {
    try play {
      let letters = ["temperature": "t", "isRunning": "r", "message": "m"]
      let screen = Screen(output(), order: [letters[name] ?? ""])
      cities.onNext("Oslo")
      try expect(server.asked, equals: ["Oslo"], "Only \(name) is bound.")
      try server.answer(0, "4°C")
      let expected = [
        "temperature": "“4°C”, nothing, nothing", "isRunning": "nothing, idle, nothing",
        "message": "nothing, nothing, “”",
      ]
      try screen.expect(
        expected[name] ?? "", "Only \(name) is bound, and the request for Oslo has emitted 4°C.")
    }
  }

  @Test func `the answer of an old name never arrives`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Lima")
      cities.onNext("Oslo")
      try expect(
        server.active, equals: ["Oslo"], "Oslo was typed while the request for Lima was running.")
      try server.answer(0, "17°C")
      try screen.expect("“”, turns, “”", "Oslo was asked for last, and only Lima is answered.")
      try server.answer(1, "4°C")
      try screen.expect("“4°C”, idle, “”", "Oslo was asked for last, and is answered.")
    }
  }

  @Test func `three outputs make one request`() throws {
    try play {
      let output = output()
      let screens = [Screen(output), Screen(output)]
      cities.onNext("Oslo")
      try expect(server.asked, equals: ["Oslo"], "Two screens have bound all three outputs.")
      withExtendedLifetime(screens) {}
    }
  }

  @Test func `the same name can be asked for again`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Oslo")
      try server.answer(0, "4°C")
      cities.onNext("Oslo")
      try expect(
        server.asked, equals: ["Oslo", "Oslo"], "The weather changes. Oslo was typed twice.")
      try screen.expect("“”, turns, “”", "Oslo is answered, and was asked for again.")
    }
  }

  @Test func `an output that is bound late shows what the others show`() throws {
    try play {
      let output = output()
      let screen = Screen(output)
      cities.onNext("Oslo")
      try server.answer(0, "4°C")
      let late = Screen(output)
      try late.expect("“4°C”, idle, “”", "It was bound after the answer for Oslo.")
      try expect(server.asked, equals: ["Oslo"], "A late subscriber makes no request of its own.")
      withExtendedLifetime(screen) {}
    }
  }

  @Test func `so does an output that no one has bound before`() throws {
    try play {
      let output = output()
      let temperature = Screen(output, order: ["t"])
      cities.onNext("Oslo")
      try server.answer(0, "4°C")
      cities.onNext("Lima")
      let isRunning = Screen(output, order: ["r"])
      try isRunning.expect(
        "nothing, turns, nothing",
        "Only temperature was bound. Oslo was answered, and isRunning was bound during the request "
          + "for Lima.")
      try server.fail(1)
      let message = Screen(output, order: ["m"])
      try message.expect(
        "nothing, nothing, “No answer for “Lima”.”",
        "Message was bound after the request for Lima had failed.")
      cities.onNext("Oslo")
      let late = Screen(output)
      try late.expect(
        "“”, turns, “”", "Lima has failed. It was bound during the second request for Oslo.")
      withExtendedLifetime((temperature, isRunning, message)) {}
    }
  }

  @Test(arguments: [["t", "r", "m"], ["r", "m", "t"], ["m", "t", "r"], ["t", "m", "r"]])
  func `an answer that comes at once stops the spinner`(order: [String]) throws {
    try play {
      var number = 0
      let output = weatherOutput(
        cities: cities.asObservable(), refreshes: refreshes.asObservable(),
        load: { city in
          .deferred {
            number += 1
            return .just("weather \(number) in \(city)")
          }
        })
      let screen = Screen(output, order: order)
      cities.onNext("Oslo")
      try screen.expect(
        "“weather 1 in Oslo”, idle, “”",
        "The request for Oslo has emitted and completed before its subscription returned.")
      refreshes.onNext(())
      try screen.expect(
        "“weather 2 in Oslo”, idle, “”",
        "The user has refreshed, and the request has emitted and completed before its "
          + "subscription returned.")
    }
  }

  @Test func `a refresh asks again, and keeps the weather meanwhile`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext(" Oslo ")
      try server.answer(0, "4°C")
      refreshes.onNext(())
      try expect(
        server.asked, equals: ["Oslo", "Oslo"],
        "Oslo is answered, and the user has refreshed. All three outputs are bound.")
      try expect(
        server.calls, equals: ["Oslo", "Oslo"],
        "Oslo is answered, and the user has refreshed. What `load` was called with:")
      try screen.expect(
        "“4°C”, turns, “”", "Oslo was answered with 4°C, and the user has refreshed.")
      try server.answer(1, "5°C")
      try screen.expect("“5°C”, idle, “”", "The refresh is answered with 5°C.")
      refreshes.onNext(())
      try server.answer(2, "6°C")
      try screen.expect("“6°C”, idle, “”", "The second refresh is answered with 6°C.")
    }
  }

  @Test func `a refresh that fails keeps the weather, and says so`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Oslo")
      try server.answer(0, "4°C")
      refreshes.onNext(())
      try server.fail(1)
      try screen.expect(
        "“4°C”, idle, “No answer for “Oslo”.”", "Oslo was answered with 4°C, and a refresh fails.")
      refreshes.onNext(())
      try screen.expect(
        "“4°C”, turns, “”", "A refresh has failed, and the user has refreshed again.")
      try server.fail(2)
      try screen.expect(
        "“4°C”, idle, “No answer for “Oslo”.”",
        "Oslo was answered with 4°C, and two refreshes have failed.")
      cities.onNext("Oslo")
      try screen.expect(
        "“”, turns, “”", "Two refreshes for Oslo have failed, and the name Oslo has arrived again.")
    }
  }

  @Test func `without a name, a refresh does nothing`() throws {
    try play {
      let screen = Screen(output())
      refreshes.onNext(())
      cities.onNext(" ")
      refreshes.onNext(())
      try expect(server.asked, equals: [], "The user has refreshed, and there was no name yet.")
      try screen.expect("“”, idle, “”", "The user has refreshed, and there was no name yet.")
      cities.onNext("Oslo")
      try expect(
        server.asked, equals: ["Oslo"], "The user has refreshed, and then asked for Oslo.")
      try server.answer(0, "4°C")
      cities.onNext("")
      refreshes.onNext(())
      try expect(
        server.asked, equals: ["Oslo", "Oslo"],
        "After Oslo there was an empty text, and then the user has refreshed.")
      try screen.expect(
        "“4°C”, turns, “”",
        "Oslo was answered with 4°C, then there was an empty text, and the user has refreshed.")
    }
  }

  @Test func `a refresh is about the last name`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Oslo")
      try server.answer(0, "4°C")
      cities.onNext("Lima")
      try server.fail(1)
      refreshes.onNext(())
      try expect(
        server.asked, equals: ["Oslo", "Lima", "Lima"],
        "Oslo is answered, Lima has failed, and the user has refreshed.")
      try screen.expect(
        "“”, turns, “”", "Oslo is answered, Lima has failed, and the user has refreshed.")
      try server.fail(2)
      try screen.expect(
        "“”, idle, “No answer for “Lima”.”",
        "Oslo was answered with 4°C. Lima has failed, and so has a refresh.")
    }
  }

  @Test func `a refresh needs no more names to come`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Oslo")
      cities.onCompleted()
      try screen.expect("“”, turns, “”", "`cities` has completed while Oslo was loading.")
      try server.answer(0, "4°C")
      refreshes.onNext(())
      try expect(
        server.asked, equals: ["Oslo", "Oslo"],
        "`cities` has completed, Oslo is answered, and the user has refreshed.")
      try server.answer(1, "5°C")
      try screen.expect("“5°C”, idle, “”", "`cities` has completed, and the refresh is answered.")
    }
  }

  @Test func `a refresh disposes the request in progress`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Oslo")
      refreshes.onNext(())
      try expect(
        server.asked, equals: ["Oslo", "Oslo"], "The user has refreshed while Oslo was loading.")
      try server.answer(0, "3°C")
      try screen.expect(
        "“”, turns, “”", "The user has refreshed, and only the request before that is answered.")
      try server.answer(1, "4°C")
      refreshes.onNext(())
      cities.onNext("Lima")
      try server.answer(2, "5°C")
      try screen.expect(
        "“”, turns, “”", "Lima was asked for during a refresh of Oslo, which is answered now.")
      try server.answer(3, "17°C")
      try screen.expect("“17°C”, idle, “”", "Lima was asked for last, and is answered.")
    }
  }

  @Test func `a request may emit more than once`() throws {
    try play {
      let screen = Screen(output())
      cities.onNext("Oslo")
      try server.answer(0, "4°C")
      try server.answer(0, "5°C")
      try screen.expect("“5°C”, idle, “”", "The request for Oslo has emitted 4°C and then 5°C.")
      try server.fail(0)
      try screen.expect(
        "“5°C”, idle, “No answer for “Oslo”.”", "The request for Oslo has failed after 5°C.")
    }
  }

  @Test func `nothing is done before an output is bound, and nothing after`() throws {
    try play {
      let output = output()
      try expect(!cities.hasObservers, "No output is bound yet, and `cities` is subscribed to.")
      var screen: Screen? = Screen(output)
      cities.onNext("Oslo")
      withExtendedLifetime(screen) {}
      screen = nil
      try expect(
        server.active, equals: [], "The screen has gone, but the request for Oslo goes on.")
      try expect(!cities.hasObservers, "The screen has gone, and `cities` is subscribed to.")
      try expect(!refreshes.hasObservers, "The screen has gone, and `refreshes` is subscribed to.")
    }
  }

  private func output() -> WeatherOutput {
    weatherOutput(
      cities: cities.asObservable(), refreshes: refreshes.asObservable(), load: server.load)
  }

  /// Runs a test in which drivers deliver at once.
  ///
  /// NB: There is one setting for the whole program. It is changed on the main thread, and restored
  /// before the test returns.
  private func play(_ body: () throws -> Void) throws {
    try SharingScheduler.mock(scheduler: CurrentScheduler(), action: body)
  }
}

/// Does everything at once.
private final class CurrentScheduler: SchedulerType {
  private let clock = HistoricalScheduler()
  var now: RxTime { clock.now }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }
}

private struct Broken: Error {}

/// Its requests answer when a test says so.
private final class Server {
  @Locked private(set) var calls: [String] = []
  /// The names whose requests have been subscribed to.
  @Locked private(set) var asked: [String] = []
  /// The names whose requests are subscribed to.
  @Locked private(set) var active: [String] = []
  @Locked private var requests: [PublishSubject<String>] = []

  func load(_ city: String) -> Observable<String> {
    calls.append(city)
    return .deferred { [self] in
      asked.append(city)
      active.append(city)
      let request = PublishSubject<String>()
      requests.append(request)
      return request.do(onDispose: { [weak self] in self?.active.removeAll { $0 == city } })
    }
  }

  func answer(_ number: Int, _ text: String) throws { try find(number).onNext(text) }

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

/// Shows what the outputs have emitted last.
private final class Screen {
  @Locked private var temperature = "nothing"
  @Locked private var isRunning: Bool?
  @Locked private var message = "nothing"
  private let bag = CompositeDisposable()

  /// - Parameter order: In which order the outputs are bound, by their first letters.
  init(_ output: WeatherOutput, order: [String] = ["t", "r", "m"]) {
    for letter in order {
      switch letter {
      case "t": add(output.temperature) { $0.temperature = "“\($1)”" }
      case "r": add(output.isRunning) { $0.isRunning = $1 }
      default: add(output.message) { $0.message = "“\($1)”" }
      }
    }
  }

  deinit { bag.dispose() }

  func expect(_ row: String, _ sentence: String, line: Int = #line) throws {
    let spinner = isRunning.map { $0 ? "turns" : "idle" } ?? "nothing"
    try RxLiteTest.expect(
      "\(temperature), \(spinner), \(message)", equals: row,
      "\(sentence) The table has: temperature, whether the spinner turns, message.",
      line: line)
  }

  private func add<Value>(_ driver: Driver<Value>, _ show: @escaping (Screen, Value) -> Void) {
    _ = bag.insert(
      driver.asObservable().subscribe(onNext: { [weak self] in
        if let self { show(self, $0) }
      }))
  }
}
