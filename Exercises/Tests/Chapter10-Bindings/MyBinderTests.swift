import RxLite
import RxLiteTest
import Testing

@testable import Chapter10Exercises

@Suite("MyBinder", .serialized) struct MyBinderTests {
  private let scheduler = Turns()
  private let errors = Errors()

  private func binder(_ lamp: Lamp) -> MyBinder<Int> {
    let errors = errors
    return MyBinder(lamp, scheduler: scheduler, onError: { errors.texts.append("\($0)") }) {
      lamp, value, done in
      lamp.values.append(value)
      done()
    }
  }

  private func banner(_ label: Banner) -> MyBinder<Int> {
    let errors = errors
    return MyBinder(label, scheduler: scheduler, onError: { errors.texts.append("\($0)") }) {
      label, value, done in
      label.values.append(value)
      label.calls.append(done)
    }
  }

  @Test func `sets a value on the scheduler`() throws {
    let lamp = Lamp()
    let binder = binder(lamp)
    scheduler.run()
    try expect(lamp.values, equals: [], "No value was sent, and `binding` was called.")
    binder.on(.next(1))
    try expect(
      lamp.values, equals: [],
      "1 was sent, and `scheduler` has not run yet: `binding` was called without it.")
    scheduler.run()
    try expect(
      lamp.values, equals: [1],
      "1 was sent, and `scheduler` has run: `binding` is called once, on that scheduler only.")
    scheduler.run()
    try expect(lamp.values, equals: [1], "Nothing else was sent.")
  }

  @Test @MainActor func `uses the scheduler on the main thread as well`() throws {
    let lamp = Lamp()
    binder(lamp).on(.next(1))
    try expect(
      lamp.values, equals: [],
      """
      1 was sent on the main thread, and `scheduler` has not run yet: `binding` was called without \
      it. The scheduler is the one that was given, whatever thread a value comes from.
      """)
    scheduler.run()
    try expect(lamp.values, equals: [1], "1 was sent on the main thread, and `scheduler` has run.")
  }

  @Test func `sets each value, in order`() throws {
    let lamp = Lamp()
    let binder = binder(lamp)
    for value in [1, 1, 2, 0, -1, 2] { binder.on(.next(value)) }
    scheduler.run()
    try expect(
      lamp.values, equals: [1, 1, 2, 0, -1, 2],
      """
      Six values were sent, and `binding` calls each `done` before it returns. Each is set, equal ones \
      as well, in their order.
      """)
  }

  @Test func `a value waits until the one before it is done`() throws {
    let label = Banner()
    let banner = banner(label)
    for value in 1...3 { banner.on(.next(value)) }
    scheduler.run()
    try expect(
      label.values, equals: [1], "1, 2 and 3 were sent, and 1 is not done yet: 2 and 3 wait.")
    label.done(0)
    try expect(
      label.values, equals: [1],
      """
      1 is done, but `scheduler` has not run yet: `binding` was called without it. 2 is set on the \
      scheduler, as 1 was.
      """)
    scheduler.run()
    try expect(
      label.values, equals: [1, 2], "1 is done, and `scheduler` has run: 2 is set. 3 waits for 2.")
    label.done(1)
    scheduler.run()
    try expect(label.values, equals: [1, 2, 3], "2 is done, so 3 is set.")
    label.done(2)
    scheduler.run()
    banner.on(.next(4))
    scheduler.run()
    try expect(
      label.values, equals: [1, 2, 3, 4],
      "All were done, and 4 was sent after that. It needn't wait.")
    banner.on(.next(5))
    scheduler.run()
    try expect(label.values, equals: [1, 2, 3, 4], "5 was sent, and 4 is not done yet: 5 waits.")
  }

