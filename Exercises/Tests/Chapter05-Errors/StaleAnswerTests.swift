import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

/// Answers are fresh for 60 seconds and usable for 180. The clock shows 1000 at first.
@Suite("StaleAnswer", .serialized) struct StaleAnswerTests {
  private let server = Server()
  private let departures: Departures

  init() { departures = server.departures() }

  @Test func `an answer of the server has the age 0`() throws {
    let display = ask()
    try server.expectLoads(["Main St"], "Nothing is kept, so the server is asked.")
    try display.check([], "The server hasn't answered yet.")
    server.clock += 20
    try server.answer("17:04")
    try display.check(["17:04 (0 s)", "completed"], "The server has just answered.")
  }

  @Test func `a failure without a kept answer is an error`() throws {
    let display = ask()
    try server.expectLoads(
      ["Main St"], "This `Departures` has kept nothing yet, so the server is asked.")
    try server.fail("lost 1")
    try display.check(["error(lost 1)"], "The request failed, and no answer was ever kept.")
    let second = ask()
    try server.fail("lost 2")
    try second.check(
      ["error(lost 2)"], "The second request failed as well, with an error of its own.")
  }

  @Test(arguments: [0, 30, 59]) func `a fresh answer needs no request`(age: Int) throws {
    try keep("17:04")
    server.clock += age
    for _ in 1...2 {
      try ask().check(
        ["17:04 (\(age) s)", "completed"], "The answer is \(age) seconds old, and fresh for 60.")
    }
    try server.expectLoads(["Main St"], "The answer is \(age) seconds old, and fresh for 60.")
  }

  @Test(arguments: [60, 100, 5000]) func `an answer that isn't fresh is asked for again`(age: Int)
    throws
  {
    try keep("17:04")
    server.clock += age
    let display = ask()
    try server.expectLoads(
      ["Main St", "Main St"],
      "The kept answer is \(age) seconds old, and must be younger than 60 to be fresh.")
    try display.check([], "The kept answer isn't fresh, and the server hasn't answered yet.")
    try server.answer("17:14")
    try display.check(["17:14 (0 s)", "completed"], "The server has just answered.")
    server.clock += 59
    try ask().check(
      ["17:14 (59 s)", "completed"],
      "The second answer has taken the place of the first, 59 seconds ago.")
  }

  @Test(arguments: [60, 179]) func `a failure is answered with what is kept, and its age`(age: Int)
    throws
  {
    try keep("17:04")
    server.clock += age
    let display = ask()
    try server.fail()
    try display.check(
      ["17:04 (\(age) s)", "completed"],
      "The request failed. The kept answer is \(age) seconds old.")
  }

  @Test(arguments: [180, 5000]) func `what is too old is not an answer`(age: Int) throws {
    try keep("17:04")
    server.clock += age
    let display = ask()
    try server.fail()
    try display.check(
      ["error(lost)"],
      "The request failed. The kept answer is \(age) seconds old, and must be younger than 180 to be usable."
    )
  }

  @Test func `the age is that of the moment of the failure`() throws {
    try keep("17:04")
    server.clock += 100
    let display = ask()
    server.clock += 50
    try server.fail()
    try display.check(
      ["17:04 (150 s)", "completed"],
      "The kept answer was 100 seconds old at the subscription. The request took 50 seconds to fail."
    )
    server.clock += 20
    let late = ask()
    server.clock += 10
    try server.fail()
    try late.check(
      ["error(lost)"],
      "The kept answer was 170 seconds old at the subscription, and 180 when the request failed: not usable."
    )
  }

  @Test func `the age counts from the arrival of the answer`() throws {
    let display = ask()
    server.clock += 50
    try server.answer("17:04")
    server.clock += 59
    try ask().check(
      ["17:04 (59 s)", "completed"],
      "The answer took 50 seconds to arrive. That was 59 seconds ago, so it is fresh.")
    withExtendedLifetime(display) {}
  }

  @Test func `a failure doesn't make the kept answer younger`() throws {
    try keep("17:04")
    for (number, age) in [80, 120, 160].enumerated() {
      server.clock = 1000 + age
      let display = ask()
      try server.expectLoads(
        Array(repeating: "Main St", count: number + 2),
        "The kept answer arrived at 1000, and isn't fresh at \(1000 + age), however often it was shown."
      )
      try server.fail()
      try display.check(
        ["17:04 (\(age) s)", "completed"],
        "It is still the answer that arrived at 1000, and is \(age) seconds old now.")
    }
    server.clock = 1180
    let display = ask()
    try server.fail()
    try display.check(
      ["error(lost)"], "The answer arrived at 1000. It is 1180 now: the answer isn't usable.")
  }

