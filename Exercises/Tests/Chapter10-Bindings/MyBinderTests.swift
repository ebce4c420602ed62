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
      lamp, value in lamp.values.append(value)
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
      "Six values waited for `scheduler`. Each is set, equal ones as well, in their order.")
  }

  @Test func `nil is a value`() throws {
    let label = Label()
    let binder = MyBinder<Int?>(label, scheduler: scheduler, onError: { _ in }) { label, limit in
      label.limits.append(limit)
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
    let binder = MyBinder<Int>(lamp!, scheduler: scheduler, onError: { _ in }) { _, _ in
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
    binder.value = MyBinder(lamp, scheduler: scheduler, onError: { _ in }) { lamp, value in
      lamp.values.append(value)
      if value < 3 { binder.value?.on(.next(value + 1)) }
    }
    binder.value?.on(.next(1))
    scheduler.run()
    binder.value = nil
    try expect(lamp.values, equals: [1, 2, 3], "`binding` sends the next value, up to 3.")
  }

  @Test func `a binding may send to the same binder, on a scheduler that does not wait`() throws {
    let lamp = Lamp()
    let isBack = inTime {
      let binder = Locked<MyBinder<Int>?>(nil)
      binder.value = MyBinder(lamp, scheduler: AtOnce(), onError: { _ in }) { lamp, value in
        lamp.values.append(value)
        if value < 3 { binder.value?.on(.next(value + 1)) }
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
    ) { $0.values.append($1) }
    now.on(.next(1))
    try expect(lamp.values, equals: [1], "This scheduler runs its work at once.")
    for value in 2...10_000 { now.on(.next(value)) }
    try expect(lamp.values.count, equals: 10_000, "10,000 values were sent.")
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

private final class Lamp { @Locked var values: [Int] = [] }

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