  @Test func `a second call of done changes nothing`() throws {
    let label = Banner()
    let banner = banner(label)
    for value in 1...4 { banner.on(.next(value)) }
    scheduler.run()
    for _ in 0..<2 { label.done(0) }
    scheduler.run()
    try expect(
      label.values, equals: [1, 2],
      "1 called its `done` twice, and 2 has not called its own yet: 3 and 4 wait.")
    label.done(0)
    scheduler.run()
    try expect(
      label.values, equals: [1, 2],
      "1 called its `done` once more while 2 was shown. 3 waits for the `done` of 2.")
    label.done(1)
    scheduler.run()
    try expect(label.values, equals: [1, 2, 3], "2 is done, so 3 is set.")
  }

  @Test func `a done that comes twice is not kept for later`() throws {
    let label = Banner()
    let banner = banner(label)
    banner.on(.next(1))
    scheduler.run()
    for _ in 0..<2 { label.done(0) }
    banner.on(.next(2))
    banner.on(.next(3))
    scheduler.run()
    try expect(
      label.values, equals: [1, 2],
      "1 called its `done` twice, then 2 and 3 were sent. 3 waits for the `done` of 2.")
  }

  @Test func `each binder waits for its own values only`() throws {
    let (left, right) = (Banner(), Banner())
    let banners = [banner(left), banner(right)]
    banners[0].on(.next(1))
    scheduler.run()
    banners[1].on(.next(2))
    scheduler.run()
    try expect(
      right.values, equals: [2],
      "The 1 of another binder is not done. This one needn't wait for it.")
  }

  @Test func `the values of all sequences wait for one another`() throws {
    let label = Banner()
    let banner = banner(label)
    let subscriptions = [
      Observable.of(1, 2).bind(to: banner), Observable.just(3).bind(to: banner),
    ]
    scheduler.run()
    try expect(
      label.values, equals: [1],
      "A sequence of 1 and 2 was bound to the binder, and one of 3 after it. 2 and 3 wait for 1.")
    for index in 0..<2 {
      label.done(index)
      scheduler.run()
    }
    subscriptions.forEach { $0.dispose() }
    try expect(
      label.values, equals: [1, 2, 3],
      """
      A sequence of 1 and 2 was bound to the binder, and one of 3 after it. Both have completed, and \
      their values still wait for one another.
      """)
  }

  @Test func `an error overtakes the values that wait`() throws {
    let label = Banner()
    let banner = banner(label)
    for value in 1...2 { banner.on(.next(value)) }
    scheduler.run()
    banner.on(.error(Broken()))
    try expect(
      errors.texts, equals: ["broken"],
      "An error was sent while 2 waited for the `done` of 1. `onError` receives it at once.")
    label.done(0)
    scheduler.run()
    try expect(
      label.values, equals: [1, 2],
      "After that 1 was done. 2 was sent before the error, and is set.")
  }

  @Test func `values that wait do not keep the target alive`() throws {
    var label: Banner? = Banner()
    weak let released = label
    let calls = Locked(0)
    let done = Locked<(() -> Void)?>(nil)
    let binder = MyBinder<Int>(label!, scheduler: scheduler, onError: { _ in }) {
      calls.value += 1
      done.value = $2
    }
    for value in 1...2 { binder.on(.next(value)) }
    scheduler.run()
    label = nil
    try expect(
      released == nil,
      """
      1 is not done, 2 waits for it, and meanwhile the target is kept alive. If a function has \
      `[weak target]` only in a closure inside it, the whole function holds it.
      """)
    done.value?()
    scheduler.run()
    try expect(
      calls.value, equals: 1,
      "The target was released while 2 waited for the `done` of 1. `binding` isn't called any more."
    )
    withExtendedLifetime(binder) {}
  }

  @Test func `values that wait outlive their binder`() throws {
    let label = Banner()
    var banner: MyBinder<Int>? = banner(label)
    for value in 1...2 { banner?.on(.next(value)) }
    scheduler.run()
    banner = nil
    label.done(0)
    scheduler.run()
    try expect(
      label.values, equals: [1, 2],
      """
      The binder was released while 2 waited for the `done` of 1, but the target is still there. 1 is \
      done, so 2 is set.
      """)
  }

