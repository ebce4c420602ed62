import ChapterKit
import RxLite

func conversions() {
  listing("as-single", "a sequence is held to its promise", shows: "45") {
    func show(_ name: String, _ source: Observable<Int>) {
      print("\(name):")
      _ = source.asSingle().subscribe(
        onSuccess: { element in print("  asSingle: success \(element)") },
        onFailure: { error in
          switch error {
          case RxError.noElements: print("  asSingle: noElements: \(error)")
          case RxError.moreThanOneElement: print("  asSingle: moreThanOneElement: \(error)")
          default: print("  asSingle: \(error)")
          }
        })
      _ = source.asMaybe().subscribe(
        onSuccess: { element in print("  asMaybe:  success \(element)") },
        onError: { error in print("  asMaybe:  \(error)") },
        onCompleted: { print("  asMaybe:  completed") })
    }

    show("no element", .empty())
    show("one", .just(1))
    show("two", .of(1, 2))
    show("an error", .error(Broken.pipe))
  }

  listing("as-single-waits", "whether it was the only one is known at the end", shows: "45") {
    let taps = PublishSubject<String>()
    _ = taps.asSingle().subscribe(
      onSuccess: { print("asSingle: success \($0)") },
      onFailure: { error in print("asSingle: failure") })
    _ = taps.take(1).asSingle().subscribe(
      onSuccess: { print("take(1).asSingle: success \($0)") })

    print("a tap")
    taps.onNext("tap 1")
    print("a second tap")
    taps.onNext("tap 2")
  }
}
