import RxLite

// Two names of RxSwift 3. RxLite keeps both in `Legacy`; the chapter has its own, so that it runs on
// RxSwift 6 as well, which has dropped them.

extension ObservableType {
  /// Shares the source, and keeps the last elements permanently: one subject for all connections.
  func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }
}

/// A value that can be observed. Its sequence completes when the variable is released.
final class Variable<Element> {
  private let subject: BehaviorSubject<Element>

  var value: Element {
    didSet { subject.onNext(value) }
  }

  init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  deinit { subject.onCompleted() }

  func asObservable() -> Observable<Element> { subject.asObservable() }
}
