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

  @Test func `an array: the values of all, in their order`() throws {
    let (first, second) = (Download(), Download(5))
    let received = arrays([first, second].observeWeakly(\.sizes))
    try expect(
      received.received, equals: ["[1, 5]"],
      "Somebody subscribed. The size of the first download is 1, that of the second is 5.")
    second.subject.onNext(6)
    first.subject.onNext(3)
    first.subject.onNext(3)
    try expect(
      received.received, equals: ["[1, 5]", "[1, 6]", "[3, 6]", "[3, 6]"],
      """
      The size of the second download was set to 6, then that of the first one to 3, and once more to 3.
      """)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `an array: no download is kept alive`() throws {
    var downloads: [Download]? = [Download(), Download(5)]
    let subjects = downloads!.map(\.subject)
    let sequence = downloads!.observeWeakly(\.sizes)
    let probes = downloads!.map { download in Probe(download) }
    downloads = nil
    try expect(
      probes.allSatisfy { $0.object == nil },
      "Nobody has subscribed, and nobody else holds the downloads. Your sequence keeps one alive.")
    try expect(
      arrays(sequence).received, equals: ["[]", "completed"],
      "This observer subscribed after the release of both downloads.")

    downloads = [Download(), Download(5)]
    let others = downloads!.map { download in Probe(download) }
    let received = arrays(downloads!.observeWeakly(\.sizes))
    downloads = nil
    try expect(
      others.allSatisfy { $0.object == nil },
      "Nobody else holds the downloads, and a subscription keeps one alive.")
    try expect(
      (received.received.last ?? "nothing"), equals: "completed",
      "Both downloads were released, and there was a subscription.")
    try expect(
      subjects.contains { $0.hasObservers }, equals: false,
      "The downloads were released, but a property is still observed.")
  }

  @Test func `an array: downloads are released one after the other`() throws {
    var first: Download? = Download()
    var second: Download? = Download(5)
    var third: Download? = Download(8)
    let sequence = [first!, second!, third!].observeWeakly(\.sizes)
    let received = arrays(sequence)
    second = nil
    try expect(
      received.received, equals: ["[1, 5, 8]", "[1, 8]"],
      "The second of three downloads was released. The other two are left.")
    third?.subject.onNext(9)
    first = nil
    try expect(
      received.received, equals: ["[1, 5, 8]", "[1, 8]", "[1, 9]", "[9]"],
      "The size of the third download was set to 9, and then the first one was released.")
    let late = arrays(sequence)
    third = nil
    try expect(
      received.received,
      equals: ["[1, 5, 8]", "[1, 8]", "[1, 9]", "[9]", "[]", "completed"],
      "The third download was the last one, and was released. The array is empty, and that is the end."
    )
    try expect(
      late.received, equals: ["[9]", "[]", "completed"],
      "This observer subscribed when only the third download was left, and then that was released.")
    let later = arrays(sequence)
    try expect(
      later.received, equals: ["[]", "completed"],
      "This observer subscribed when no download was left.")
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `an array: no downloads`() throws {
    let received = arrays([Download]().observeWeakly(\.sizes))
    try expect(
      received.received, equals: ["[]", "completed"],
      "There is no download from the beginning. The empty array and the completion are all.")
  }

  @Test func `an array: a property that completes`() throws {
    var first: Download? = Download()
    let second = Download(5)
    let received = arrays([first!, second].observeWeakly(\.sizes))
    first?.subject.onCompleted()
    second.subject.onNext(6)
    try expect(
      received.received, equals: ["[1, 5]", "[1, 6]"],
      """
      The first property's sequence has completed, but its download is still there. Then the size of the \
      second one was set to 6.
      """)
    first = nil
    try expect(
      received.received, equals: ["[1, 5]", "[1, 6]", "[6]"],
      "The first property had completed earlier, and now its download is released.")
    withExtendedLifetime((first, second)) {}
  }

  @Test func `an array: one of the properties fails`() throws {
    var first: Download? = Download()
    let second = Download(5)
    var third: Download? = Download(8)
    let received = arrays([first!, second, third!].observeWeakly(\.sizes))
    second.subject.onError(Broken.cable)
    try expect(
      received.received, equals: ["[1, 5, 8]", "[1, 8]"],
      "The property of the second of three downloads has failed. The other two are left.")
    third?.subject.onNext(9)
    first = nil
    try expect(
      received.received, equals: ["[1, 5, 8]", "[1, 8]", "[1, 9]", "[9]"],
      """
      The second property has failed. Then the size of the third download was set to 9, and the first one \
      was released.
      """)
    third = nil
    try expect(
      received.received, equals: ["[1, 5, 8]", "[1, 8]", "[1, 9]", "[9]", "[]", "completed"],
      """
      The second property has failed, and the other two downloads were released. The second download is \
      still there, but none is left for the array.
      """)
    withExtendedLifetime((first, second, third)) {}
  }

  @Test(arguments: Law.all(of: oneOfTwo))
  func `an array keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let oneOfTwo = Operator(of: "a property", except: [.completion, .error]) {
    property, trial in
    [trial.keep(Owner(.just(0))), trial.keep(Owner(property))].observeWeakly(\.values)
  }
}

private final class Download: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  let subject: BehaviorSubject<Int>
  var sizes: Observable<Int> { subject.asObservable() }

  init(_ size: Int = 1) { subject = BehaviorSubject(value: size) }
}

/// Holds an object weakly.
private final class Probe {
  weak var object: Download?

  init(_ object: Download) { self.object = object }
}

private enum Broken: Error { case cable }

/// An object whose property is a sequence of any kind.
private final class Owner: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  let values: Observable<Int>

  init(_ values: Observable<Int>) { self.values = values }
}

private func subscriber(_ sequence: Observable<Int?>) -> Subscriber {
  Subscriber(sequence.map { $0.map { "\($0)" } ?? "nil" })
}

private func arrays(_ sequence: Observable<[Int]>) -> Subscriber {
  Subscriber(sequence.map { "\($0)" })
}
