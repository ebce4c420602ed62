import Dispatch
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter15Exercises

@Suite("OneDownload", .serialized) struct OneDownloadTests {
  private let server = Server()
  private let pages: Pages

  init() {
    let server = server
    pages = Pages { address in server.download(address) }
  }

  @Test func `nothing is downloaded before somebody asks`() async throws {
    try expect(
      !(await server.hasBeenAsked(times: 1, within: .milliseconds(50))),
      "Nobody has asked for a page, but the server is asked for \(server.asked).")
  }

  @Test func `returns the page`() async throws {
    let caller = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    server.answer(1, with: .success("page a"))
    try expect(await caller.outcome, equals: "page a", "The server has answered: page a.")
  }

  @Test func `a failed download is not repeated before somebody asks`() async throws {
    let caller = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    server.answer(1, with: .failure(Offline()))
    _ = await server.hasBeenAsked(times: 2, within: .milliseconds(50))
    server.answer(2, with: .failure(Offline()))
    _ = await caller.outcome
    try expect(
      server.asked, equals: ["/a"], "Somebody has asked once, and the download has failed.")
  }

  @Test func `throws the error`() async throws {
    let caller = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    server.answer(1, with: .failure(Offline()))
    try expect(await caller.outcome, equals: "error offline", "The server can't be reached.")
  }

