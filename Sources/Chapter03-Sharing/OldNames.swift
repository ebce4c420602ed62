import RxLite

// Two names of RxSwift 3 that the text uses. RxSwift 6 has no `Variable` any more. RxLite keeps both
// in Legacy; this chapter brings its own, so that it runs with RxSwift 6 as well.
//
// NB: The exercise `sharing/my-variable` asks you to write `Variable`. Solve it before you look here.

extension ObservableType {
  /// One run for all observers, and the last elements are kept for good.
  ///
  /// NB: It is *not* `share(replay:)`. Section 5 shows the difference.
  func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }
}

/// A value that can be watched, and that completes its observers when it goes.
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
