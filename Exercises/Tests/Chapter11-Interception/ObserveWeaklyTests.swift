import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("ObserveWeakly", .serialized) struct ObserveWeaklyTests {
  @Test func `the value now, and each new one`() throws {
    let download = Download()
    let received = Received(download.rx.observeWeakly(\.sizes))
    for size in [2, 2, 0] { download.subject.onNext(size) }
    try expect(
      received.lines, equals: ["1", "2", "2", "0"],
      "The size is 1, and is set to 2, to 2 again, and to 0.")
    withExtendedLifetime(download) {}
  }

  @Test func `nil and the end when the object is released`() throws {
    var download: Download? = Download()
    let subject = download!.subject
    weak var probe: Download?
    probe = download
    let sequence = download!.rx.observeWeakly(\.sizes)
    let received = Received(sequence)
    download = nil
    try expect(
      probe == nil,
      "Nobody else holds the object, and your sequence or a subscription keeps it alive.")
    try expect(
      received.lines, equals: ["1", "nil", "completed"],
      "The object was released: the result emits nil and completes.")
    subject.onNext(2)
    try expect(
      received.lines, equals: ["1", "nil", "completed"], "After the end nothing may arrive.")
    let late = Received(sequence)
    try expect(
      late.lines, equals: ["nil", "completed"],
      "This observer subscribed after the release. It receives nil and completed, but no value.")
  }

  @Test func `a property that completes`() throws {
    var download: Download? = Download()
    let received = Received(download!.rx.observeWeakly(\.sizes))
    download?.subject.onCompleted()
    try expect(
      received.lines, equals: ["1"],
      "The property's sequence has completed, but the object is still there. Wait for its release.")
    download = nil
    try expect(
      received.lines, equals: ["1", "nil", "completed"],
      "The property had completed earlier, and now the object is released.")
  }

  @Test func `a property that fails`() throws {
    var download: Download? = Download()
    let received = Received(download!.rx.observeWeakly(\.sizes))
    download?.subject.onError(Lost.lost)
    download = nil
    try expect(
      received.lines, equals: ["1", "error lost"],
      "The property failed, then the object was released. The result ends with the error.")
  }

  @Test func `disposing`() throws {
    var download: Download? = Download()
    let subject = download!.subject
    let received = Received(download!.rx.observeWeakly(\.sizes))
    received.dispose()
    try expect(
      subject.hasObservers, equals: false,
      "The subscription was disposed, but the property is still observed.")
    download = nil
    try expect(
      received.lines, equals: ["1"], "The subscription was disposed before the object was released."
    )
  }

  @Test func `a disposed observer is released`() throws {
    let download = Download()
    weak var probe: Diary?
    do {
      let diary = Diary()
      probe = diary
      download.rx.observeWeakly(\.sizes).subscribe { _ in diary.lines += 1 }.dispose()
    }
    try expect(
      probe == nil,
      """
      The subscription was disposed while the object lives, and something still holds the observer.
      """)
    withExtendedLifetime(download) {}
  }

  @Test func `the subscription to the property ends with the object`() throws {
    var download: Download? = Download()
    let subject = download!.subject
    let received = Received(download!.rx.observeWeakly(\.sizes))
    download = nil
    try expect(
      subject.hasObservers, equals: false,
      "The object was released, but its property is still observed.")
    withExtendedLifetime(received) {}
  }

  @Test func `two subscribers`() throws {
    let download = Download()
    let sequence = download.rx.observeWeakly(\.sizes)
    Received(sequence).dispose()
    download.subject.onNext(2)
    let (first, second) = (Received(sequence), Received(sequence))
    download.subject.onNext(3)
    try expect(
      [first.lines, second.lines].map { $0.joined(separator: ", ") }, equals: ["2, 3", "2, 3"],
      """
      One subscription was made and disposed. The size was set to 2; two others were made; it was \
      set to 3.
      """)
  }
}

private enum Lost: Error { case lost }

private final class Download: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  let subject = BehaviorSubject(value: 1)
  var sizes: Observable<Int> { subject.asObservable() }
}

/// An object that an observer holds.
private final class Diary { @Locked var lines = 0 }

/// Writes down what a sequence sends.
private final class Received {
  @Locked var lines: [String] = []
  private let subscription = SingleAssignmentDisposable()

  init(_ sequence: Observable<Int?>) {
    subscription.setDisposable(
      sequence.subscribe { [weak self] event in
        switch event {
        case .next(let size): self?.lines.append(size.map { "\($0)" } ?? "nil")
        case .error(let error): self?.lines.append("error \(error)")
        case .completed: self?.lines.append("completed")
        }
      })
  }

  func dispose() { subscription.dispose() }

  deinit { subscription.dispose() }
}
