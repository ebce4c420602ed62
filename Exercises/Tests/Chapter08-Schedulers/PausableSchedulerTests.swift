import RxLite
import RxLiteTest
import Testing

@testable import Chapter08Exercises

@Suite("PausableScheduler", .serialized) struct PausableSchedulerTests {
  private let scheduler = PausableScheduler()
  private let notes = Notes()

  @Test func `runs work at once, with its state`() throws {
    _ = scheduler.schedule("hello") { [notes] state in
      notes.add(state)
      return Disposables.create()
    }
    try expect(
      notes.all, equals: ["hello"],
      "The work was scheduled with the state “hello”, and schedule has returned.")
  }

  @Test func `while it is paused work waits`() throws {
    scheduler.pause()
    schedule("first")
    schedule("second")
    schedule("third")
    try expect(notes.all, equals: [], "The scheduler is paused, and work has run.")
    scheduler.resume()
    try expect(
      notes.all, equals: ["first", "second", "third"],
      "resume() has returned: what waited has run, in the order in which it was scheduled.")
    schedule("fourth")
    try expect(
      notes.all, equals: ["first", "second", "third", "fourth"], "Nothing runs twice.")
  }

  @Test func `several calls of pause are one pause, and the next one holds back again`() throws {
    for round in 1...3 {
      notes.clear()
      for _ in 1...round { scheduler.pause() }
      schedule("work")
      try expect(
        notes.all, equals: [], "This is the pause number \(round), and work has run.")
      scheduler.resume()
      try expect(
        notes.all, equals: ["work"],
        "\(round == 1 ? "" : "\(round) calls of ")pause(), and one of resume(): it is not paused.")
      scheduler.resume()
    }
  }

  @Test func `a pause by work holds back what is scheduled after it`() throws {
    scheduler.pause()
    schedule("first") { [self] in
      scheduler.pause()
      schedule("inner")
    }
    scheduler.resume()
    schedule("later")
    try expect(
      notes.all, equals: ["first"],
      """
      While it ran, work paused for a second time. What it scheduled then waits, and so does later \
      work.
      """)
    scheduler.resume()
    try expect(notes.all, equals: ["first", "inner", "later"], "The second resume() runs both.")
  }

  @Test func `dispose cancels work that waits`() throws {
    scheduler.pause()
    schedule("first")
    let second = schedule("second")
    schedule("third")
    second.dispose()
    scheduler.resume()
    try expect(
      notes.all, equals: ["first", "third"], "The second piece was disposed while it waited.")
  }

  @Test func `work can cancel the work behind it`() throws {
    scheduler.pause()
    let second = SerialDisposable()
    schedule("first") { second.dispose() }
    second.disposable = schedule("second")
    scheduler.resume()
    try expect(notes.all, equals: ["first"], "The first piece of work disposes the second.")
  }

  @Test(arguments: [false, true])
  func `dispose reaches what the work has returned`(waits: Bool) throws {
    if waits { scheduler.pause() }
    let work = scheduler.schedule(()) { [notes] in
      Disposables.create { notes.add("disposed") }
    }
    scheduler.resume()
    try expect(notes.all, equals: [], "What the work returned was disposed too early.")
    work.dispose()
    try expect(
      notes.all, equals: ["disposed"],
      "The work has run and returned a disposable. It belongs to the one that schedule returned.")
    work.dispose()
    try expect(notes.all, equals: ["disposed"], "It was disposed twice.")
  }

  @Test func `a dispose while the work runs reaches what it returns`() throws {
    scheduler.pause()
    let work = SerialDisposable()
    work.disposable = scheduler.schedule(()) { [notes] in
      notes.add("work begins")
      work.dispose()
      notes.add("work ends")
      return Disposables.create { notes.add("disposed") }
    }
    scheduler.resume()
    try expect(
      notes.all, equals: ["work begins", "work ends", "disposed"],
      """
      The work disposed what schedule had returned, and then returned a disposable. Nobody else can \
      dispose that one.
      """)
  }

