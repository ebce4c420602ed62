import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("ObservePath", .serialized) struct ObservePathTests {
  @Test func `the value now, and each new one`() throws {
    let window = Window(View(1))
    let received = Received(window)
    window.view?.frame = 2
    window.view?.frame = 2
    window.view?.frame = 0
    try expect(
      received.lines, equals: ["1", "2", "2", "0"],
      "The view's frame is 1, and is set to 2, to 2 again, and to 0.")
  }

  @Test func `another view in the middle`() throws {
    let first = View(1)
    let window = Window(first)
    let received = Received(window)
    window.view = View(5)
    first.frame = 3
    window.view?.frame = 6
    try expect(
      received.lines, equals: ["1", "5", "6"],
      """
      The view with frame 1 is replaced by one with frame 5. Then the old view's frame is set to \
      3, which must not be emitted, and the new one's to 6.
      """)
    try expect(
      first.isObserved, equals: false, "The first view was replaced, but is still being observed.")
  }

  @Test func `no view in the middle`() throws {
    let window = Window(View(1))
    let received = Received(window)
    window.view = nil
    window.view = View(5)
    try expect(
      received.lines, equals: ["1", "nil", "5"],
      "The view is removed, then there is another one. Without a view the value is nil.")
  }

  @Test func `no view at first`() throws {
    let window = Window(nil)
    let received = Received(window)
    window.view = View(1)
    try expect(
      received.lines, equals: ["nil", "1"], "The window has no view at first, and gets one later.")
  }

  @Test func `back to an earlier view`() throws {
    let first = View(1)
    let window = Window(first)
    let received = Received(window)
    window.view = View(1)
    window.view = first
    first.frame = 2
    try expect(
      received.lines, equals: ["1", "1", "1", "2"],
      """
      The view is replaced by another one with the same frame, and then put back. Each time the \
      frame of the view that is there now is emitted.
      """)
  }

  @Test func `each subscriber has its own run`() throws {
    let window = Window(View(1))
    let sequence = window.rx.observe(\.views, \.frames)
    let early = Received(sequence)
    window.view?.frame = 2
    window.view = View(5)
    let late = Received(sequence)
    try expect(
      [early.lines, late.lines].map { $0.joined(separator: ", ") }, equals: ["1, 2, 5", "5"],
      "A late subscriber receives the current value, and none of the earlier ones.")
    try expect(
      window.subscriptions, equals: 2,
      "There are two subscribers. Each has a run of its own, and subscribes to both parts.")
  }

  @Test func `disposing disposes both parts`() throws {
    let view = View(1)
    let window = Window(view)
    let sequence = window.rx.observe(\.views, \.frames)
    Received(sequence).dispose()
    try expect(
      "window \(window.isObserved), view \(view.isObserved)", equals: "window false, view false",
      "The subscription was disposed. Is either of the two still observed?")
    view.frame = 2
    let late = Received(sequence)
    try expect(
      late.lines, equals: ["2"],
      """
      All subscriptions were disposed, then the frame was set to 2. A new subscriber receives the \
      current value.
      """)
  }

  @Test func `the ends`() throws {
    let view = View(1)
    let window = Window(view)
    let received = Received(window)
    window.complete()
    view.frame = 2
    try expect(
      received.lines, equals: ["1", "2"],
      "The first part has completed. The last view is still observed.")
    view.complete()
    try expect(
      received.lines, equals: ["1", "2", "completed"],
      "Both parts have completed, and so does the result.")
    let other = Window(View(1))
    let both = Received(other)
    other.view?.complete()
    other.view = View(7)
    try expect(
      both.lines, equals: ["1", "7"],
      "Only the first view's frames have completed. Another view follows, and is observed.")
    let empty = Window(nil)
    let without = Received(empty)
    empty.complete()
    try expect(
      without.lines, equals: ["nil", "completed"],
      "The window's views have completed, and there is no view whose frames could follow.")
  }

  @Test func `the errors`() throws {
    let window = Window(View(1))
    let ofView = Received(window)
    window.view?.fail()
    try expect(
      ofView.lines, equals: ["1", "error lost"], "The view's frames fail, and so does the result.")
    let other = Window(View(1))
    let ofWindow = Received(other)
    other.fail()
    try expect(
      ofWindow.lines, equals: ["1", "error lost"],
      "The window's views fail, and so does the result.")
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
}

private enum Lost: Error { case lost }

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
  func fail() { subject.onError(Lost.lost) }
}

/// The object that the path begins at.
private final class Window: ReactiveCompatible {
  private let subject: BehaviorSubject<View?>

  init(_ view: View?) { subject = BehaviorSubject(value: view) }

  var view: View? {
    get { (try? subject.value()) ?? nil }
    set { subject.onNext(newValue) }
  }

  /// How often the views have been subscribed to.
  @Locked private(set) var subscriptions = 0

  var views: Observable<View?> {
    subject.do(onSubscribe: { [weak self] in self?.subscriptions += 1 })
  }
  var isObserved: Bool { subject.hasObservers }

  func complete() { subject.onCompleted() }
  func fail() { subject.onError(Lost.lost) }
}

/// Writes down what a sequence sends.
private final class Received {
  @Locked var lines: [String] = []
  private let subscription = SingleAssignmentDisposable()

  convenience init(_ window: Window) { self.init(window.rx.observe(\.views, \.frames)) }

  init(_ sequence: Observable<Int?>) {
    subscription.setDisposable(
      sequence.subscribe { [weak self] event in
        switch event {
        case .next(let frame): self?.lines.append(frame.map { "\($0)" } ?? "nil")
        case .error(let error): self?.lines.append("error \(error)")
        case .completed: self?.lines.append("completed")
        }
      })
  }

  func dispose() { subscription.dispose() }

  deinit { subscription.dispose() }
}
