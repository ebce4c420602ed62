import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

/// Two servers, which answer when a test says so.
@Suite("TwoServers", .serialized) struct TwoServersTests {
  private let names = ManualSource<String>()
  private let main = Server("main")
  private let copy = Server("copy")
  private let numbers: Observable<String>

  init() {
    numbers = phoneNumbers(for: names.sequence, main: main.request, copy: copy.request)
  }

  @Test func `the main server answers each name`() throws {
    let screen = Subscriber(numbers)
    for (name, number) in [("Ada", "17"), ("", "0"), ("Ada", "18")] {
      names.send(name)
      try main.answer(number)
    }
    try screen.check(
      ["17", "0", "18"], "The main server answered “Ada”, an empty name, and “Ada” again.")
    try main.expectCalls(["Ada", "", "Ada"])
    try copy.expectCalls([], "The main server has answered each name.")
  }

  @Test func `if the main server is offline, the copy is asked`() throws {
    let screen = Subscriber(numbers)
    for number in ["17", "18"] {
      names.send("Ada")
      try copy.expectCalls(number == "17" ? [] : ["Ada"], "The main server hasn't failed yet.")
      try main.fail(.offline)
      try copy.answer(number)
    }
    try screen.check(["17", "18"], "The main server was offline twice, and the copy answered.")
    try main.expectCalls(["Ada", "Ada"])
    try copy.expectCalls(["Ada", "Ada"])
  }

  @Test func `a name that does not exist is a text, and the copy isn't asked`() throws {
    let screen = Subscriber(numbers)
    for name in ["Ada", "Bob"] {
      names.send(name)
      try main.fail(.notFound)
    }
    try screen.check(["no Ada", "no Bob"], "The main server knows neither Ada nor Bob.")
    try copy.expectCalls([], "The main server has answered that no one has this name.")
  }

  @Test func `a name that the copy does not find is a text as well`() throws {
    let screen = Subscriber(numbers)
    for name in ["Ada", "Bob"] {
      names.send(name)
      try main.fail(.offline)
      try copy.fail(.notFound)
    }
    try screen.check(
      ["no Ada", "no Bob"], "The main server is offline, and the copy doesn't know the name.")
  }

  @Test func `if both are offline, the text says so, and the next name is answered`() throws {
    let screen = Subscriber(numbers)
    names.send("Ada")
    try main.fail(.offline)
    try copy.fail(.offline)
    try screen.check(["offline"], "Both servers are offline.")
    try expect(
      names.isRunning,
      "Both servers were offline, and nothing follows the names any more. The next name needs an answer."
    )
    names.send("Bob")
    try main.answer("18")
    try screen.check(["offline", "18"], "After a name for which both were offline, Bob was found.")
    try main.expectCalls(["Ada", "Bob"])
    try copy.expectCalls(["Ada"])
  }

  @Test func `a user who is signed out by the main server has to sign in`() throws {
    let screen = Subscriber(numbers)
    names.send("Ada")
    try main.fail(.signedOut)
    try screen.check(
      ["error(signedOut)"], "The main server wants the user to sign in. That ends the search.")
    try copy.expectCalls([], "The user is signed out, and the copy can't change that.")
    try expect(!names.isRunning, "The result has failed, and the names are still subscribed to.")
  }

  @Test func `a user who is signed out by the copy has to sign in`() throws {
    let screen = Subscriber(numbers)
    names.send("Ada")
    try main.fail(.offline)
    try copy.fail(.signedOut)
    try screen.check(
      ["error(signedOut)"], "The copy wants the user to sign in. That ends the search.")
  }

  @Test(arguments: [true, false]) func `an unknown error ends the search`(isOfMain: Bool) throws {
    let screen = Subscriber(numbers)
    names.send("Ada")
    if isOfMain {
      try main.fail(with: DiskFull())
      try copy.expectCalls([], "The main server failed with an error that isn't `offline`.")
    } else {
      try main.fail(.offline)
      try copy.fail(with: DiskFull())
    }
    try screen.check(
      ["error(disk full)"],
      "The error of the \(isOfMain ? "main server" : "copy") isn't a `PhoneBookError`, so it is that of the result."
    )
  }

  @Test(arguments: [LampError.offline, .notFound]) func `an error of another type is unknown`(
    error: LampError
  ) throws {
    for isOfMain in [true, false] {
      let screen = Subscriber(numbers)
      names.send(.next("Ada"), to: isOfMain ? 0 : 1)
      if isOfMain {
        try main.fail(with: error)
        try copy.expectCalls([], "The main server failed with `LampError.\(error)`.")
      } else {
        try main.fail(.offline)
        try copy.fail(with: error)
      }
      try screen.check(
        ["error(\(error))"],
        """
        The \(isOfMain ? "main server" : "copy") failed with `LampError.\(error)`. That isn't a \
        `PhoneBookError`, although its case has the same name, so it is the error of the result.
        """)
    }
  }

  @Test(arguments: [PhoneBookError.offline, .notFound, .signedOut])
  func `an error of the names is an error of the result`(error: PhoneBookError) throws {
    let screen = Subscriber(numbers)
    names.send("Ada")
    names.send(.error(error))
    try screen.check(
      ["error(\(error))"],
      "The names have failed, and no request has. No text may take the place of that error.")
    try expect(!main.isRunning, "The names have failed, and a request still runs.")
    try copy.expectCalls([], "The names have failed, and the main server hasn't.")
  }