  @Test func `work inside of work waits for its turn`() throws {
    schedule("outer start") { [self] in
      schedule("inner")
      schedule("second")
      notes.add("outer end")
    }
    try expect(
      notes.all, equals: ["outer start", "outer end", "inner", "second"],
      "The outer work has scheduled two pieces of work, and returned after that.")
  }

  @Test func `what is left after a pause by work keeps its place`() throws {
    scheduler.pause()
    schedule("first") { [self] in
      scheduler.pause()
      schedule("scheduled by the first")
    }
    schedule("second")
    scheduler.resume()
    try expect(
      notes.all, equals: ["first"], "The first piece of work pauses: the second waits again.")
    scheduler.resume()
    try expect(
      notes.all, equals: ["first", "second", "scheduled by the first"],
      """
      The first piece of work paused and scheduled another one, when the second waited already. \
      The second resume() runs both, in the order in which they were scheduled.
      """)
  }

  @Test func `work that pauses and resumes is not interrupted`() throws {
    schedule("start") { [self] in
      scheduler.pause()
      schedule("inner")
      scheduler.resume()
      notes.add("end")
    }
    try expect(
      notes.all, equals: ["start", "end", "inner"],
      "The work pauses, schedules, resumes, and then ends. What it scheduled waits for that.")
  }

  @Test func `observe(on:) is held back`() throws {
    let prices = PublishSubject<Int>()
    let subscription = prices.observe(on: scheduler).subscribe { [notes] in notes.add("\($0)") }
    prices.onNext(1)
    scheduler.pause()
    prices.onNext(2)
    prices.onNext(3)
    try expect(notes.all, equals: ["next(1)"], "The source sent 1, and after pause() 2 and 3.")
    scheduler.resume()
    prices.onNext(4)
    prices.onCompleted()
    try expect(
      notes.all, equals: ["next(1)", "next(2)", "next(3)", "next(4)", "completed"],
      "After resume() the source sent 4 and completed. First arrives what was held back.")
    subscription.dispose()
  }

  @Test func `schedulers share nothing`() throws {
    let other = PausableScheduler()
    other.pause()
    schedule("work")
    try expect(notes.all, equals: ["work"], "Another scheduler is paused.")
    other.resume()
  }

  @Test func `work that has run is not kept`() throws {
    var thing: Thing? = Thing()
    weak let kept = thing
    scheduler.pause()
    _ = scheduler.schedule(thing!) { _ in Disposables.create() }
    thing = nil
    scheduler.resume()
    try expect(kept == nil, "The work has run, but the scheduler still holds its state.")
  }

  @Test func `the disposable does not keep work that has run`() throws {
    var thing: Thing? = Thing()
    weak let kept = thing
    scheduler.pause()
    let disposable = scheduler.schedule(thing!) { _ in Disposables.create() }
    thing = nil
    scheduler.resume()
    try expect(
      kept == nil,
      "The work has run, but the disposable that schedule has returned still holds its state.")
    disposable.dispose()
  }

  @Test func `20000 pieces of work`() throws {
    let count = Count()
    scheduler.pause()
    for _ in 1...20_000 {
      _ = scheduler.schedule(()) {
        count.value += 1
        return Disposables.create()
      }
    }
    scheduler.resume()
    try expect(count.value == 20_000, "\(count.value) of 20000 pieces of work have run.")
  }

  @Test func `work that schedules its successor, 20000 times`() throws {
    let (count, depth) = (Count(), Count())
    func work() {
      depth.value += 1
      count.value += 1
      // Work inside of work would soon use up the stack: another test says so.
      if depth.value == 1, count.value < 20_000 {
        _ = scheduler.schedule(()) {
          work()
          return Disposables.create()
        }
      }
      depth.value -= 1
    }
    _ = scheduler.schedule(()) {
      work()
      return Disposables.create()
    }
    try expect(count.value == 20_000, "\(count.value) of 20000 turns were taken.")
  }

  @discardableResult
  private func schedule(_ name: String, _ work: @escaping () -> Void = {}) -> any Disposable {
    scheduler.schedule(()) { [notes] in
      notes.add(name)
      work()
      return Disposables.create()
    }
  }
}

private final class Thing {}

private final class Count {
  @Locked var value = 0
}

private final class Notes {
  @Locked private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
  func clear() { all = [] }
}
