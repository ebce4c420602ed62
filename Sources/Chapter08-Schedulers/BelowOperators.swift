import ChapterKit
import Dispatch
import RxLite

func belowOperators() {
  listing("below-flat-map", "the queue of the inner sequence") {
    let taps = PublishSubject<String>()
    _ = taps.flatMap { name in download(name) }
      .map(decode)
      .subscribe(onNext: { picture in print("show \(picture) on \(here)") })

    taps.onNext("cat")
    print("the list can scroll")
    runQueues()
  }

  listing("below-combine-latest", "the queue of the source that emitted") {
    let names = PublishSubject<String>()
    let sizes = PublishSubject<Int>()
    _ = Observable.combineLatest(names, sizes) { name, size in "\(name), \(size) KB" }
      .subscribe(onNext: { text in print("\(text), on \(here)") })

    names.onNext("cat")
    DispatchQueue.named("network").sync { sizes.onNext(80) }
    names.onNext("dog")
  }

  listing("second-attempt", "retry subscribes on the queue of the error") {
    _ = download("fox").retry(2)
      .subscribe(onError: { error in print("received \(error) on \(here)") })
    runQueues()
  }

  listing("below-debounce", "the queue of its scheduler") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let texts = PublishSubject<String>()
    runQueues { done in
      _ = texts.do(onNext: { text in print("typed \(text) on \(here)") })
        .debounce(.milliseconds(10), scheduler: worker)
        .subscribe(onNext: { text in
          print("search for \(text) on \(here)")
          done()
        })
      texts.onNext("c")
      texts.onNext("cat")
    }
  }

  listing("driver", "a driver is on main, and so is everything below it", shows: "100") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    _ = fileNames().take(1)
      .observe(on: worker)
      .asDriver(onErrorJustReturn: "nothing")
      .map(decode)
      .drive(onNext: { picture in print("show \(picture) on \(here)") })
    runQueues()
  }
}
