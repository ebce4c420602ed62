import Dispatch
import RxLite
import RxLiteTest
import Testing

@testable import Chapter15Exercises

@Suite("Autosave", .serialized) struct AutosaveTests {
  private let drafts = PublishSubject<String>()
  private let disk = Disk()

  private func result() -> Observable<Result<String, any Error>> {
    autosave(drafts.asObservable(), save: disk.save)
  }

  @Test func `a draft is saved`() async throws {
    let events = Events(result())
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived, and nothing else is being saved.")
    try expect(events.now, equals: [], "The draft a is still being saved.")
    disk.end(1)
    try expect(await events.first(1), equals: ["success a"], "The draft a has been saved.")
    drafts.onNext("b")
    try await disk.expect(["a", "b"], "The draft b has arrived when a had been saved.")
    disk.end(2)
    try expect(
      await events.first(2), equals: ["success a", "success b"], "a was saved, and then b.")
  }

  @Test func `one at a time`() async throws {
    let events = Events(result())
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived.")
    drafts.onNext("b")
    try await disk.expectNoMore(["a"], "The draft b has arrived while a was being saved.")
    try expect(disk.cancelled, equals: [], "b has arrived while a was being saved. Cancelled:")
    disk.end(1)
    try await disk.expect(["a", "b"], "a has been saved, and b was waiting.")
    disk.end(2)
    try expect(
      await events.first(2), equals: ["success a", "success b"], "a was saved, and then b.")
  }

  @Test func `only the newest one waits`() async throws {
    let events = Events(result())
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived.")
    for draft in ["b", "c", "d"] { drafts.onNext(draft) }
    disk.end(1)
    try await disk.expect(["a", "d"], "b, c and d have arrived while a was being saved.")
    for draft in ["e", "f"] { drafts.onNext(draft) }
    disk.end(2)
    try await disk.expect(["a", "d", "f"], "e and f have arrived while d was being saved.")
    disk.end(3)
    try expect(
      await events.first(3), equals: ["success a", "success d", "success f"],
      "a, d and f have been saved.")
    try await disk.expectNoMore(["a", "d", "f"], "The newest draft, f, has been saved.")
  }

  @Test func `the same draft again`() async throws {
    let events = Events(result())
    for count in 1...2 {
      drafts.onNext("a")
      try await disk.expect(
        Array(repeating: "a", count: count),
        "The draft a has arrived twice, each time when nothing was being saved.")
      disk.end(count)
      _ = await events.first(count)
    }
  }

  @Test func `what can't be saved is a failure, and the next draft is saved`() async throws {
    let events = Events(result())
    let errors: [any Error] = [Full(), Full(), CancellationError()]
    for (index, error) in errors.enumerated() {
      drafts.onNext("\(index)")
      try await disk.expect(
        ["0", "1", "2"].prefix(index + 1).map { $0 },
        "Draft \(index) has arrived; each one before it couldn't be saved.")
      disk.end(index + 1, with: error)
      try expect(
        await events.first(index + 1).dropFirst(index).first ?? "nothing",
        equals: "failure \(error)",
        "`save` has thrown its error “\(error)” for draft \(index).")
    }
    drafts.onNext("x")
    try await disk.expect(["0", "1", "2", "x"], "The draft x has arrived after three failures.")
    disk.end(4)
    try expect(
      await events.first(4).last ?? "nothing", equals: "success x",
      "The draft x has been saved. Before that, three drafts couldn't be saved.")
  }

  @Test func `a failure doesn't lose the draft that waits`() async throws {
    let events = Events(result())
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived.")
    drafts.onNext("b")
    disk.end(1, with: Full())
    try await disk.expect(["a", "b"], "a couldn't be saved, and b was waiting.")
    disk.end(2)
    try expect(
      await events.first(2), equals: ["failure full", "success b"], "a failed, b was saved.")
  }

  @Test func `a draft arrives while the observer receives a result`() async throws {
    let (queue, drafts) = (DispatchQueue(label: "the keyboard"), drafts)
    let (hasSent, received) = (DispatchSemaphore(value: 0), Moment())
    let hasWaited = Locked(false)
    let subscription = result().subscribe(onNext: { _ in
      defer { received.arrive() }
      if disk.saved.count > 1 { return }
      queue.async {
        drafts.onNext("b")
        hasSent.signal()
      }
      hasWaited.value = hasSent.wait(timeout: .now() + 3) == .timedOut
    })
    defer { subscription.dispose() }
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived.")
    disk.end(1)
    _ = await received.hasCome(within: .seconds(5))
    try expect(
      !hasWaited.value,
      """
      The observer receives that a was saved. Meanwhile another thread sends the draft b, and has to \
      wait until the observer returns. Is a lock held while the observer is called?
      """)
    try await disk.expect(
      ["a", "b"], "b has arrived while the observer received that a was saved.")
    disk.end(2)
  }