  @Test func `a page is downloaded once`() async throws {
    let first = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    server.answer(1, with: .success("page a"))
    _ = await first.outcome
    let second = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 2, within: .milliseconds(50))),
      "The page has been downloaded before, but it is downloaded again.")
    try expect(await second.outcome, equals: "page a", "The page has been downloaded before.")
  }

  @Test func `every page is kept`() async throws {
    for (index, address) in ["/a", "/b"].enumerated() {
      let caller = Caller(pages, address)
      _ = await server.hasBeenAsked(times: index + 1)
      server.answer(index + 1, with: .success("page \(address)"))
      _ = await caller.outcome
    }
    let again = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 3, within: .milliseconds(50))),
      "/a has been downloaded, and then /b. Now /a is downloaded again.")
    try expect(await again.outcome, equals: "page /a", "/a has been downloaded before.")
  }

  @Test func `a caller during the download waits for it`() async throws {
    let callers = (1...5).map { _ in Caller(pages, "/a") }
    _ = await server.hasBeenAsked(times: 1)
    try expect(
      !(await server.hasBeenAsked(times: 2, within: .milliseconds(100))),
      "Several callers have asked for a page that is being downloaded, but it is downloaded again.")
    server.answer(1, with: .success("page a"))
    for caller in callers {
      try expect(
        await caller.outcome, equals: "page a",
        "Five callers have asked for a page, and it has arrived.")
    }
  }

  @Test func `different addresses don't wait for each other`() async throws {
    let first = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    let second = Caller(pages, "/b")
    try await server.expect(
      asked: ["/a", "/b"], "/a is being downloaded, and somebody has asked for /b.")
    server.answer(2, with: .success("page b"))
    try expect(
      await second.outcome, equals: "page b", "The server has answered for /b, not yet for /a.")
    server.answer(1, with: .success("page a"))
    try expect(await first.outcome, equals: "page a", "The server has answered for /a at last.")
  }

  @Test func `addresses differ by each character`() async throws {
    let addresses = ["/a", "/A", "/a/", "/a?q=1", " /a", ""]
    for (index, address) in addresses.enumerated() {
      let caller = Caller(pages, address)
      try await server.expect(
        asked: Array(addresses[...index]), "These addresses are all different.")
      server.answer(index + 1, with: .success("page \(index)"))
      try expect(
        await caller.outcome, equals: "page \(index)", "The address is \(address.debugDescription)."
      )
    }
  }

  @Test func `an empty page is a page`() async throws {
    let first = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    server.answer(1, with: .success(""))
    _ = await first.outcome
    let second = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 2, within: .milliseconds(50))),
      "The page is empty. It has been downloaded, but it is downloaded again.")
    try expect(await second.outcome, equals: "", "The page is empty.")
  }

  @Test func `all waiting callers receive the error, and the next call downloads again`()
    async throws
  {
    let callers = (1...3).map { _ in Caller(pages, "/a") }
    try await server.expect(asked: ["/a"], "Three callers have asked for /a.")
    _ = await server.hasBeenAsked(times: 2, within: .milliseconds(50))
    server.answer(1, with: .failure(Offline()))
    for caller in callers {
      try expect(
        await caller.outcome, equals: "error offline",
        "Three callers have waited for one download, and it has failed.")
    }
    let next = Caller(pages, "/a")
    try await server.expect(
      asked: ["/a", "/a"], "The download of /a has failed before. Now somebody asks for it again.")
    let another = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 3, within: .milliseconds(50))),
      """
      The download of /a has failed, and a second one is running. Somebody asks for /a, and a third one begins. \
      The download after an error is shared like the first.
      """)
    server.answer(2, with: .success("page a"))
    for caller in [next, another] {
      try expect(await caller.outcome, equals: "page a", "The second download has succeeded.")
    }
  }

  @Test func `a CancellationError of the download is an error`() async throws {
    let first = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    server.answer(1, with: .failure(CancellationError()))
    try expect(
      await first.outcome, equals: "error CancellationError()",
      "The download has failed with a CancellationError, and no caller was cancelled.")
    let next = Caller(pages, "/a")
    try await server.expect(
      asked: ["/a", "/a"],
      "The download of /a has failed with a CancellationError. Now somebody asks for it again.")
    server.answer(2, with: .success("page a"))
    try expect(await next.outcome, equals: "page a", "The second download has succeeded.")
  }

  @Test func `a caller that asks again as soon as it has the error gets another download`()
    async throws
  {
    let callers = (1...4).map { _ in Caller(pages, "/a", asksAgain: true) }
    try await server.expect(asked: ["/a"], "Four callers have asked for /a.")
    _ = await server.hasBeenAsked(times: 2, within: .milliseconds(50))
    server.answer(1, with: .failure(Offline()))
    _ = await server.hasBeenAsked(times: 2)
    server.answer(2, with: .success("page a"))
    try expect(
      !(await server.hasBeenAsked(times: 3, within: .milliseconds(50))),
      """
      Four callers have received the error of the first download. Each asks again at once, and a third download \
      begins. The download after an error is shared like the first.
      """)
    for caller in callers {
      try expect(
        await caller.outcome, equals: "page a",
        """
        Four callers have received the error of the first download. Each asks again at once, in its \
        `catch`, and must not get the old error once more.
        """)
    }
    try expect(server.asked, equals: ["/a", "/a"], "The second download serves all four callers.")
  }

  @Test func `a failure spoils nothing for other addresses`() async throws {
    for (index, address) in ["/a", "/b"].enumerated() {
      let caller = Caller(pages, address)
      _ = await server.hasBeenAsked(times: index + 1)
      server.answer(index + 1, with: index == 0 ? .success("page a") : .failure(Offline()))
      _ = await caller.outcome
    }
    let again = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 3, within: .milliseconds(50))),
      "/a has been downloaded, then /b has failed. Now /a is downloaded again.")
    try expect(await again.outcome, equals: "page a", "/a has been downloaded before.")
  }

  @Test func `a failure doesn't touch the downloads of other addresses`() async throws {
    let first = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    let failing = Caller(pages, "/b")
    try await server.expect(
      asked: ["/a", "/b"], "/a is being downloaded, and somebody has asked for /b.")
    server.answer(2, with: .failure(Offline()))
    _ = await failing.outcome
    let second = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 3, within: .milliseconds(50))),
      """
      /a and /b were being downloaded at the same time, and /b has failed. Somebody asks for /a, which is still \
      being downloaded, and another download of it begins.
      """)
    server.answer(1, with: .success("page a"))
    for caller in [first, second] {
      try expect(
        await caller.outcome, equals: "page a", "/b has failed, and /a has been downloaded.")
    }
  }

  @Test func `cancelling one caller doesn't stop the download`() async throws {
    let first = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    let second = Caller(pages, "/a")
    _ = await server.hasBeenAsked(times: 2, within: .milliseconds(50))
    first.cancel()
    try expect(
      !(await server.hasBeenAbandoned(within: .milliseconds(50))),
      "Two callers wait for /a. One of them was cancelled, but the download was stopped.")
    server.answer(1, with: .success("page a"))
    try expect(
      await second.outcome, equals: "page a",
      "The other caller was not cancelled, and waits for /a.")
    _ = await first.outcome
  }

  @Test func `the last caller that waits is cancelled`() async throws {
    let callers = (1...3).map { _ in Caller(pages, "/a") }
    try await server.expect(asked: ["/a"], "Three callers have asked for /a.")
    _ = await server.hasBeenAsked(times: 2, within: .milliseconds(50))
    for caller in callers.dropLast() { caller.cancel() }
    try expect(
      !(await server.hasBeenAbandoned(within: .milliseconds(50))),
      "Three callers wait for /a. Two of them were cancelled, but the download was stopped.")
    callers[2].cancel()
    try expect(
      await server.hasBeenAbandoned(),
      "Three callers have waited for /a, and all were cancelled. The download goes on, for no one.")
    for caller in callers { _ = await caller.outcome }
    let next = Caller(pages, "/a")
    try await server.expect(
      asked: ["/a", "/a"], "The first download of /a was stopped. Now somebody asks for it again.")
    server.answer(2, with: .success("page a"))
    try expect(await next.outcome, equals: "page a", "The second download has succeeded.")
  }

  @Test func `a caller that was cancelled before it asks`() async throws {
    let caller = Caller(pages, "/a", isCancelled: true)
    _ = await caller.outcome
    if await server.hasBeenAsked(times: 1, within: .milliseconds(50)) {
      try expect(
        await server.hasBeenAbandoned(),
        "The only caller was cancelled before it asked for /a. The download goes on, for no one.")
    }
  }

  @Test func `cancelling a caller that has its page`() async throws {
    let first = Caller(pages, "/a", staysUntilCancelled: true)
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    server.answer(1, with: .success("page a"))
    _ = await first.hasAnswer()
    first.cancel()
    _ = await first.outcome
    let second = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 2, within: .milliseconds(50))),
      "A caller has received the page /a, and was cancelled after that. /a is downloaded again.")
    try expect(await second.outcome, equals: "page a", "The page has been downloaded before.")
  }

  @Test func `cancelled and asked again`() async throws {
    let first = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    first.cancel()
    try expect(
      await server.hasBeenAbandoned(),
      "The only caller that waits for /a was cancelled. The download goes on, for no one.")
    let second = Caller(pages, "/a")
    try await server.expect(
      asked: ["/a", "/a"], "The first download of /a was stopped. Now somebody asks for it again.")
    _ = await first.outcome
    let third = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 3, within: .milliseconds(50))),
      """
      The first download of /a was stopped, and a second one is running. Somebody asks for /a, and a third \
      one begins.
      """)
    server.answer(2, with: .success("page a"))
    for caller in [second, third] {
      try expect(await caller.outcome, equals: "page a", "The second download has succeeded.")
    }
  }

  @Test func `asked again while the download is being stopped`() async throws {
    server.stopsSlowly()
    let first = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    DispatchQueue(label: "the scrolling").async { first.cancel() }
    try expect(
      await server.hasBeenAbandoned(),
      "The only caller that waits for /a was cancelled. The download goes on, for no one.")
    let second = Caller(pages, "/a")
    _ = await server.hasBeenAsked(times: 2, within: .milliseconds(50))
    server.hasStopped()
    try await server.expect(
      asked: ["/a", "/a"],
      """
      The only caller of /a was cancelled. Somebody asks for /a at the moment in which that download is \
      disposed, and needs another one.
      """)
    _ = await first.outcome
    let third = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 3, within: .milliseconds(50))),
      """
      The first download of /a was stopped, and a second one began at that moment. Somebody asks for /a, and \
      a third one begins.
      """)
    server.answer(2, with: .success("page a"))
    for caller in [second, third] {
      try expect(await caller.outcome, equals: "page a", "The second download has succeeded.")
    }
  }

  /// A caller is stopped at one of its first steps: before it looks for the page, for example, or after that and
  /// before it waits for the download.
  @Test(arguments: 0...3)
  func `a page that comes while a caller is on its way`(steps: Int) async throws {
    let first = Caller(pages, "/a")
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    let gate = Gate()
    gate.close(after: steps)
    let second = Caller(pages, "/a", on: gate)
    _ = await gate.holdsSomething.hasCome(within: .milliseconds(50))
    server.answer(1, with: .success("page a"))
    _ = await first.hasAnswer(within: .milliseconds(50))
    gate.open()
    try expect(
      !(await server.hasBeenAsked(times: 2, within: .milliseconds(50))),
      """
      A second caller asked for /a, and was on its way from one `await` to the next when the page came. It \
      found no page before that, and no download after it, so /a is downloaded again. What was true before an \
      `await` may be wrong after it: look for the page once more before a download begins.
      """)
    for caller in [first, second] {
      try expect(await caller.outcome, equals: "page a", "The server has answered: page a.")
    }
  }

  @Test func `an error that arrives late doesn't touch the next download`() async throws {
    let gate = Gate()
    let late = Caller(pages, "/a", on: gate)
    try await server.expect(asked: ["/a"], "Somebody has asked for /a.")
    let first = Caller(pages, "/a")
    _ = await server.hasBeenAsked(times: 2, within: .milliseconds(50))
    gate.close()
    server.answer(1, with: .failure(Offline()))
    try expect(await first.outcome, equals: "error offline", "The first download has failed.")
    let second = Caller(pages, "/a")
    _ = await server.hasBeenAsked(times: 2)
    gate.open()
    try expect(await late.outcome, equals: "error offline", "The first download has failed.")
    try expect(server.asked, equals: ["/a", "/a"], "/a has failed, and was asked for again.")
    let third = Caller(pages, "/a")
    try expect(
      !(await server.hasBeenAsked(times: 3, within: .milliseconds(50))),
      """
      Two callers have waited for /a, which has failed. One of them has received the error, and a second \
      download has begun. Then the other one has received it. Now somebody asks for /a, and a third download \
      begins, although the second is running.
      """)
    server.answer(2, with: .success("page a"))
    for caller in [second, third] {
      try expect(await caller.outcome, equals: "page a", "The second download has succeeded.")
    }
  }
}

