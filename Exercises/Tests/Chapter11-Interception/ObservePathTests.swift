import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("ObservePath", .serialized) struct ObservePathTests {
  @Test func `the value now, and each new one`() throws {
    let window = Window(View(1))
    let received = frames(of: window)
    window.view?.frame = 2
    window.view?.frame = 2
    window.view?.frame = 0
    try expect(
      received.received, equals: ["1", "2", "2", "0"],
      "The view's frame is 1, and is set to 2, to 2 again, and to 0.")
  }

  @Test func `another view in the middle`() throws {
    let first = View(1)
    let window = Window(first)
    let received = frames(of: window)
    window.view = View(5)
    first.frame = 3
    window.view?.frame = 6
    try expect(
      received.received, equals: ["1", "5", "6"],
      """
      The view with frame 1 is replaced by one with frame 5. Then the old view's frame is set to \
      3, which must not be emitted, and the new one's to 6.
      """)
    try expect(
      first.isObserved, equals: false, "The first view was replaced, but is still being observed.")
  }

  @Test func `no view in the middle`() throws {
    let window = Window(View(1))
    let received = frames(of: window)
    window.view = nil
    window.view = View(5)
    try expect(
      received.received, equals: ["1", "nil", "5"],
      "The view is removed, then there is another one. Without a view the value is nil.")
  }

  @Test func `no view at first`() throws {
    let window = Window(nil)
    let received = frames(of: window)
    window.view = View(1)
    try expect(
      received.received, equals: ["nil", "1"],
      "The window has no view at first, and gets one later.")
  }

  @Test func `back to an earlier view`() throws {
    let first = View(1)
    let window = Window(first)
    let received = frames(of: window)
    window.view = View(1)
    window.view = first
    first.frame = 2
    try expect(
      received.received, equals: ["1", "1", "1", "2"],
      """
      The view is replaced by another one with the same frame, and then put back. Each time the \
      frame of the view that is there now is emitted.
      """)
  }

  @Test func `the ends`() throws {
    let view = View(1)
    let window = Window(view)
    let received = frames(of: window)
    window.complete()
    view.frame = 2
    try expect(
      received.received, equals: ["1", "2"],
      "The first part has completed. The last view is still observed.")
    view.complete()
    try expect(
      received.received, equals: ["1", "2", "completed"],
      "Both parts have completed, and so does the result.")
    let other = Window(View(1))
    let both = frames(of: other)
    other.view?.complete()
    other.view = View(7)
    try expect(
      both.received, equals: ["1", "7"],
      "Only the first view's frames have completed. Another view follows, and is observed.")
    let empty = Window(nil)
    let without = frames(of: empty)
    empty.complete()
    try expect(
      without.received, equals: ["nil", "completed"],
      "The window's views have completed, and there is no view whose frames could follow.")
  }

  @Test func `a view that is replaced by an observer`() throws {
    let window = Window(View(1))
    let lines = Locked<[String]>([])
    let subscription = window.rx.observe(\.views, \.frames)
      .subscribe(onNext: { frame in
        lines.value.append(frame.map { "\($0)" } ?? "nil")
        if frame == 2 { window.view = View(5) }
      })
    window.view?.frame = 2
    window.view?.frame = 6
    subscription.dispose()
    try expect(
      lines.value, equals: ["1", "2", "5", "6"],
      "At the frame 2, the observer itself replaces the view. The new view counts from then on.")
  }

  @Test(arguments: Law.all(of: middle, end))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let middle = Operator(of: "the first part of the path") { source, trial in
    trial.keep(Path(source.map { Place(.just($0)) })).rx.observe(\.places, \.values)
  }

  private static let end = Operator(of: "the second part of the path") { source, trial in
    trial.keep(Path(.just(Place(source)))).rx.observe(\.places, \.values)
  }
}

/// The middle of the path.
private final class View {
  private let subject: BehaviorSubject<Int>

  init(_ frame: Int) { subject = BehaviorSubject(value: frame) }

  var frame: Int {
    get { (try? subject.value()) ?? 0 }
    set { subject.onNext(newValue) }
  }

  var frames: Observable<Int> { subject.asObservable() }
  var isObserved: Bool { subject.hasObservers }

  func complete() { subject.onCompleted() }
}

/// The object that the path begins at.
private final class Window: ReactiveCompatible {
  private let subject: BehaviorSubject<View?>

  init(_ view: View?) { subject = BehaviorSubject(value: view) }

  var view: View? {
    get { (try? subject.value()) ?? nil }
    set { subject.onNext(newValue) }
  }

  var views: Observable<View?> { subject.asObservable() }

  func complete() { subject.onCompleted() }
}

/// A path whose parts are sequences of any kind.
private final class Path: ReactiveCompatible {
  let places: Observable<Place?>

  init(_ places: Observable<Place?>) { self.places = places }
}

private final class Place {
  let values: Observable<Int>

  init(_ values: Observable<Int>) { self.values = values }
}

private func frames(of window: Window) -> Subscriber {
  Subscriber(window.rx.observe(\.views, \.frames).map { $0.map { "\($0)" } ?? "nil" })
}
