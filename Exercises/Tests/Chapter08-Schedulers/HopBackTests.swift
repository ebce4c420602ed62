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

  @Test func `passes on what work returns, and the completion`() throws {
    let events = record(Observable.of(1, 2, 2, 3).hopBack({ $0 * 10 }, on: worker, back: main))
    runBoth()
    try expect(
      events.all, equals: ["next(10)", "next(20)", "next(20)", "next(30)", "completed"],
      """
      The photos are 1, 2, 2 and 3, and the work multiplies by 10. The schedulers that were passed \
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

  @Test func `all events arrive back`() throws {
    let places = Notes()
    _ = Observable.of(1).hopBack({ $0 }, on: worker, back: main).subscribe(
      onNext: { [place] _ in places.add("element on \(place.here)") },
      onCompleted: { [place] in places.add("completion on \(place.here)") })
    runBoth()
    try expect(
      places.all, equals: ["element on main", "completion on main"],
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
    let events = record(taps.hopBack({ $0 }, on: worker, back: main))
    taps.onNext(1)
    runBoth()
    try expect(
      events.all, equals: ["next(1)"],
      "The source sent 1 right after subscribe had returned. By then it must be subscribed.")
  }

  @Test func `what work throws arrives back, and ends the work`() throws {
    let places = Notes()
    let photos = Notes()
    let result = Observable.of(1, 2, 3).hopBack(
      { photo -> Int in
        photos.add("\(photo)")
        if photo == 2 { throw Torn.photo }
        return photo
      }, on: worker, back: main)
    _ = result.subscribe(
      onNext: { places.add("next(\($0))") },
      onError: { [place] error in places.add("error(\(error)) on \(place.here)") },
      onCompleted: { places.add("completed") })
    runBoth()
    try expect(
      places.all, equals: ["next(1)", "error(photo) on main"],
      "The work throws for the photo 2. Its error is the end of the sequence, and it comes back.")
    try expect(photos.all, equals: ["1", "2"], "No work is done after the end.")
  }

  @Test func `an error of the source overtakes nothing`() throws {
    let source = Observable.of(1, 2).concat(Observable.error(Torn.photo))
    let places = Notes()
    let result = source.hopBack({ $0 * 10 }, on: worker, back: main)
    _ = result.subscribe(
      onNext: { places.add("next(\($0))") },
      onError: { [place] error in places.add("error(\(error)) on \(place.here)") })
    runBoth()
    try expect(
      places.all, equals: ["next(10)", "next(20)", "error(photo) on main"],
      "The source sent 1 and 2 and failed. The elements that wait arrive first.")
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

  @Test func `after dispose nothing arrives`() throws {
    let events = Notes()
    let source = PublishSubject<Int>()
    let subscription = source.hopBack({ $0 }, on: worker, back: main)
      .subscribe(onNext: { events.add("\($0)") })
    source.onNext(1)
    worker.run()
    subscription.dispose()
    runBoth()
    try expect(
      events.all, equals: [],
      "The work was done, and its result waited for the main queue when it was disposed.")
  }

  @Test func `10000 photos`() throws {
    let events = record(Observable.from(1...10_000).hopBack({ $0 }, on: worker, back: main))
    runBoth()
    try expect(
      events.all.count == 10_001, "10000 photos make 10000 elements and a completion.")
    try expect(events.all.last ?? "nothing", equals: "completed", "The last event.")
  }

  @Test(arguments: Law.all(of: hop))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let hop = Operator(throwing: "`work`", pause: 1) { source, trial in
    source.hopBack(
      { try trial.call(returning: $0 * 10) }, on: trial.time, back: trial.time)
  }

  private func record<Element>(_ sequence: Observable<Element>) -> Notes {
    let notes = Notes()
    _ = sequence.subscribe { notes.add("\($0)") }
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
