import Dispatch
import Foundation
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
    let rows = record(Observable.of([1, 2, 3]).hopBack({ $0 * 10 }, on: worker, back: main))
    runBoth()
    try expect(
      rows.byPhoto,
      equals: [
        "working(1)", "done(1, 10)", "working(2)", "done(2, 20)", "working(3)", "done(3, 30)",
        "completed",
      ],
      """
      The album has the photos 1, 2 and 3, and the work multiplies by 10. The schedulers that were passed \
      have had their turns. (Photos may come in any order. Here they are sorted.)
      """)
  }

  @Test func `work runs on the worker, once for each photo`() throws {
    let places = Notes()
    let result = Observable.of([1, 2, 2]).hopBack(
      { [place] photo in places.add("\(photo) on \(place.here)") }, on: worker, back: main)
    _ = record(result)
    runBoth()
    try expect(
      places.all.sorted(), equals: ["1 on worker", "2 on worker", "2 on worker"],
      """
      Where the work was done for an album with the photos 1, 2 and 2. An operator runs on the queue on \
      which an event reaches it.
      """)
  }

  @Test func `a row is working before its work begins`() throws {
    let log = Notes()
    let albums = PublishSubject<[Int]>()
    let result = albums.hopBack({ log.add("work on \($0)") }, on: worker, back: AtOnce())
    let subscription = result.subscribe(onNext: { log.add(text($0)) })
    albums.onNext([1, 2])
    try expect(
      log.all, equals: [],
      "The photos 1 and 2 wait, and the worker has not had its turn. Something was sent already.")
    runBoth()
    try expect(
      log.all,
      equals: ["working(1)", "work on 1", "done(1, ())", "working(2)", "work on 2", "done(2, ())"],
      """
      What happened on the worker, for an album with the photos 1 and 2, with a `back` that delivers at \
      once. All that belongs to one photo is one piece of work.
      """)
    subscription.dispose()
  }

  @Test func `all rows arrive back`() throws {
    let places = Notes()
    _ = Observable.of([1]).hopBack({ $0 }, on: worker, back: main).subscribe(
      onNext: { [place] row in places.add("\(text(row)) on \(place.here)") },
      onCompleted: { [place] in places.add("completed on \(place.here)") })
    runBoth()
    try expect(
      places.all, equals: ["working(1) on main", "done(1, 1) on main", "completed on main"],
      "Where the observer received the events. Each row must arrive on `back`.")
  }

  @Test func `the source is subscribed where the result is`() throws {
    let places = Notes()
    let button = Observable<[Int]>.create { [place] observer in
      places.add("subscribed on \(place.here)")
      return Disposables.create()
    }
    _ = record(button.hopBack({ $0 }, on: worker, back: main))
    runBoth()
    try expect(
      places.all, equals: ["subscribed on the caller's queue"],
      """
      Where the source was subscribed. It is a button, which only the caller's queue may touch: move the \
      work on a photo, and not the subscription to the source.
      """)
  }

  @Test func `a photo that fails has a row of its own, and the others are shown`() throws {
    let rows = Notes()
    let photos = Notes()
    let result = Observable.of([1, 2, 3]).hopBack(
      { photo -> Int in
        photos.add("\(photo)")
        if photo == 2 { throw Torn.photo }
        return photo * 10
      }, on: worker, back: main)
    _ = result.subscribe { [place] in rows.add("\(text($0)) on \(place.here)", photo($0)) }
    runBoth()
    try expect(
      rows.byPhoto,
      equals: [
        "working(1)", "done(1, 10)", "working(2)", "failed(2, photo)", "working(3)",
        "done(3, 30)", "completed",
      ].map { "\($0) on main" },
      "The work throws for the photo 2. That concerns its row, and not the others.")
    try expect(
      photos.all.sorted(), equals: ["1", "2", "3"], "The photos for which work was done.")
  }

  @Test func `each photo is a piece of work of its own`() throws {
    let rows = Notes()
    let albums = PublishSubject<[Int]>()
    let subscription = albums.hopBack({ $0 * 10 }, on: worker, back: AtOnce())
      .subscribe { rows.add(text($0)) }
    albums.onNext([1, 2, 3])
    worker.runNewest()
    try expect(
      rows.all, equals: ["working(3)", "done(3, 30)"],
      """
      The album has the photos 1, 2 and 3, and the worker has several threads. It runs the newest piece of \
      work first, which is that of the photo 3. One photo must not wait for another: what works on one \
      thing at a time?
      """)
    subscription.dispose()
  }

  @Test func `an operation queue sets the limit, also for the next album`() throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    let (rows, begun) = (Notes(), Notes())
    let (hasBegun, isOpen) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isDone = DispatchSemaphore(value: 0)
    let albums = PublishSubject<[Int]>()
    let subscription =
      albums.hopBack(
        { photo -> Int in
          begun.add("\(photo)")
          hasBegun.signal()
          if photo < 5 { isOpen.wait() }
          return photo * 10
        }, on: OperationQueueScheduler(operationQueue: queue), back: AtOnce()
      )
      .subscribe { event in
        rows.add(text(event))
        if event.isStopEvent { isDone.signal() }
      }
    defer { for _ in 1...4 { isOpen.signal() } }
    albums.onNext([1, 2, 3, 4])
    let areTwo = hasBegun.isGiven() && hasBegun.isGiven()
    try expect(
      areTwo,
      """
      The album has four photos, and the worker is an operation queue that runs two pieces of work at a \
      time. But a second photo isn't begun while the first is being shrunk.
      """)
    try expect(
      begun.all.sorted(), equals: ["1", "2"],
      "The worker is an operation queue that runs two pieces of work at a time. The photos it has begun."
    )
    let before = rows.all.count
    albums.onNext([5])
    albums.onCompleted()
    for _ in 1...4 { isOpen.signal() }
    try expect(
      isDone.isGiven(),
      "The source sent [1, 2, 3, 4] and [5], and completed. The completion has not arrived.")
    try expect(
      begun.all.sorted(), equals: ["1", "2", "5"],
      """
      While the photos 1 and 2 were being shrunk, and 3 and 4 waited in the worker's queue, the album [5] \
      was sent. The photos for which work was done.
      """)
    try expect(
      Array(rows.all.dropFirst(before)), equals: ["working(5)", "done(5, 50)", "completed"],
      "While the photos 1 and 2 were being shrunk, the album [5] was sent. What arrived from then on."
    )
    subscription.dispose()
  }

  @Test func `a new album cancels the work that waits`() throws {
    let photos = Notes()
    let albums = PublishSubject<[Int]>()
    let rows = record(albums.hopBack({ photos.add("\($0)") }, on: worker, back: main))
    albums.onNext([1, 2])
    albums.onNext([3])
    runBoth()
    try expect(
      photos.all, equals: ["3"],
      "The album [1, 2] waited for the worker when [3] was sent. The photos for which work was done."
    )
    try expect(
      rows.all, equals: ["working(3)", "done(3, ())"],
      "The album [1, 2] waited for the worker when [3] was sent. The rows that arrived.")
  }

  @Test func `a new album cancels the rows that wait, in the middle of an album`() throws {
    let albums = PublishSubject<[Int]>()
    let rows = record(albums.hopBack({ $0 * 10 }, on: worker, back: main))
    albums.onNext([1, 2])
    worker.run()
    main.step()
    let before = rows.all.count
    albums.onNext([3])
    runBoth()
    try expect(
      Array(rows.all.dropFirst(before)), equals: ["working(3)", "done(3, 30)"],
      """
      The photos 1 and 2 had been shrunk, and main had done one piece of work when the album [3] was sent. \
      What arrived from then on. Where do rows have to wait, so that a new album can cancel them?
      """)
  }

  @Test func `a new album while the worker is busy`() throws {
    let albums = PublishSubject<[Int]>()
    let photos = Notes()
    let rows = Notes()
    let subscription = albums.hopBack(
      { photo -> Int in
        photos.add("\(photo)")
        if photo == 1 { albums.onNext([3]) }
        return photo * 10
      }, on: worker, back: AtOnce()
    )
    .subscribe { rows.add(text($0)) }
    albums.onNext([1, 2])
    runBoth()
    try expect(
      rows.all, equals: ["working(1)", "working(3)", "done(3, 30)"],
      "While the worker was busy with the photo 1 of [1, 2], the album [3] was sent.")
    try expect(
      photos.all, equals: ["1", "3"],
      """
      While the worker was busy with the photo 1 of [1, 2], the album [3] was sent. The photos for which \
      work was done.
      """)
    subscription.dispose()
  }

  @Test(arguments: [true, false], ["working(1)", "done(2, 20)"])
  func `an observer may send the next album`(runsAtOnce: Bool, row: String) throws {
    let albums = PublishSubject<[Int]>()
    let rows = Notes()
    let result = albums.hopBack({ $0 * 10 }, on: runsAtOnce ? AtOnce() : worker, back: AtOnce())
    let subscription = result.subscribe { event in
      rows.add(text(event))
      if text(event) == row {
        albums.onNext([3])
        if !runsAtOnce { albums.onCompleted() }
      }
    }
    albums.onNext([1, 2])
    runBoth()
    albums.onCompleted()
    let before = row == "working(1)" ? [] : ["working(1)", "done(1, 10)", "working(2)"]
    try expect(
      rows.all, equals: before + [row, "working(3)", "done(3, 30)", "completed"],
      """
      `back` delivers at once\(runsAtOnce ? ", and the worker runs work before `schedule` returns" : ""). The album \
      was [1, 2], and while the observer received \(row), it made the source send [3], and then complete. From then on \
      only the rows of [3] count.
      """)
    subscription.dispose()
  }

  @Test func `an empty album is an album`() throws {
    let albums = PublishSubject<[Int]>()
    let rows = record(albums.hopBack({ $0 }, on: worker, back: main))
    albums.onNext([1])
    worker.run()
    albums.onNext([])
    runBoth()
    try expect(
      rows.all, equals: [],
      "The rows of [1] waited for `back` when an empty album was sent. It takes the place of [1].")
    albums.onCompleted()
    runBoth()
    try expect(
      rows.all, equals: ["completed"], "The source sent [1] and an empty album, and completed.")
  }

  @Test func `it completes after the last row`() throws {
    let albums = PublishSubject<[Int]>()
    let rows = record(albums.hopBack({ $0 }, on: worker, back: main))
    albums.onNext([1])
    albums.onCompleted()
    worker.run()
    try expect(
      rows.all, equals: [], "The source has completed, and the rows still wait for `back`.")
    runBoth()
    try expect(
      rows.all, equals: ["working(1)", "done(1, 1)", "completed"],
      "The source sent [1] and completed, and then the photo was shrunk.")
  }

  @Test func `an error of the source ends everything at once`() throws {
    let albums = PublishSubject<[Int]>()
    let (rows, photos) = (Notes(), Notes())
    let result = albums.hopBack(
      { photo -> Int in
        photos.add("\(photo)")
        return photo
      }, on: worker, back: main)
    _ = result.subscribe { rows.add(text($0)) }
    albums.onNext([1, 2])
    worker.step()
    albums.onError(Torn.photo)
    try expect(
      rows.all, equals: ["error(photo)"],
      "The source sent [1, 2], and failed while rows waited for `back`. The error is passed on at once."
    )
    runBoth()
    try expect(
      rows.all + photos.all, equals: ["error(photo)", "1"],
      """
      The source sent [1, 2], and failed when the photo 1 had been shrunk. What arrived, and the photos for \
      which work was done.
      """)
  }

  @Test func `a worker and a main queue that run work at once`() throws {
    let log = Notes()
    let end = "the worker's piece of work ended"
    let worker = AtOnce { if log.all.last != end { log.add(end) } }
    _ = Observable.of([1, 2]).hopBack({ log.add("work on \($0)") }, on: worker, back: AtOnce())
      .subscribe(onNext: { log.add(text($0)) })
    try expect(
      log.all,
      equals: [
        "working(1)", "work on 1", "done(1, ())", end,
        "working(2)", "work on 2", "done(2, ())", end,
      ],
      """
      The album is [1, 2], and the worker runs work before `schedule` returns. What is sent for a photo must \
      be sent when its piece of work ends: some sources wait for their turn.
      """)
  }

  @Test func `after dispose no work begins`() throws {
    let photos = Notes()
    let source = PublishSubject<[Int]>()
    let subscription = source.hopBack({ photos.add("\($0)") }, on: worker, back: main).subscribe()
    source.onNext([1])
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
    let source = PublishSubject<[Int]>()
    let subscription = SerialDisposable()
    subscription.disposable = source.hopBack({ photos.add("\($0)") }, on: worker, back: AtOnce())
      .subscribe(onNext: { row in
        if case .working(2) = row { subscription.dispose() }
      })
    source.onNext([1, 2, 3])
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
    let source = PublishSubject<[Int]>()
    let subscription = source.hopBack({ $0 }, on: worker, back: main)
      .subscribe(onNext: { rows.add(text($0)) })
    source.onNext([1])
    worker.run()
    subscription.dispose()
    runBoth()
    try expect(
      rows.all, equals: [],
      "The work was done, and its rows waited for the main queue when they were disposed.")
  }

  @Test func `10000 photos`() throws {
    let rows = record(Observable.just(Array(1...10_000)).hopBack({ $0 }, on: worker, back: main))
    runBoth()
    try expect(
      rows.all.count == 20_001, "An album of 10000 photos makes 20000 rows and a completion.")
    try expect(rows.all.last ?? "nothing", equals: "completed", "The last event.")
  }

  @Test(arguments: Law.all(of: hop))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  // An observer that makes the source send an album has it take the place of the one that it receives.
  private static let hop = Operator(calling: "`work`", pause: 1, except: [.observerSends]) {
    source, trial in
    source.map { [$0] }
      .hopBack({ trial.count(returning: $0 * 10) }, on: trial.time, back: trial.time)
  }

  private func record<Thumbnail>(_ sequence: Observable<Row<Int, Thumbnail>>) -> Notes {
    let notes = Notes()
    _ = sequence.subscribe { notes.add(text($0), photo($0)) }
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
  case .done(let photo, let thumbnail): "done(\(photo), \(thumbnail))"
  case .failed(let photo, let error): "failed(\(photo), \(error))"
  }
}

