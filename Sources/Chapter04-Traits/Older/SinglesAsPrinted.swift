import ChapterKit
import RxLite

func singles() {
  listing("single", "the first success or failure counts", shows: "B17 44") {
    func attempt(_ events: SingleEvent<Int>...) {
      let single = Single<Int>.create { observer in
        for event in events { observer(event) }
        return Disposables.create { print("  disposed") }
      }
      _ = single.subscribe(
        onSuccess: { element in print("  success \(element)") },
        onFailure: { error in print("  failure \(error)") })
    }

    print("it succeeds:")
    attempt(.success(1))
    print("it fails:")
    attempt(.failure(Broken.pipe))
    print("it succeeds twice, then fails:")
    attempt(.success(1), .success(2), .failure(Broken.pipe))
  }
}
