import ChapterKit
import Dispatch
import RxLite

func wholeList() {
  listing("shown-late", "what has left flatMapLatest can't be cancelled by it") {
    let taps = PublishSubject<String>()
    _ = taps.flatMapLatest { name in download(name) }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { file in print("full screen: \(file)") })

    taps.onNext("dog")
    DispatchQueue.main.async {
      print("a tap on the cat")
      taps.onNext("cat")
    }
    runQueues()
  }

  listing("cancelled-in-time", "what waits inside flatMapLatest can be cancelled") {
    let taps = PublishSubject<String>()
    _ = taps.flatMapLatest { name in
      download(name).observe(on: MainScheduler.instance)
    }
    .subscribe(onNext: { file in print("full screen: \(file)") })

    taps.onNext("dog")
    DispatchQueue.main.async {
      print("a tap on the cat")
      taps.onNext("cat")
    }
    runQueues()
  }

  listing("whole-list", "a photo list that stays smooth", shows: "76") {
    let files = SerialDispatchQueueScheduler(named: "files")
    let photos = SerialDispatchQueueScheduler(named: "photos")
    let taps = PublishSubject<String>()
    let bag = DisposeBag()

    fileNames().subscribe(on: files)
      .map(decode)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { picture in print("row: \(picture), on \(here)") })
      .disposed(by: bag)

    taps.flatMapLatest { name in
      download(name).retry(2)
        .observe(on: photos)
        .map(decode)
        .catchAndReturn("no photo")
        .observe(on: MainScheduler.instance)
    }
    .subscribe(onNext: { picture in print("full screen: \(picture), on \(here)") })
    .disposed(by: bag)

    print("the list scrolls")
    runQueues()

    for name in ["dog", "fox"] {
      taps.onNext(name)
      print("the list still scrolls")
      runQueues()
    }
  }
}