/// The photo of a row; after all others if it is a terminal event.
private func photo<Thumbnail>(_ event: Event<Row<Int, Thumbnail>>) -> Int {
  switch event.element {
  case .working(let photo), .done(let photo, _), .failed(let photo, _): photo
  case nil: .max
  }
}

/// Runs work before `schedule` returns, as `MainScheduler.instance` does on main.
private final class AtOnce: ImmediateSchedulerType {
  private let onEnd: () -> Void

  init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    defer { onEnd() }
    return action(state)
  }
}

/// The queue that runs now.
private final class Place {
  @Locked var here = "the caller's queue"
}

private final class Notes {
  @Locked private var lines: [(text: String, photo: Int)] = []
  func add(_ text: String, _ photo: Int = 0) { lines.append((text, photo)) }

  var all: [String] { lines.map(\.text) }

  /// The lines of each photo in the order in which they came, from the photo with the smallest number on.
  var byPhoto: [String] {
    lines.enumerated().sorted { ($0.1.photo, $0.0) < ($1.1.photo, $1.0) }.map(\.1.text)
  }
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
    here {
      while isBusy {
        let works = waiting
        waiting = []
        for work in works { work() }
      }
    }
  }

  func step() { if isBusy { here(waiting.removeFirst()) } }

  func runNewest() { if isBusy { here(waiting.removeLast()) } }

  private func here(_ work: () -> Void) {
    let before = place.here
    place.here = name
    work()
    place.here = before
  }
}