private struct Offline: Error, CustomStringConvertible { let description = "offline" }

/// A caller that asks for a page.
private final class Caller: Sendable {
  private let task: Task<String, any Error>
  private let answered = Moment()

  /// - Parameters:
  ///   - asksAgain: Whether it asks once more when it receives an error.
  ///   - isCancelled: Whether its task is cancelled before it asks.
  ///   - staysUntilCancelled: Whether its task waits to be cancelled when it has its answer.
  init(
    _ pages: Pages, _ address: String, asksAgain: Bool = false, isCancelled: Bool = false,
    staysUntilCancelled: Bool = false, on executor: Gate? = nil
  ) {
    task = Task(executorPreference: executor) { [answered] in
      while isCancelled && !Task.isCancelled { await Task.yield() }
      do {
        let page = try await pages.page(address)
        answered.arrive()
        while staysUntilCancelled && !Task.isCancelled { await Task.yield() }
        return page
      } catch  where asksAgain {
        return try await pages.page(address)
      }
    }
    if isCancelled { task.cancel() }
  }

  func hasAnswer(within limit: Duration? = nil) async -> Bool {
    await answered.hasCome(within: limit)
  }

  func cancel() { task.cancel() }

  var outcome: String {
    get async {
      let ended = Moment()
      let waiting = Task {
        defer { ended.arrive() }
        do { return try await task.value } catch { return "error \(error)" }
      }
      return await ended.hasCome() ? await waiting.value : "nothing in time"
    }
  }
}

