import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

/// A server, which sends the parts of a file when a test says so.
@Suite("ResumeDownload", .serialized) struct ResumeDownloadTests {
  private let server = Server()

  @Test func `a download that doesn't break off passes unchanged`() throws {
    let subscriber = load()
    try server.expectOffsets([0], "A subscriber wants the whole file.")
    for part in [[1, 2], [], [3], [3]] as [[UInt8]] { try server.send(part) }
    try server.end(.completed)
    try subscriber.check(
      ["[1, 2]", "[]", "[3]", "[3]", "completed"],
      "The server sent these four parts. One is empty, and the last two are equal.")
    try server.expectOffsets([0], "The first attempt has completed, so the whole file is there.")
  }

  @Test func `an attempt begins where the one before has broken off`() throws {
    let subscriber = load()
    try server.send([1, 2, 3, 4])
    try server.send([5, 6])
    try server.fail()
    try server.expectOffsets(
      [0, 6], "Parts of 4 and 2 bytes have arrived, and then the connection was lost.")
    try server.send([7])
    try server.end(.completed)
    try subscriber.check(
      ["[1, 2, 3, 4]", "[5, 6]", "[7]", "completed"],
      "Each part should be emitted once, and the second attempt completed.")
  }

  @Test func `each further attempt counts the bytes of all attempts`() throws {
    let subscriber = load(maxAttempts: 5)
    try server.send([1, 2, 3, 4])
    try server.fail()
    try server.send([5])
    try server.send([])
    try server.send([6, 7])
    try server.fail()
    try server.expectOffsets(
      [0, 4, 7], "The first attempt has brought 4 bytes, and the second 3 more.")
    try server.fail()
    try server.expectOffsets([0, 4, 7, 7], "The third attempt has brought nothing.")
    try server.send([8])
    try server.fail()
    try server.expectOffsets([0, 4, 7, 7, 8], "The fourth attempt has brought a byte.")
    try server.send([9])
    try server.end(.completed)
    try subscriber.check(
      ["[1, 2, 3, 4]", "[5]", "[]", "[6, 7]", "[8]", "[9]", "completed"],
      "Five attempts brought these parts, and each should be emitted once.")
  }

  @Test func `a part is emitted when it arrives`() throws {
    let subscriber = load()
    try server.send([1, 2])
    try subscriber.check(["[1, 2]"], "A part has arrived, and the file isn't complete yet.")
    try server.fail()
    try server.send([3])
    try subscriber.check(["[1, 2]", "[3]"], "The second attempt has brought a part.")
  }

  @Test(arguments: [1, 2, 5]) func `there are no more than maxAttempts attempts`(maxAttempts: Int)
    throws
  {
    let subscriber = load(maxAttempts: maxAttempts)
    for number in 1...maxAttempts {
      try server.expectOffsets(
        Array(0..<number),
        "`maxAttempts` is \(maxAttempts). Each of the \(number - 1) attempts so far has brought a byte, and failed."
      )
      try subscriber.check(
        (1..<number).map { "[\($0)]" }, "Attempt \(number) of \(maxAttempts) has just begun.")
      try server.send([UInt8(number)])
      try server.fail("lost \(number)")
    }
    try server.expectOffsets(
      Array(0..<maxAttempts), "`maxAttempts` is \(maxAttempts), the first attempt included.")
    try subscriber.check(
      (1...maxAttempts).map { "[\($0)]" } + ["error(lost \(maxAttempts))"],
      "`maxAttempts` is \(maxAttempts), and every attempt has failed. The last error is that of the result."
    )
  }

  @Test func `an attempt that completes without a part is the last one`() throws {
    let subscriber = load()
    try server.send([1])
    try server.fail()
    try server.end(.completed)
    try subscriber.check(["[1]", "completed"], "The file has one byte, which was there already.")
    try server.expectOffsets([0, 1], "The second attempt has completed.")
  }

  @Test func `nothing is loaded before the subscription`() throws {
    let file = download(maxAttempts: 3, load: server.load)
    try server.expectOffsets([], "No one has subscribed.")
    withExtendedLifetime(file) {}
  }

  @Test func `a second subscription begins with byte 0, and has all attempts`() throws {
    let file = download(maxAttempts: 2, load: server.load)
    for number in 1...2 {
      let subscriber = Subscriber(file)
      try server.send([1, 2])
      try server.fail()
      try server.send([3])
      try server.fail()
      try subscriber.check(
        ["[1, 2]", "[3]", "error(lost)"], "It is subscription \(number), with two attempts.")
    }
    try server.expectOffsets(
      [0, 2, 0, 2], "Two subscriptions, one after the other, load the file each.")
  }

