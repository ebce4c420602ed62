import ChapterKit
import RxLite

func moreTraits() {
  listing("completable", "done, or not", shows: "46") {
    var file = "an old draft"
    func save(_ text: String) -> Completable {
      Completable.create { send in
        if text.isEmpty {
          send(.error(CacheError.failedCaching))
        } else {
          file = text
          send(.completed)
        }
        return Disposables.create()
      }
    }

    for text in ["a new draft", ""] {
      _ = save(text).subscribe(
        onCompleted: { print("saved: \(file)") },
        onError: { error in print("not saved: \(error)") })
    }
  }

  listing("and-then", "the second begins when the first is done") {
    var file = "an old draft"
    let save = Completable.create { send in
      after(0.1) {
        file = "a new draft"
        print("saved")
        send(.completed)
      }
    }
    let load = Single<String>.create { send in
      print("load")
      send(.success(file))
      return Disposables.create()
    }

    _ = save.andThen(load).subscribe(onSuccess: { text in print("loaded: \(text)") })
    sleep(1)
    _ = Completable.error(CacheError.failedCaching).andThen(load)
      .subscribe(onFailure: { error in print("failed: \(error)") })
  }

  listing("deferred", "made at the subscription, not before") {
    var file = "an old draft"
    let early = Single.just(file)
    let late = Single.deferred { .just(file) }

    file = "a new draft"
    _ = early.subscribe(onSuccess: { text in print("just: \(text)") })
    _ = late.subscribe(onSuccess: { text in print("deferred: \(text)") })
  }

  listing("maybe", "an element, nothing, or an error", shows: "47") {
    let cache = ["rx": "rxlite, rxswift"]
    func lookUp(_ query: String) -> Maybe<String> {
      Maybe.create { send in
        if let known = cache[query] { send(.success(known)) } else { send(.completed) }
        return Disposables.create()
      }
    }

    for query in ["rx", "swift"] {
      _ = lookUp(query).subscribe(
        onSuccess: { known in print("in the cache: \(known)") },
        onCompleted: { print("nothing about \(query)") })
    }
  }

  listing("as-single", "a sequence is held to its promise", shows: "45") {
    let sources: [Observable<Int>] = [.empty(), .just(1), .of(1, 2)]
    for source in sources {
      _ = source.asSingle().subscribe(
        onSuccess: { element in print("success \(element)") },
        onFailure: { error in print("failure: \(error)") })
    }
  }

  listing("as-single-waits", "whether it was the only one is known at the end", shows: "45") {
    let taps = PublishSubject<String>()
    _ = taps.asSingle().subscribe(
      onSuccess: { tap in print("asSingle: \(tap)") },
      onFailure: { error in print("asSingle: \(error)") })
    _ = taps.take(1).asSingle().subscribe(
      onSuccess: { tap in print("take(1).asSingle: \(tap)") })

    print("a tap")
    taps.onNext("tap 1")
    print("a second tap")
    taps.onNext("tap 2")
  }
}
