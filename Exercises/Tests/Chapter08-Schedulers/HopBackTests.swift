import Dispatch
import RxLite
import RxLiteTest
import Testing

@testable import Chapter08Exercises

@Suite("HopBack", .serialized) struct HopBackTests {
  private let place = Place()
  private let worker: StepScheduler
  private let main: StepScheduler

  init() {
    worker = StepScheduler("worker", place)
    main = StepScheduler("main", place)
  }

  @Test func `each photo makes two rows`() throws {
    let rows = record(Observable.of(1, 2, 2).hopBack({ $0 * 10 }, on: worker, back: main))
    runBoth()
    try expect(
      rows.all,
      equals: [
        "working(1)", "done(10)", "working(2)", "done(20)", "working(2)", "done(20)", "completed",
      ],
      """
      The photos are 1, 2 and 2, and the work multiplies by 10. The schedulers that were passed \
      have had their turns.
      """)
  }

  @Test func `work runs on the worker, once for each element`() throws {
    let places = Notes()
    let result = Observable.of(1, 2, 2).hopBack(
      { [place] photo in places.add("\(photo) on \(place.here)") }, on: worker, back: main)
    _ = record(result)
    runBoth()
    try expect(
      places.all, equals: ["1 on worker", "2 on worker", "2 on worker"],
      """
      Where the work was done for the photos 1, 2 and 2. An operator runs on the scheduler that \
      the observe(on:) above it names.
      """)
  }

  @Test func `a row is working before its work begins`() throws {
    let log = Notes()
    let photos = PublishSubject<Int>()
    let result = photos.hopBack({ log.add("work on \($0)") }, on: worker, back: AtOnce())
    let subscription = result.subscribe(onNext: { log.add(text($0)) })
    photos.onNext(1)
    photos.onNext(2)
    try expect(
      log.all, equals: [],
      "The photos 1 and 2 wait, and the worker has not had its turn. Something was sent already.")
    runBoth()
    try expect(
      log.all,
      equals: ["working(1)", "work on 1", "done(())", "working(2)", "work on 2", "done(())"],
      "What happened on the worker, for the photos 1 and 2, with a `back` that delivers at once.")
    subscription.dispose()
  }

  @Test func `all events arrive back`() throws {
    let places = Notes()
    _ = Observable.of(1).hopBack({ $0 }, on: worker, back: main).subscribe(
      onNext: { [place] row in places.add("\(text(row)) on \(place.here)") },
      onCompleted: { [place] in places.add("completed on \(place.here)") })
    runBoth()
    try expect(
      places.all, equals: ["working(1) on main", "done(1) on main", "completed on main"],
      "Where the observer received the events. Each event must arrive on `back`.")
  }

  @Test func `the source is subscribed where the result is`() throws {
    let places = Notes()
    let button = Observable<Int>.create { [place] observer in
      places.add("subscribed on \(place.here)")
      return Disposables.create()
    }
    _ = record(button.hopBack({ $0 }, on: worker, back: main))
    runBoth()
    try expect(
      places.all, equals: ["subscribed on the caller's queue"],
      """
      Where the source was subscribed. It is a button, which only the caller's queue may touch: \
      move the events, not the subscription.
      """)
  }

  @Test func `nothing that is sent right after subscribe is lost`() throws {
    let taps = PublishSubject<Int>()
    let rows = record(taps.hopBack({ $0 }, on: worker, back: main))
    taps.onNext(1)
    runBoth()
    try expect(
      rows.all, equals: ["working(1)", "done(1)"],
      "The source sent 1 right after subscribe had returned. By then it must be subscribed.")
  }

  @Test func `a photo that fails has a row of its own, and the next one follows`() throws {
    let rows = Notes()
    let photos = Notes()
    let result = Observable.of(1, 2, 3).hopBack(
      { photo -> Int in
        photos.add("\(photo)")
        if photo == 2 { throw Torn.photo }
        return photo * 10
      }, on: worker, back: main)
    _ = result.subscribe { [place] in rows.add("\(text($0)) on \(place.here)") }
    runBoth()
    try expect(
      rows.all,
      equals: [
        "working(1)", "done(10)", "working(2)", "failed(photo)", "working(3)", "done(30)",
        "completed",
      ].map { "\($0) on main" },
      "The work throws for the photo 2. That concerns its row, and not the others.")
    try expect(photos.all, equals: ["1", "2", "3"], "The photos for which work was done.")
  }

  @Test func `an error of the source overtakes nothing`() throws {
    let source = Observable.of(1, 2).concat(Observable.error(Torn.photo))
    let rows = Notes()
    let result = source.hopBack({ $0 * 10 }, on: worker, back: main)
    _ = result.subscribe { [place] in rows.add("\(text($0)) on \(place.here)") }
    runBoth()
    try expect(
      rows.all,
      equals: ["working(1)", "done(10)", "working(2)", "done(20)", "error(photo)"]
        .map { "\($0) on main" },
      "The source sent 1 and 2 and failed. The rows that wait arrive first.")
  }