  @Test func `two subscribers at the same time count for themselves`() throws {
    let file = download(maxAttempts: 3, load: server.load)
    let first = Subscriber(file)
    try server.send([1, 2], to: 0)
    let second = Subscriber(file)
    try server.expectOffsets([0, 0], "A second subscriber came while the first one was loading.")
    try server.send([1], to: 1)
    try server.fail(1)
    try server.fail(0)
    try server.expectOffsets(
      [0, 0, 1, 2], "The second subscriber has 1 byte, and the first one has 2.")
    try second.check(["[1]"], "It has received a byte for itself.")
    second.dispose()
    try server.send([3], to: 3)
    try server.end(.completed, 3)
    try first.check(
      ["[1, 2]", "[3]", "completed"], "The second subscriber has left, and the first one goes on.")
  }

  @Test func `disposing disposes the attempt in progress`() throws {
    let subscriber = load()
    try server.fail()
    subscriber.dispose()
    try expect(
      !server.isRunning, "The subscriber has left during the second attempt, which still runs.")
    try server.expectOffsets([0, 0], "The subscriber has left during the second attempt.")
  }

  @Test func `a request that fails at once counts as an attempt`() throws {
    let offsets = Locked<[Int]>([])
    let subscriber = Subscriber(
      download(maxAttempts: 4) { offset in
        offsets.value.append(offset)
        // NB: It completes some time, so that an answer that never gives up fails the test.
        if offsets.value.count > 50 { return .empty() }
        return .create { observer in
          observer.onNext([1])
          observer.onError(Lost(description: "lost"))
          return Disposables.create()
        }
      })
    try expect(
      offsets.value, equals: [0, 1, 2, 3],
      "Each attempt sends a byte and fails, before its `subscribe` returns. The calls of `load`:")
    try subscriber.check(
      ["[1]", "[1]", "[1]", "[1]", "error(lost)"], "There were four attempts with a byte each.")
  }

  @Test func `the diagram of the task`() throws {
    let time = MarbleTime()
    let attempts = [0: "--a-b--X", 6: "--c--X", 9: "--d|"]
    let parts: [String: [UInt8]] = ["a": [1, 1, 1, 1], "b": [2, 2], "c": [3, 3, 3], "d": [4]]
    try marbles(in: time) {
      download(maxAttempts: 3) { offset in
        .deferred {
          time.createColdObservable(try Timeline(attempts[offset] ?? "|").events)
            .map { letter in parts[letter] ?? [] }
        }
      }
      .map { part in parts.first { $0.value == part }?.key ?? "?" }
      "--a-b----c----d|"
    }
  }

  @Test(arguments: Law.all(of: request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let request = Operator(of: "the request", calling: "`load`") { request, trial in
    download(maxAttempts: 1) { _ in trial.count(returning: request.map { [UInt8($0 % 256)] }) }
  }

  private func load(maxAttempts: Int = 3) -> Subscriber {
    Subscriber(download(maxAttempts: maxAttempts, load: server.load))
  }
}

private struct Lost: Error, CustomStringConvertible { let description: String }

private final class Server {
  @Locked private var offsets: [Int] = []
  @Locked private var attempts: [ManualSource<[UInt8]>] = []

  func load(_ offset: Int) -> Observable<[UInt8]> {
    offsets.append(offset)
    let attempt = ManualSource<[UInt8]>()
    attempts.append(attempt)
    return attempt.sequence
  }

  var isRunning: Bool { attempts.contains { $0.isRunning } }

  func send(_ part: [UInt8], to number: Int? = nil) throws { try attempt(number).send(part) }

  func fail(_ name: String = "lost") throws { try end(.error(Lost(description: name))) }

  func fail(_ number: Int) throws { try end(.error(Lost(description: "lost")), number) }

  func end(_ event: Event<[UInt8]>, _ number: Int? = nil) throws { try attempt(number).send(event) }

  func expectOffsets(_ expected: [Int], _ sentence: String, line: Int = #line) throws {
    try expect(
      offsets, equals: expected, "\(sentence) `load` should be called with these offsets:",
      line: line)
    try expect(
      attempts.filter { $0.runs != 1 }.isEmpty,
      "What `load` returns is an attempt, and should be subscribed to once.", line: line)
  }

  /// One of the attempts, or the last.
  private func attempt(_ number: Int?) throws -> ManualSource<[UInt8]> {
    let number = number ?? attempts.count - 1
    guard attempts.indices.contains(number), attempts[number].isRunning else {
      try RxLiteTest.fail(
        "An attempt should be in progress, and there is none. Calls of `load` so far: \(offsets).")
    }
    return attempts[number]
  }
}