  @Test func `the drafts complete during a save`() async throws {
    let events = Events(result())
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived.")
    drafts.onNext("b")
    drafts.onCompleted()
    try expect(
      await events.staysEmpty(),
      "The drafts have completed, but a isn't saved yet. The observer has received something.")
    disk.end(1)
    try await disk.expect(["a", "b"], "The drafts have completed, and b was still waiting.")
    disk.end(2)
    try expect(
      await events.first(3), equals: ["success a", "success b", "completed"],
      "The drafts have completed while a was being saved and b was waiting.")
  }

  @Test func `the drafts fail during a save`() async throws {
    let events = Events(result())
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived.")
    drafts.onNext("b")
    drafts.onError(Crashed())
    try expect(
      await events.staysEmpty(),
      "The drafts have failed, but a isn't saved yet. The observer has received something.")
    disk.end(1)
    try await disk.expect(["a", "b"], "The drafts have failed, and b was still waiting.")
    disk.end(2)
    try expect(
      await events.first(3), equals: ["success a", "success b", "error crashed"],
      "The drafts have failed while a was being saved and b was waiting.")
  }

  @Test(arguments: [false, true])
  func `the drafts end when everything is saved`(fail: Bool) async throws {
    let events = Events(result())
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived.")
    disk.end(1)
    _ = await events.first(1)
    if fail { drafts.onError(Crashed()) } else { drafts.onCompleted() }
    try expect(
      await events.first(2), equals: ["success a", fail ? "error crashed" : "completed"],
      "a was saved, and then the drafts have \(fail ? "failed" : "completed").")
  }

  @Test func `no drafts`() async throws {
    let events = Events(result())
    drafts.onCompleted()
    try expect(await events.first(1), equals: ["completed"], "The drafts have completed at once.")
    let failed = Events(autosave(Observable<String>.error(Crashed()), save: disk.save))
    try expect(await failed.first(1), equals: ["error crashed"], "The drafts have failed at once.")
    try expect(disk.saved, equals: [], "There were no drafts. Saved:")
  }

  @Test func `drafts that arrive all at once`() async throws {
    disk.endAll()
    let events = Events(autosave(Observable.of("a", "b", "c"), save: disk.save))
    let all = await events.untilTheEnd()
    try expect(
      all.suffix(2).map { $0 }, equals: ["success c", "completed"],
      "The drafts a, b and c arrive during the subscription, and complete. c is the newest.")
  }

  @Test func `the user closes the window`() async throws {
    let events = Events(result())
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived.")
    drafts.onNext("b")
    events.dispose()
    try expect(
      !drafts.hasObservers, "The subscription was disposed, but the drafts still have an observer.")
    try await disk.expectNoMore(["a"], "The subscription was disposed while a was being saved.")
    try expect(
      disk.cancelled, equals: [],
      "The subscription was disposed while a was being saved. Half a file helps nobody. Cancelled:")
    disk.end(1)
    try await disk.expect(
      ["a", "b"], "The window was closed while a was being saved and b was waiting.")
    try expect(
      disk.cancelled, equals: [],
      "The window was closed while b was waiting, and b is being saved now. Cancelled:")
    disk.end(2)
    try await disk.expectNoMore(["a", "b"], "Everything was saved after the window was closed.")
    try expect(events.now, equals: [], "The subscription was disposed before a was saved.")
  }

  @Test func `another window`() async throws {
    let sequence = result()
    let first = Events(sequence)
    drafts.onNext("a")
    try await disk.expect(["a"], "The draft a has arrived.")
    let second = Events(sequence)
    drafts.onNext("b")
    try await disk.expect(
      ["a", "b"],
      """
      There are two subscriptions. The first is saving a, and the second has subscribed later, so b is the \
      first draft that it has to save.
      """)
    first.dispose()
    disk.end(2)
    try expect(
      await second.first(1), equals: ["success b"],
      "The first of two subscriptions was disposed. The second one continues.")
    disk.end(1)
    try await disk.expect(
      ["a", "b", "b"],
      "The first of two subscriptions was disposed while it was saving a, and b was waiting.")
    disk.end(3)
    drafts.onNext("c")
    try await disk.expect(
      ["a", "b", "b", "c"], "Only the second subscription is left, and c has arrived.")
    disk.end(4)
    try expect(
      await second.first(2), equals: ["success b", "success c"], "c has been saved for it.")
  }

