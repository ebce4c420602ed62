import ChapterKit
import RxLite

func requests() {
  listing("one-answer", "a request is a Single", shows: "43 48") {
    for text in ["rx", "bad"] {
      _ = suggestions(for: text).subscribe(
        onSuccess: { found in print("found \(found)") },
        onFailure: { error in print("not found: \(error)") })
      sleep(1)
    }
  }

  listing("first-counts", "the first success or failure ends a Single", shows: "44") {
    let single = Single<Int>.create { send in
      send(.success(1))
      send(.success(2))
      send(.failure(Broken.pipe))
      return Disposables.create()
    }
    _ = single.subscribe(
      onSuccess: { element in print("success \(element)") },
      onFailure: { error in print("failure \(error)") })
    print("as an observable:")
    _ = single.asObservable().subscribe { event in print(event) }
  }
}
