import ChapterKit
import RxLite

func conversions() {
  listing("as-single", "a sequence is held to what it promises") {
    let sources: [(String, Observable<Int>)] = [
      ("none", .empty()), ("one", .just(1)), ("two", .of(1, 2)), ("error", .error(Broken.pipe)),
    ]
    for (name, source) in sources {
      print("\(name):")
      _ = source.asSingle().subscribe(
        onSuccess: { print("  asSingle: success \($0)") },
        onFailure: { print("  asSingle: \($0)") })
      _ = source.asMaybe().subscribe(
        onSuccess: { print("  asMaybe:  success \($0)") },
        onError: { print("  asMaybe:  \($0)") },
        onCompleted: { print("  asMaybe:  completed") })
    }
  }

  listing("as-single-waits", "nobody knows that it was one before it is over") {
    let source = PublishSubject<Int>()
    _ = source.asSingle().subscribe(
      onSuccess: { print("success \($0)") }, onFailure: { print("\($0)") })
    print("send 1")
    source.onNext(1)
    print("complete")
    source.onCompleted()

    let endless = PublishSubject<Int>()
    _ = endless.asSingle().subscribe(
      onSuccess: { print("success \($0)") }, onFailure: { print("\($0)") })
    print("send 1")
    endless.onNext(1)
    print("send 2")
    endless.onNext(2)

    print("take(1), and asSingle:")
    _ = Observable.of(1, 2).take(1).asSingle().subscribe(onSuccess: { print("success \($0)") })
    print("first, of two and of none:")
    _ = Observable.of(1, 2).first().subscribe(onSuccess: { print("success \($0 as Any)") })
    _ = Observable<Int>.empty().first().subscribe(onSuccess: { print("success \($0 as Any)") })
  }

  listing("as-completable", "leaving out the elements") {
    _ = Observable.of(1, 2).ignoreElements().asCompletable().subscribe(
      onCompleted: { print("a sequence of two: completed") })
    _ = Single.just(1).asCompletable().subscribe(onCompleted: { print("a single: completed") })
    _ = Maybe<Int>.empty().asObservable().asSingle().subscribe(
      onFailure: { print("an empty maybe: \($0)") })
  }
}