/// A server that answers when a test says so.
private final class Server: Sendable {
  private struct State {
    var asked: [String] = []
    var requests: [(SingleEvent<String>) -> Void] = []
  }

  private let state = Mutex(State())
  private let moments = (1...12).map { _ in Moment() }
  private let abandoned = Moment()
  private let isSlow = Locked(false)
  private let stopped = DispatchSemaphore(value: 0)

  var asked: [String] { state.withLock { $0.asked } }

  func download(_ address: String) -> Single<String> {
    Single.create { observer in
      let isOver = Mutex(false)
      let count = self.state.withLock { state in
        state.asked.append(address)
        state.requests.append { event in
          isOver.withLock { $0 = true }
          observer(event)
        }
        return state.asked.count
      }
      if count <= self.moments.count { self.moments[count - 1].arrive() }
      return Disposables.create {
        if isOver.withLock({ $0 }) { return }
        self.abandoned.arrive()
        if self.isSlow.value { _ = self.stopped.wait(timeout: .now() + 1) }
      }
    }
  }

  /// Answers a request; they are counted from 1.
  func answer(_ number: Int, with event: SingleEvent<String>) {
    let request = state.withLock { $0.requests.count < number ? nil : $0.requests[number - 1] }
    request?(event)
  }

  /// From now on, stopping a download takes until `hasStopped` is called.
  func stopsSlowly() { isSlow.value = true }

  func hasStopped() { stopped.signal() }

  func hasBeenAsked(times: Int, within limit: Duration? = nil) async -> Bool {
    await moments[times - 1].hasCome(within: limit)
  }

  func hasBeenAbandoned(within limit: Duration? = nil) async -> Bool {
    await abandoned.hasCome(within: limit)
  }

  func expect(asked expected: [String], _ sentence: String, line: Int = #line) async throws {
    _ = await hasBeenAsked(times: expected.count)
    try RxLiteTest.expect(asked, equals: expected, sentence, line: line)
  }
}

/// Runs tasks, and can hold back what they do next.
private final class Gate: TaskExecutor {
  private let state = Mutex<(free: Int, waiting: [UnownedJob])>((.max, []))
  let holdsSomething = Moment()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFree = state.withLock { state in
      if state.free == 0 { state.waiting.append(job) } else { state.free -= 1 }
      return state.waiting.isEmpty
    }
    if isFree { run(job) } else { holdsSomething.arrive() }
  }

  /// - Parameter steps: How many more pieces of work pass.
  func close(after steps: Int = 0) { state.withLock { $0.free = steps } }

  func open() {
    let jobs = state.withLock { state in
      defer { state = (.max, []) }
      return state.waiting
    }
    for job in jobs { run(job) }
  }

  private func run(_ job: UnownedJob) {
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
