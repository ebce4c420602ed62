import ChapterKit
import RxLite

func wrappers() {
  listing("wrapper", "a trait is a struct around a sequence", shows: "B5 B19 43") {
    struct Lone<Element> {
      private let source: Observable<Element>

      static func create(
        _ work: @escaping (@escaping (Result<Element, any Error>) -> Void) -> any Disposable
      ) -> Lone<Element> {
        let source = Observable<Element>.create { observer in
          return work { result in
            switch result {
            case .success(let element):
              observer.onNext(element)
              observer.onCompleted()
            case .failure(let error):
              observer.onError(error)
            }
          }
        }
        return Lone(source: source)
      }

      func asObservable() -> Observable<Element> { return source }
    }

    let lone = Lone<Int>.create { send in
      send(.success(1))
      return Disposables.create()
    }
    _ = lone.asObservable()
      .map { $0 + 1 }
      .subscribe { print($0) }
  }
}
