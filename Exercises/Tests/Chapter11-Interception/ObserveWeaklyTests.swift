import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("ObserveWeakly", .serialized) struct ObserveWeaklyTests {
  @Test func `the value now, and each new one`() throws {
    let download = Download()
    let received = subscriber(download.rx.observeWeakly(\.sizes))
    for size in [2, 2, 0] { download.subject.onNext(size) }
    try expect(
      received.received, equals: ["1", "2", "2", "0"],
      "The size is 1, and is set to 2, to 2 again, and to 0.")
    withExtendedLifetime(download) {}
  }

  @Test func `nil and the end when the object is released`() throws {
    var download: Download? = Download()
    let subject = download!.subject
    weak var probe: Download?
    probe = download
    let sequence = download!.rx.observeWeakly(\.sizes)
    let received = subscriber(sequence)
    download = nil
    try expect(
      probe == nil,
      "Nobody else holds the object, and your sequence or a subscription keeps it alive.")
    try expect(
      received.received, equals: ["1", "nil", "completed"],
      "The object was released: the result emits nil and completes.")
    subject.onNext(2)
    try expect(
      received.received, equals: ["1", "nil", "completed"], "After the end nothing may arrive.")
    let late = subscriber(sequence)
    try expect(
      late.received, equals: ["nil", "completed"],
      "This observer subscribed after the release. It receives nil and completed, but no value.")
  }

  @Test func `a property that completes`() throws {
    var download: Download? = Download()
    let received = subscriber(download!.rx.observeWeakly(\.sizes))
    download?.subject.onCompleted()
    try expect(
      received.received, equals: ["1"],
      "The property's sequence has completed, but the object is still there. Wait for its release.")
    download = nil
    try expect(
      received.received, equals: ["1", "nil", "completed"],
      "The property had completed earlier, and now the object is released.")
  }

  @Test func `the subscription to the property ends with the object`() throws {
    var download: Download? = Download()
    let subject = download!.subject
    let received = subscriber(download!.rx.observeWeakly(\.sizes))
    download = nil
    try expect(
      subject.hasObservers, equals: false,
      "The object was released, but its property is still observed.")
    withExtendedLifetime(received) {}
  }

  @Test(arguments: Law.all(of: property))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// Only the release of the object completes the result.
  private static let property = Operator(of: "the property", except: [.completion]) {
    property, trial in trial.keep(Owner(property)).rx.observeWeakly(\.values)
  }

}

private final class Download: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  let subject = BehaviorSubject(value: 1)
  var sizes: Observable<Int> { subject.asObservable() }
}

/// An object whose property is a sequence of any kind.
private final class Owner: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  let values: Observable<Int>

  init(_ values: Observable<Int>) { self.values = values }
}

private func subscriber(_ sequence: Observable<Int?>) -> Subscriber {
  Subscriber(sequence.map { $0.map { "\($0)" } ?? "nil" })
}