  @Test func `nothing happens before somebody subscribes`() async throws {
    let sequence = result()
    try expect(
      !drafts.hasObservers, "No one has subscribed to the result, but the drafts have an observer.")
    drafts.onNext("a")
    try await disk.expectNoMore([], "No one had subscribed when the draft a arrived.")
    withExtendedLifetime(sequence) {}
  }

  @Test(arguments: ["completed", "was disposed"])
  func `nothing is left behind`(end: String) async throws {
    let released = Moment()
    do {
      let probe = Probe(released)
      let disk = disk
      let events = Events(
        autosave(drafts.asObservable()) { draft in
          defer { withExtendedLifetime(probe) {} }
          try await disk.save(draft)
        })
      drafts.onNext("a")
      try await disk.expect(["a"], "The draft a has arrived.")
      disk.end(1)
      _ = await events.first(1)
      if end == "completed" { drafts.onCompleted() } else { events.dispose() }
    }
    try expect(
      await released.hasCome(),
      """
      a was saved, and the subscription \(end). Something still holds `save`: does a task still wait?
      """)
  }
}

private struct Full: Error, CustomStringConvertible { let description = "full" }
private struct Crashed: Error, CustomStringConvertible { let description = "crashed" }

/// A disk on which a save ends when a test says so.
private final class Disk: Sendable {
  private let names = Locked<[String]>([])
  private let cancelledNames = Locked<[String]>([])
  private let began = (1...12).map { _ in Moment() }
  private let mayEnd = (1...12).map { _ in Moment() }
  private let errors = Locked<[Int: any Error]>([:])
  private let endsAtOnce = Locked(false)

  /// The drafts whose saving has begun.
  var saved: [String] { names.value }
  var cancelled: [String] { cancelledNames.value }

  var save: @Sendable (String) async throws -> Void {
    { [self] draft in try await write(draft) }
  }

  private func write(_ draft: String) async throws {
    let number = begin(draft)
    if endsAtOnce.value || number > 12 { return }
    began[number - 1].arrive()
    let end = mayEnd[number - 1]
    await withTaskCancellationHandler {
      await Task { while !(await end.hasCome(within: .seconds(5))) {} }.value
    } onCancel: {
      cancelledNames.value.append(draft)
    }
    if let error = errors.value[number] { throw error }
  }

  private func begin(_ draft: String) -> Int {
    var count = 0
    { (names: inout [String]) in
      names.append(draft)
      count = names.count
    }(&names.value)
    return count
  }

  /// Ends a save; they are counted from 1.
  func end(_ number: Int, with error: (any Error)? = nil) {
    errors.value[number] = error
    mayEnd[number - 1].arrive()
  }

  func endAll() { endsAtOnce.value = true }

  func expect(_ expected: [String], _ sentence: String, line: Int = #line) async throws {
    _ = await began[expected.count - 1].hasCome()
    try RxLiteTest.expect(
      saved, equals: expected, "\(sentence) These drafts were saved, or begun:", line: line)
  }

  func expectNoMore(_ expected: [String], _ sentence: String, line: Int = #line) async throws {
    _ = await began[expected.count].hasCome(within: .milliseconds(50))
    try RxLiteTest.expect(
      saved, equals: expected, "\(sentence) These drafts were saved, or begun:", line: line)
  }
}

/// What a sequence has sent.
private final class Events: @unchecked Sendable {
  private let events = Locked<[String]>([])
  private let moments = (1...12).map { _ in Moment() }
  private let ended = Moment()
  private let subscription = SerialDisposable()

  init(_ sequence: Observable<Result<String, any Error>>) {
    subscription.disposable = sequence.subscribe { [weak self] in self?.receive($0) }
  }

  var now: [String] { events.value }

  /// The events, once there are so many.
  func first(_ count: Int) async -> [String] {
    await moments[count - 1].hasCome() ? now : now + ["nothing more in time"]
  }

  func untilTheEnd() async -> [String] {
    await ended.hasCome() ? now : now + ["nothing more in time"]
  }

  func staysEmpty() async -> Bool { !(await moments[0].hasCome(within: .milliseconds(50))) }

  func dispose() { subscription.dispose() }

  private func receive(_ event: Event<Result<String, any Error>>) {
    let text =
      switch event {
      case .next(.success(let draft)): "success \(draft)"
      case .next(.failure(let error)): "failure \(error)"
      case .error(let error): "error \(error)"
      case .completed: "completed"
      }
    events.value.append(text)
    let count = events.value.count
    if count <= moments.count { moments[count - 1].arrive() }
    if event.isStopEvent { ended.arrive() }
  }
}

/// Says when it is released.
private final class Probe: Sendable {
  private let released: Moment
  init(_ released: Moment) { self.released = released }
  deinit { released.arrive() }
}