  @Test func `ten thousand values can wait`() throws {
    let label = Banner()
    let banner = banner(label)
    for value in 1...10_000 { banner.on(.next(value)) }
    scheduler.run()
    for index in 0..<9_999 {
      label.done(index)
      scheduler.run()
    }
    try expect(
      label.values.count, equals: 10_000, "10,000 values were sent, and each is done at some time.")
    try expect(
      label.values == Array(1...10_000), "10,000 values were sent. They were set in another order.")
  }

  @Test func `nil is a value`() throws {
    let label = Label()
    let binder = MyBinder<Int?>(label, scheduler: scheduler, onError: { _ in }) {
      label, limit, done in
      label.limits.append(limit)
      done()
    }
    for limit in [20, nil, nil, 21] { binder.on(.next(limit)) }
    scheduler.run()
    try expect(
      label.limits, equals: [20, nil, nil, 21],
      "Its values are optional, and 20, nil, nil and 21 were sent. nil is a value like any other.")
  }

  @Test func `each binder has a target of its own`() throws {
    let (left, right) = (Lamp(), Lamp())
    let binders = [binder(left), binder(right)]
    binders[0].on(.next(1))
    binders[1].on(.next(2))
    scheduler.run()
    try expect(left.values, equals: [1], "1 was sent to the binder of the first lamp.")
    try expect(right.values, equals: [2], "2 was sent to the binder of the second lamp.")
  }

  @Test func `can be bound to`() throws {
    let lamp = Lamp()
    let subscription = Observable.of(1, 2).bind(to: binder(lamp))
    scheduler.run()
    subscription.dispose()
    try expect(lamp.values, equals: [1, 2], "A sequence of 1 and 2 was bound to it.")
  }

  @Test func `completed does nothing`() throws {
    let lamp = Lamp()
    let binder = binder(lamp)
    binder.on(.next(1))
    binder.on(.completed)
    scheduler.run()
    try expect(
      lamp.values, equals: [1], "1 was sent, then completed. 1 is set, and nothing else happens.")
    binder.on(.next(2))
    scheduler.run()
    try expect(
      lamp.values, equals: [1, 2],
      "2 was sent after completed, by another sequence. A binder has no end.")
    try expect(errors.texts, equals: [], "Completed is not an error.")
    binder.on(.error(Broken()))
    try expect(
      errors.texts, equals: ["broken"],
      """
      A sequence has completed, then another one that was bound to the binder failed. Completed \
      does nothing, so the error goes to `onError`.
      """)
  }

  @Test func `an error goes to onError at once`() throws {
    let lamp = Lamp()
    let binder = binder(lamp)
    binder.on(.next(1))
    binder.on(.error(Broken()))
    try expect(
      errors.texts, equals: ["broken"],
      "An error was sent: `onError` receives it once, without waiting for `scheduler`.")
    scheduler.run()
    try expect(errors.texts, equals: ["broken"], "`onError` is called once for an error.")
    try expect(lamp.values, equals: [1], "1 was sent before the error, and is set.")
    binder.on(.next(2))
    scheduler.run()
    try expect(
      lamp.values, equals: [1, 2],
      "2 was sent after the error, by another sequence. A binder has no end.")
    binder.on(.error(Broken()))
    try expect(
      errors.texts, equals: ["broken", "broken"],
      "Another sequence was bound to the binder, and failed as well: `onError` receives each error."
    )
  }

  @Test func `does not keep its target alive`() throws {
    var lamp: Lamp? = Lamp()
    weak let released = lamp
    let binder = binder(lamp!)
    lamp = nil
    try expect(released == nil, "Nobody needs the target any more, and the binder keeps it alive.")
    binder.on(.next(1))
    scheduler.run()
    binder.on(.error(Broken()))
    try expect(
      errors.texts, equals: ["broken"],
      "The target is released. An error is still a mistake: `onError` receives it.")
  }

