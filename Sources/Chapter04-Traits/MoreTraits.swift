import ChapterKit
import RxLite

func moreTraits() {
  listing("completable", "done, or not", shows: "46") {
    let memory = Memory()
    for text in ["rx", "swift", "go"] {
      memory.isDiskFull = text == "go"
      _ = memory.remember(["\(text)lite"], for: text).subscribe(
        onCompleted: { print("\(text): remembered") },
        onError: { error in print("\(text): \(error)") })
    }
  }

  listing("and-then", "the count is taken too early") {
    let memory = Memory()
    _ = memory.remember(["rxlite", "rxswift"], for: "rx")
      .andThen(Single.just(memory.count))
      .subscribe(onSuccess: { count in print("remembered: \(count)") })
  }

  listing("deferred", "made at the subscription, not before") {
    let memory = Memory()
    _ = memory.remember(["rxlite", "rxswift"], for: "rx")
      .andThen(Single.deferred { .just(memory.count) })
      .subscribe(onSuccess: { count in print("remembered: \(count)") })
  }

  listing("maybe", "an element, nothing, or an error", shows: "47") {
    let memory = Memory()
    _ = memory.remember(["rxlite", "rxswift"], for: "rx").subscribe()
    for text in ["rx", "swift"] {
      _ = memory.answer(for: text).subscribe(
        onSuccess: { found in print("\(text): \(found)") },
        onCompleted: { print("\(text): not known") })
    }
  }

  listing("look-first", "a request only if nothing is known") {
    let memory = Memory()
    _ = memory.remember(["rxlite", "rxswift"], for: "rx").subscribe()
    for text in ["rx", "swift"] {
      _ = memory.answer(for: text)
        .ifEmpty(switchTo: suggestions(for: text))
        .subscribe(onSuccess: { found in print("\(text): \(found)") })
      sleep(1)
    }
  }

  listing("as-single", "a sequence is held to its promise", shows: "45") {
    let sources: [Observable<[String]>] = [
      answers(for: "rx"), .empty(), .of(["rxlite"], ["rxlite", "rxswift"]),
    ]
    for source in sources {
      _ = source.asSingle().subscribe(
        onSuccess: { found in print("found \(found)") },
        onFailure: { error in print("failure: \(error)") })
      sleep(1)
    }
  }

  listing("as-single-waits", "whether it was the only one is known at the end", shows: "45") {
    let found = PublishSubject<String>()
    _ = found.asSingle().subscribe(
      onSuccess: { name in print("asSingle: \(name)") },
      onFailure: { error in print("asSingle: \(error)") })
    _ = found.take(1).asSingle().subscribe(
      onSuccess: { name in print("take(1).asSingle: \(name)") },
      onFailure: { error in print("take(1).asSingle: \(error)") })

    for name in ["rxlite", "rxswift"] {
      print("the server finds \(name)")
      found.onNext(name)
    }
  }
}