  @Test func `what counts is what is kept when the request fails`() throws {
    try keep("17:04")
    server.clock += 100
    let (slow, quick) = (ask(), ask())
    try server.answer("17:14", 2)
    try quick.check(["17:14 (0 s)", "completed"], "The second of two requests was answered.")
    server.clock += 10
    try server.fail(1)
    try slow.check(
      ["17:14 (10 s)", "completed"],
      "The first of two requests failed. Ten seconds before, the second one was answered.")
  }

  @Test func `a first answer counts for requests that are in progress`() throws {
    let (slow, quick) = (ask(), ask())
    try server.answer("17:04", 1)
    server.clock += 10
    try server.fail(0)
    try slow.check(
      ["17:04 (10 s)", "completed"],
      "Two requests were made, and nothing was kept. One was answered, and then the other one failed."
    )
    withExtendedLifetime(quick) {}
  }

  @Test func `each stop has its own answer`() throws {
    try keep("17:04")
    let first = ask("Park")
    try server.expectLoads(["Main St", "Park"], "The kept answer is that of another stop.")
    try server.answer("17:30")
    withExtendedLifetime(first) {}
    server.clock += 10
    try ask().check(["17:04 (10 s)", "completed"], "This is what was answered for Main St.")
    try ask("Park").check(["17:30 (10 s)", "completed"], "This is what was answered for Park.")
    server.clock += 60
    let dock = ask("Dock")
    try server.fail()
    try dock.check(["error(lost)"], "Nothing is kept for Dock, only for other stops.")
    let park = ask("Park")
    try server.answer("17:40")
    withExtendedLifetime(park) {}
    let main = ask()
    try server.fail()
    try main.check(
      ["17:04 (70 s)", "completed"], "Park has a newer answer. That of Main St is 70 seconds old.")
  }

  @Test func `an empty answer is an answer`() throws {
    try keep("")
    server.clock += 10
    try ask().check(
      [" (10 s)", "completed"], "An empty text arrived 10 seconds ago: no bus is left today.")
    server.clock += 100
    let display = ask()
    try server.fail()
    try display.check([" (110 s)", "completed"], "An empty text arrived 110 seconds ago.")
  }

  @Test func `a sequence looks at each subscription`() throws {
    let sequence = departures.departures(from: "Main St").map(text(of:))
    try server.expectLoads([], "No one has subscribed.")
    let first = Subscriber(sequence)
    try server.answer("17:04")
    try first.check(["17:04 (0 s)", "completed"], "It is the first subscription.")
    server.clock += 10
    try Subscriber(sequence).check(
      ["17:04 (10 s)", "completed"],
      "The same sequence is subscribed to for the second time, 10 seconds after its answer.")
    server.clock += 60
    let third = Subscriber(sequence)
    try server.answer("17:14")
    try third.check(
      ["17:14 (0 s)", "completed"],
      "The same sequence is subscribed to when its answer isn't fresh.")
    try server.expectLoads(
      ["Main St", "Main St"], "Of three subscriptions, the second found a fresh answer.")
  }

  @Test func `the limits are those that were passed in`() throws {
    for (fresh, usable) in [(5, 7), (0, 3), (300, 600)] {
      let server = Server()
      let departures = server.departures(freshFor: fresh, usableFor: usable)
      func ask() -> Subscriber { Subscriber(departures.departures(from: "Main St").map(text(of:))) }
      let first = ask()
      try server.answer("17:04")
      withExtendedLifetime(first) {}
      server.clock += fresh
      let second = ask()
      server.clock = 1000 + usable - 1
      try server.fail(1)
      try second.check(
        ["17:04 (\(usable - 1) s)", "completed"],
        "`freshFor` is \(fresh), and `usableFor` is \(usable). The request failed at \(usable - 1) s."
      )
    }
  }

  @Test func `an answer may be fresh for longer than it is usable`() throws {
    let server = Server()
    let departures = server.departures(freshFor: 60, usableFor: 10)
    func ask() -> Subscriber { Subscriber(departures.departures(from: "Main St").map(text(of:))) }
    let (slow, quick) = (ask(), ask())
    try server.answer("17:04", 1)
    withExtendedLifetime(quick) {}
    server.clock += 30
    try ask().check(
      ["17:04 (30 s)", "completed"],
      "`freshFor` is 60, and `usableFor` is 10. The answer is 30 seconds old, and no request has failed."
    )
    try server.fail(0)
    try slow.check(
      ["error(lost)"],
      "`freshFor` is 60, and `usableFor` is 10. The request failed, and the kept answer is 30 seconds old."
    )
  }

  @Test func `the same answer again is a new one`() throws {
    try keep("17:04")
    server.clock += 100
    let display = ask()
    try server.answer("17:04")
    try display.check(["17:04 (0 s)", "completed"], "The server has answered the same once more.")
    server.clock += 20
    try ask().check(
      ["17:04 (20 s)", "completed"],
      "The server gave the same answer 120 seconds ago and 20 seconds ago. The later one is kept.")
  }