  @Test func `a waiting value does not keep the target alive`() throws {
    var lamp: Lamp? = Lamp()
    weak let released = lamp
    let calls = Locked(0)
    let binder = MyBinder<Int>(lamp!, scheduler: scheduler, onError: { _ in }) { _, _, _ in
      calls.value += 1
    }
    binder.on(.next(1))
    lamp = nil
    try expect(
      released == nil, "1 waits for `scheduler`, and meanwhile the target is kept alive.")
    scheduler.run()
    try expect(calls.value, equals: 0, "The target is released, and `binding` was called.")
    withExtendedLifetime(binder) {}
  }

  @Test func `a value outlives its binder`() throws {
    let lamp = Lamp()
    binder(lamp).on(.next(1))
    scheduler.run()
    try expect(
      lamp.values, equals: [1],
      "1 was sent, then the binder was released, but the target is still there. 1 is set.")
  }

  @Test func `a binding may send to the same binder`() throws {
    let lamp = Lamp()
    let binder = Locked<MyBinder<Int>?>(nil)
    binder.value = MyBinder(lamp, scheduler: scheduler, onError: { _ in }) { lamp, value, done in
      lamp.values.append(value)
      if value < 3 { binder.value?.on(.next(value + 1)) }
      done()
    }
    binder.value?.on(.next(1))
    scheduler.run()
    binder.value = nil
    try expect(
      lamp.values, equals: [1, 2, 3],
      "`binding` sends the next value, up to 3, and then calls `done`.")
  }

  @Test func `a binding may send to the same binder, on a scheduler that does not wait`() throws {
    let lamp = Lamp()
    let isBack = inTime {
      let binder = Locked<MyBinder<Int>?>(nil)
      binder.value = MyBinder(lamp, scheduler: AtOnce(), onError: { _ in }) { lamp, value, done in
        lamp.values.append(value)
        if value < 3 { binder.value?.on(.next(value + 1)) }
        done()
      }
      binder.value?.on(.next(1))
      binder.value = nil
    }
    try expect(
      isBack,
      """
      `binding` sent a value to the same binder, on a scheduler that runs its work at once: the \
      thread waits for itself. Hold no lock while `binding` runs.
      """)
    try expect(
      lamp.values, equals: [1, 2, 3],
      "`binding` sends the next value, up to 3, on a scheduler that runs its work at once.")
  }

  @Test func `sets at once on a scheduler that does not wait`() throws {
    let lamp = Lamp()
    let now = MyBinder<Int>(
      lamp, scheduler: CurrentThreadScheduler.instance, onError: { _ in }
    ) { lamp, value, done in
      lamp.values.append(value)
      done()
    }
    now.on(.next(1))
    try expect(lamp.values, equals: [1], "This scheduler runs its work at once.")
    for value in 2...10_000 { now.on(.next(value)) }
    try expect(lamp.values.count, equals: 10_000, "10,000 values were sent.")
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

private final class Lamp { @Locked var values: [Int] = [] }

private final class Banner {
  @Locked var values: [Int] = []
  @Locked var calls: [() -> Void] = []

  /// Calls the `done` of a value that has been set.
  func done(_ index: Int) { if index < calls.count { calls[index]() } }
}

private final class Label { @Locked var limits: [Int?] = [] }

private final class Errors { @Locked var texts: [String] = [] }

/// A scheduler that runs its work at once, even while it runs other work.
private struct AtOnce: ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }
}

/// A scheduler whose work waits until a test runs it.
private final class Turns: ImmediateSchedulerType {
  @Locked private var waiting: [() -> Void] = []

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let isDisposed = BooleanDisposable()
    waiting.append { if !isDisposed.isDisposed { _ = action(state) } }
    return isDisposed
  }

  func run() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