  @Test func `an error overtakes nothing on a worker that runs work at once`() throws {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      observer.onError(Torn.photo)
      return Disposables.create()
    }
    let rows = record(source.hopBack({ $0 * 10 }, on: AtOnce(), back: AtOnce()))
    try expect(
      rows.all, equals: ["working(1)", "done(10)", "working(2)", "done(20)", "error(photo)"],
      """
      The source sent 1 and 2 and failed, and the worker runs work before `schedule` returns. What \
      you send for a photo must be sent when its work returns: some sources wait for their turn.
      """)
  }

  @Test func `after dispose no work begins`() throws {
    let photos = Notes()
    let source = PublishSubject<Int>()
    let subscription = source.hopBack({ photos.add("\($0)") }, on: worker, back: main).subscribe()
    source.onNext(1)
    subscription.dispose()
    runBoth()
    try expect(
      photos.all, equals: [],
      "The photo 1 waited for the worker when the subscription was disposed. Work was done for it.")
    try expect(
      !source.hasObservers, "The subscription was disposed, but not the one to the source.")
  }

  @Test func `a dispose at working stops the work on what follows`() throws {
    let photos = Notes()
    let source = PublishSubject<Int>()
    let subscription = SerialDisposable()
    subscription.disposable = source.hopBack({ photos.add("\($0)") }, on: worker, back: AtOnce())
      .subscribe(onNext: { row in
        if case .working(2) = row { subscription.dispose() }
      })
    for photo in 1...3 { source.onNext(photo) }
    runBoth()
    try expect(
      !photos.all.contains("3"),
      """
      `back` delivers at once, and the observer disposes when it receives .working(2). But work was \
      done for the photo 3 as well.
      """)
  }

  @Test func `after dispose nothing arrives`() throws {
    let rows = Notes()
    let source = PublishSubject<Int>()
    let subscription = source.hopBack({ $0 }, on: worker, back: main)
      .subscribe(onNext: { rows.add(text($0)) })
    source.onNext(1)
    worker.run()
    subscription.dispose()
    runBoth()
    try expect(
      rows.all, equals: [],
      "The work was done, and its rows waited for the main queue when they were disposed.")
  }

  @Test func `the second spinner waits until the first photo is done`() throws {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "the exercise's queue")
    let (rows, isOpen, isDone) = (Notes(), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // The queue is busy until both photos wait.
    let before = queue.schedule(()) {
      isOpen.wait()
      return Disposables.create()
    }
    let subscription = Observable.of(1, 2).hopBack({ $0 * 10 }, on: queue, back: AtOnce())
      .subscribe(onNext: { rows.add(text($0)) }, onDisposed: { isDone.signal() })
    isOpen.signal()
    try expect(
      isDone.isGiven(), "The source sent 1 and 2 and completed. The completion has not arrived.")
    try expect(
      rows.all, equals: ["working(1)", "done(10)", "working(2)", "done(20)"],
      "The worker is a dispatch queue, in which 1 and 2 wait. It takes the 2 when the 1 is done.")
    subscription.dispose()
    before.dispose()
  }

  @Test func `10000 photos`() throws {
    let rows = record(Observable.from(1...10_000).hopBack({ $0 }, on: worker, back: main))
    runBoth()
    try expect(
      rows.all.count == 20_001, "10000 photos make 20000 rows and a completion.")
    try expect(rows.all.last ?? "nothing", equals: "completed", "The last event.")
  }

  @Test(arguments: Law.all(of: hop))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let hop = Operator(calling: "`work`", pause: 1) { source, trial in
    source.hopBack({ trial.count(returning: $0 * 10) }, on: trial.time, back: trial.time)
  }

  private func record<Photo, Thumbnail>(_ sequence: Observable<Row<Photo, Thumbnail>>) -> Notes {
    let notes = Notes()
    _ = sequence.subscribe { notes.add(text($0)) }
    return notes
  }

  private func runBoth() {
    while worker.isBusy || main.isBusy {
      worker.run()
      main.run()
    }
  }
}

private enum Torn: Error { case photo }

/// An event as the tests write it: a row without its `next`.
private func text<Photo, Thumbnail>(_ event: Event<Row<Photo, Thumbnail>>) -> String {
  switch event {
  case .next(let row): text(row)
  case .error(let error): "error(\(error))"
  case .completed: "completed"
  }
}

private func text<Photo, Thumbnail>(_ row: Row<Photo, Thumbnail>) -> String {
  switch row {
  case .working(let photo): "working(\(photo))"
  case .done(let thumbnail): "done(\(thumbnail))"
  case .failed(let error): "failed(\(error))"
  }
}

/// Runs work before `schedule` returns, as `MainScheduler.instance` does on main.
private final class AtOnce: ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }
}

/// The queue that runs now.
private final class Place {
  @Locked var here = "the caller's queue"
}

private final class Notes {
  @Locked private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
}

/// A queue that stands still until the test lets it run.
private final class StepScheduler: ImmediateSchedulerType {
  private let name: String
  private let place: Place
  @Locked private var waiting: [() -> Void] = []

  init(_ name: String, _ place: Place) { (self.name, self.place) = (name, place) }

  var isBusy: Bool { !waiting.isEmpty }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    waiting.append {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    return disposable
  }

  func run() {
    let before = place.here
    place.here = name
    while isBusy {
      let works = waiting
      waiting = []
      for work in works { work() }
    }
    place.here = before
  }
}