  @Test func `the answer that arrived last is kept`() throws {
    let slow = ask()
    server.clock += 5
    let quick = ask()
    try server.answer("17:14", 1)
    server.clock += 5
    try server.answer("17:04", 0)
    server.clock += 20
    try ask().check(
      ["17:04 (20 s)", "completed"],
      "The answer to the second request arrived first, with 17:14. The one to the first request arrived last."
    )
    withExtendedLifetime((slow, quick)) {}
  }

  @Test func `the clock may begin at any number`() throws {
    for start in [0, -500] {
      let server = Server()
      server.clock = start
      let departures = server.departures()
      func ask() -> Subscriber { Subscriber(departures.departures(from: "Main St").map(text(of:))) }
      let first = ask()
      try server.fail()
      try first.check(
        ["error(lost)"], "The clock shows \(start). The request failed, and nothing is kept.")
      let second = ask()
      try server.answer("17:04")
      withExtendedLifetime(second) {}
      server.clock += 10
      try ask().check(
        ["17:04 (10 s)", "completed"],
        "The answer arrived when the clock showed \(start). That was 10 seconds ago.")
    }
  }

  @Test func `two objects keep nothing in common`() throws {
    try keep("17:04")
    let other = server.departures()
    let display = Subscriber(other.departures(from: "Main St").map(text(of:)))
    try server.expectLoads(
      ["Main St", "Main St"], "Another `Departures` has kept an answer, and this one hasn't.")
    try display.check([], "Another `Departures` has kept an answer, and this one hasn't.")
  }

  @Test func `disposing the subscription disposes the request`() throws {
    let (first, second) = (ask(), ask())
    first.dispose()
    try expect(
      !server.isRunning(0), "The first of two subscribers has left, but its request still runs.")
    try server.answer("17:04", 1)
    try second.check(
      ["17:04 (0 s)", "completed"], "The first of two subscribers has left, and the second stays.")
  }

  @Test(arguments: Law.all(of: request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// Nothing stays fresh. Its answers are kept in a dictionary, which belongs to one thread.
  private static let request = Operator(
    of: "the request", calling: "`load`", count: 1, except: [.threads, .many]
  ) { request, trial in
    trial.keep(
      Departures(
        freshFor: 0, usableFor: 0, now: { 0 },
        load: { [unowned trial] _ in trial.count(returning: request.map { "\($0)" }) })
    )
    .departures(from: "Main St").map(text(of:))
  }

  private func ask(_ stop: String = "Main St") -> Subscriber {
    Subscriber(departures.departures(from: stop).map(text(of:)))
  }

  private func keep(_ answer: String, for stop: String = "Main St") throws {
    let display = ask(stop)
    try server.answer(answer)
    try display.check(
      ["\(answer) (0 s)", "completed"], "Nothing was kept for \(stop), and the server has answered."
    )
  }
}

private func text(of answer: DatedAnswer) -> String { "\(answer.text) (\(answer.age) s)" }

private struct Lost: Error, CustomStringConvertible { let description: String }

/// A server with a clock, whose last request is answered when a test says so.
private final class Server {
  @Locked var clock = 1000
  @Locked private var loads: [String] = []
  @Locked private var requests: [ManualSource<String>] = []

  func departures(freshFor: Int = 60, usableFor: Int = 180) -> Departures {
    Departures(
      freshFor: freshFor, usableFor: usableFor, now: { self.clock },
      load: { stop in
        self.loads.append(stop)
        let request = ManualSource<String>()
        self.requests.append(request)
        return request.sequence
      })
  }

  func isRunning(_ number: Int) -> Bool {
    requests.indices.contains(number) && requests[number].isRunning
  }

  func answer(_ text: String, _ number: Int? = nil) throws {
    let request = try request(number)
    request.send(text)
    request.send(.completed)
  }

  func fail(_ name: String = "lost") throws {
    try request(nil).send(.error(Lost(description: name)))
  }

  func fail(_ number: Int) throws { try request(number).send(.error(Lost(description: "lost"))) }

  func expectLoads(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    try expect(loads, equals: expected, "\(sentence) The calls of `load`:", line: line)
    try expect(
      requests.allSatisfy { $0.runs == 1 },
      "What `load` returns should be subscribed to once.", line: line)
  }

  /// One of the requests, or the last.
  private func request(_ number: Int?) throws -> ManualSource<String> {
    let number = number ?? requests.count - 1
    guard requests.indices.contains(number), requests[number].isRunning else {
      try RxLiteTest.fail(
        "A request should be in progress by now, and there is none. Calls of `load` so far: \(loads)."
      )
    }
    return requests[number]
  }
}
