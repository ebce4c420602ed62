import RxLite

/// A limit that many subscriptions share, and that each of them may leave.
///
///     Places(1)
///     run(a)  --1-----2--|
///     run(b)  -!
///     run(c)  -----------3--|
final class Places {
  private let queue = PublishSubject<Observable<Void>>()
  private let bag = DisposeBag()

  /// - Parameter count: The number of places.
  init(_ count: Int) {
    queue.merge(maxConcurrent: count).subscribe().disposed(by: bag)
  }

  func run<Element>(_ source: Observable<Element>) -> Observable<Element> {
    .create { [queue] observer in
      let leaving = PublishSubject<Void>()
      var hasLeft = false
      queue.onNext(
        .deferred {
          if hasLeft { return .empty() }
          return source.materialize()
            .do(onNext: observer.on)
            .map { _ in }
            .take(until: leaving)
        })
      return Disposables.create {
        hasLeft = true
        leaving.onNext(())
      }
    }
  }
}
