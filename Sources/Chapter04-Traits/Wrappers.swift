import ChapterKit
import RxLite

func wrappers() {
  listing("wrapper", "a trait is a wrapper around a sequence") {
    let lone = Lone<Int>.create { observer in
      observer(.success(1))
      return Disposables.create()
    }
    _ = lone.asObservable().subscribe { print($0) }

    print("the library's own:")
    let single = Single<Int>.create { observer in
      observer(.success(1))
      return Disposables.create()
    }
    _ = single.asObservable().subscribe { print($0) }
  }

  listing("unwrapped", "outside of the wrapper every operator is there") {
    _ = Single.just(3)
      .asObservable()
      .flatMap { count in Observable.range(start: 1, count: count) }
      .subscribe { print($0) }
  }
}

/// What a single is, in twenty lines.
///
/// Nobody outside can make one but by `create`, so each sends what `create` lets it send: one element
/// and the completion, or an error.
struct Lone<Element> {
  private let source: Observable<Element>

  static func create(
    _ subscribe: @escaping (@escaping (Result<Element, any Error>) -> Void) -> any Disposable
  ) -> Lone {
    Lone(
      source: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      })
  }

  func asObservable() -> Observable<Element> { source }
}
