import RxLite
import RxLiteTest
import Testing

@testable import Chapter02Exercises

@Suite("AutoDispose", .serialized) struct AutoDisposeTests {
  @Test func `while the owner lives, everything passes`() throws {
    let screen = Screen()
    try marbles {
      "--1--1--2--|"
      $0.autoDispose(with: screen)
      "--1--1--2--|"
    }
  }

  @Test func `completes when the owner is released`() throws {
    // Marbles alone don't say why the result doesn't complete.
    try Self().`neither the sequence nor a subscription keeps the owner alive`()
    try Self().`ended emits when the lifetime is released, to early and late subscribers`()
    let time = MarbleTime()
    var screen: Screen? = Screen()
    time.scheduleAt(10) { screen = nil }
    try marbles(in: time) {
      "--1--2--3--4--|"
      "^---------!"
      $0.autoDispose(with: screen!)
      "--1--2--3-|"
    }
    screen = Screen()
    let isCompleted = Locked(false)
    let subscription = Observable<Int>.never().autoDispose(with: screen!)
      .subscribe(onCompleted: { isCompleted.value = true })
    screen = nil
    try expect(
      isCompleted.value,
      "The owner was released, and the subscriber has not yet received `completed`. Complete at once."
    )
    subscription.dispose()
  }

  @Test func `neither the sequence nor a subscription keeps the owner alive`() throws {
    var screen: Screen? = Screen()
    weak var observed: Screen?
    observed = screen
    let sequence = Observable<Int>.never().autoDispose(with: screen!)
    let subscription = sequence.subscribe()
    screen = nil
    try expect(
      observed == nil,
      """
      Everybody else has released the owner, but your sequence still holds it. So it is never \
      released, and the subscription never ends.
      """)
    withExtendedLifetime(sequence) { subscription.dispose() }
  }

  @Test func `ended emits when the lifetime is released, to early and late subscribers`() throws {
    var lifetime: Lifetime? = Lifetime()
    let ended = lifetime!.ended
    weak let released = lifetime
    let counts = Locked([0, 0])
    let completions = Locked(0)
    let first = ended.subscribe(
      onNext: { counts.value[0] += 1 }, onCompleted: { completions.value += 1 })
    try expect(
      counts.value, equals: [0, 0],
      "The first subscriber has received an element, although the lifetime is still held.")
    let second = ended.subscribe(onNext: { counts.value[1] += 1 })
    try expect(
      counts.value, equals: [0, 0],
      "A second observer subscribed, and received an element. The lifetime is still held.")
    lifetime = nil
    try expect(
      released == nil,
      """
      Everybody else has released the lifetime, and something still holds the lifetime: does a closure in `ended`?
      """)
    try expect(
      counts.value, equals: [1, 1],
      completions.value > 0 && counts.value == [0, 0]
        ? """
        The lifetime was released, and `ended` completed, and emitted nothing. But each of the two subscribers to \
        `ended` receives one element: at the completion of its trigger, `take(until:)` does nothing.
        """
        : "The lifetime was released: each of the two subscribers to `ended` receives one element.")
    let late = Locked(0)
    ended.subscribe(onNext: { late.value += 1 }).dispose()
    try expect(
      late.value, equals: 1,
      """
      An observer subscribed to `ended` after the lifetime had been released. It receives the \
      element at once; otherwise it waits for ever.
      """)
    first.dispose()
    second.dispose()
  }

  @Test func `the release of another owner ends nothing`() throws {
    let screen = Screen()
    var another: Screen? = Screen()
    let isCompleted = Locked([false, false])
    let first = Observable<Int>.never().autoDispose(with: screen)
      .subscribe(onCompleted: { isCompleted.value[0] = true })
    let second = Observable<Int>.never().autoDispose(with: another!)
      .subscribe(onCompleted: { isCompleted.value[1] = true })
    another = nil
    try expect(
      isCompleted.value, equals: [false, true],
      """
      Each of two subscribers had an owner of its own, and the second owner was released. That ends \
      the second subscription, and not the first.
      """)
    first.dispose()
    second.dispose()
    withExtendedLifetime(screen) {}
  }

  @Test func `completes at once if the owner was released before`() throws {
    var screen: Screen? = Screen()
    let never = Observable<Int>.never().autoDispose(with: screen!)
    let numbers = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      return Disposables.create()
    }
    .autoDispose(with: screen!)
    screen = nil
    let received = Locked<[String]>([])
    never.subscribe { received.value.append("\($0)") }.dispose()
    try expect(
      received.value, equals: ["completed"],
      """
      The owner had been released before anybody subscribed to the result. Each subscriber receives \
      completed, at once.
      """)
    received.value = []
    _ = numbers.subscribe { received.value.append("\($0)") }
    try expect(
      received.value, equals: ["completed"],
      """
      The owner had been released before anybody subscribed. The source sends 1 and 2 as soon as \
      it is subscribed to, and neither may pass: subscribe to the owner's lifetime first.
      """)
  }

  @Test func `the owner may be released while the source is subscribed to`() throws {
    var screen: Screen? = Screen()
    let readings = Observable<Int>.create { observer in
      for reading in [1, 0, 2] { observer.onNext(reading) }
      return Disposables.create()
    }
    let received = Locked<[String]>([])
    // At a reading of 0, the screen closes itself.
    _ = readings.autoDispose(with: screen!).subscribe { event in
      received.value.append("\(event)")
      if event.element == 0 { screen = nil }
    }
    try expect(
      received.value, equals: ["next(1)", "next(0)", "completed"],
      """
      The source sent 1, 0 and 2 while it was subscribed to, and at 0 the observer released the owner. \
      Something still held it, until the subscription was made: complete at once.
      """)
  }

  @Test func `an observer may subscribe when it receives completed`() throws {
    let received = Locked<[String]>([])
    let isBack = inTime {
      var screen: Screen? = Screen()
      let ended = screen!.lifetime.ended
      let sequence = Observable<Int>.never().autoDispose(with: screen!)
      _ = sequence.subscribe(onCompleted: {
        received.value.append("completed")
        _ = sequence.subscribe(onCompleted: { received.value.append("late completed") })
        _ = ended.subscribe(onNext: { received.value.append("ended") })
      })
      screen = nil
    }
    try expect(
      isBack,
      """
      The owner was released. An observer received completed, and subscribed again meanwhile: the \
      thread waits for itself. Hold no lock while observers are called.
      """)
    try expect(
      received.value, equals: ["completed", "late completed", "ended"],
      """
      The owner was released. An observer received completed, and subscribed to the result and to \
      `ended` meanwhile. It is a late subscriber, so it is told at once.
      """)
  }

  @Test(arguments: Law.all(of: watched))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// The owner outlives each of the subscriptions.
  private static let watched = Operator { source, _ in source.autoDispose(with: owner) }
  private static let owner = Screen()

}

/// An owner.
private final class Screen: HasLifetime {
  let lifetime = Lifetime()
}
