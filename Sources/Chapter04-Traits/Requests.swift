import ChapterKit
import RxLite

/// One answer, or an error: a `Single` made by hand.
struct OneAnswer<Element> {
  private let source: Observable<Element>

  static func create(
    _ work: @escaping (@escaping (Result<Element, any Error>) -> Void) -> any Disposable
  ) -> OneAnswer {
    OneAnswer(
      source: .create { observer in
        work { result in
          switch result {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  func asObservable() -> Observable<Element> { source }
}

func requests() {
  listing("one-answer", "a request is a Single", shows: "43 48") {
    for text in ["rx", "bad"] {
      _ = suggestions(for: text).subscribe(
        onSuccess: { found in print("found \(found)") },
        onFailure: { error in print("not found: \(error)") })
      sleep(1)
    }
  }

  listing("first-counts", "each call ends the sequence, so the first counts") {
    let answer = OneAnswer<Int>.create { send in
      send(.success(1))
      send(.success(2))
      send(.failure(Broken.pipe))
      return Disposables.create()
    }
    _ = answer.asObservable().subscribe { event in print(event) }
  }
}
