import ChapterKit
import Dispatch
import RxLite

func belowOperators() {
  listing("below-flat-map", "the queue of the inner sequence") {
    let network = SerialDispatchQueueScheduler(named: "network")
    let taps = PublishSubject<String>()
    _ = taps.do(onNext: { name in print("tap on the \(name) on \(here)") })
      .flatMap { name in Observable.just("large \(name)").subscribe(on: network) }
      .subscribe(onNext: { photo in print("\(photo) on \(here)") })

    taps.onNext("cat")
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