  @Test func `a newer name disposes the request for the older one`() throws {
    let screen = Subscriber(numbers)
    names.send("Ada")
    names.send("Bob")
    try expect(!main.isRunning(0), "Bob was typed, and the request for Ada still runs.")
    try main.fail(.offline)
    names.send("Cy")
    try expect(!copy.isRunning(0), "Cy was typed, and the request to the copy for Bob still runs.")
    try main.answer("19")
    try screen.check(["19"], "Ada and Bob were replaced before they were answered; Cy was found.")
  }

  @Test func `after the names have completed, the request is still answered`() throws {
    for isCopyAsked in [false, true] {
      let screen = Subscriber(numbers)
      let run = isCopyAsked ? 1 : 0
      names.send(.next("Ada"), to: run)
      if isCopyAsked { try main.fail(.offline) }
      names.send(.completed, to: run)
      try screen.check([], "The names have completed. The request for Ada is in progress.")
      try (isCopyAsked ? copy : main).answer("17")
      try screen.check(["17", "completed"], "The names have completed, and then Ada was found.")
    }
    let screen = Subscriber(numbers)
    names.send(.next("Bob"), to: 2)
    names.send(.completed, to: 2)
    try main.fail(.notFound)
    try screen.check(
      ["no Bob", "completed"], "The names have completed, and then Bob wasn't found.")
  }

  @Test func `two subscribers make requests of their own`() throws {
    let (first, second) = (Subscriber(numbers), Subscriber(numbers))
    names.send("Ada")
    try main.expectCalls(["Ada", "Ada"], "There are two subscribers.")
    try main.fail(.offline)
    try copy.answer("17")
    try second.check(["17"], "The request of the second subscriber failed, and the copy answered.")
    try first.check([], "The request of the first subscriber still runs.")
    second.dispose()
    try expect(
      main.isRunning(0), "The second subscriber has left, and the first one's request is gone.")
    first.dispose()
    try expect(!main.isRunning, "All subscribers have left, and a request still runs.")
  }

  @Test func `the diagram of the task`() throws {
    let time = MarbleTime()
    func failing(_ error: PhoneBookError) -> Observable<String> {
      Observable<Int>.timer(.seconds(2), scheduler: time).flatMap { _ in Observable.error(error) }
    }
    let errors: [String: PhoneBookError] = ["a": .offline, "b": .notFound, "c": .signedOut]
    try marbles(in: time) {
      "-a-----b-----c--"
      phoneNumbers(
        for: $0, main: { failing(errors[$0] ?? .notFound) },
        copy: { _ in Observable<Int>.timer(.seconds(1), scheduler: time).map { _ in "1" } }
      )
      .map { $0 == "no b" ? "t" : $0 }
      "----1----t-----X"
    }
  }

  @Test(arguments: Law.all(of: typed, answered, copied))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let typed = Operator(of: "the names", calling: "`main`") { names, trial in
    phoneNumbers(
      for: names.map { "\($0)" }, main: { trial.count(returning: .just($0)) },
      copy: { _ in .empty() })
  }

  private static let answered = Operator(of: "the request to the main server", count: 1) {
    request, _ in
    phoneNumbers(
      for: .just("Ada"), main: { _ in request.map { "\($0)" } }, copy: { _ in .empty() })
  }

  private static let copied = Operator(of: "the request to the copy", count: 1) { request, _ in
    phoneNumbers(
      for: .just("Ada"), main: { _ in .error(PhoneBookError.offline) },
      copy: { _ in request.map { "\($0)" } })
  }
}

/// Another enum that happens to have cases of the same names.
enum LampError: Error { case offline, notFound }

private struct DiskFull: Error, CustomStringConvertible { let description = "disk full" }

/// A server whose last request is answered when a test says so.
private final class Server {
  @Locked private var calls: [String] = []
  @Locked private var requests: [ManualSource<String>] = []
  private let name: String

  init(_ name: String) { self.name = name }

  func request(_ query: String) -> Observable<String> {
    calls.append(query)
    let request = ManualSource<String>()
    requests.append(request)
    return request.sequence
  }

  var isRunning: Bool { requests.contains { $0.isRunning } }

  func isRunning(_ number: Int) -> Bool {
    requests.indices.contains(number) && requests[number].isRunning
  }

  func answer(_ number: String) throws {
    let request = try last()
    request.send(number)
    request.send(.completed)
  }

  func fail(_ error: PhoneBookError) throws { try fail(with: error) }

  func fail(with error: any Error) throws { try last().send(.error(error)) }

  func expectCalls(
    _ expected: [String],
    _ sentence: String = "One request for each name, and for each failure of the main server.",
    line: Int = #line
  ) throws {
    try expect(
      calls, equals: expected, "\(sentence) `\(name)` was called with these names:", line: line)
    try expect(
      requests.allSatisfy { $0.runs == 1 },
      "What `\(name)` returns should be subscribed to once for each call.", line: line)
  }

  private func last() throws -> ManualSource<String> {
    guard let request = requests.last, request.isRunning else {
      try RxLiteTest.fail(
        name == "main"
          ? """
          The names were sent, so the main server should have a request in progress. It has none: something \
          has ended the search, or disposed the request.
          """
          : """
          The main server has failed with `offline`, so the copy should have a request in progress. It has \
          none: look for what has answered the error before.
          """)
    }
    return request
  }
}
