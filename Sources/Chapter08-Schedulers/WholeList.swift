import ChapterKit
import RxLite

func wholeList() {
  listing("whole-list", "a photo list that stays smooth", shows: "76") {
    let files = SerialDispatchQueueScheduler(named: "files")
    let taps = PublishSubject<String>()
    let bag = DisposeBag()

    fileNames().subscribe(on: files)
      .map(decode)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { picture in print("row: \(picture), on \(here)") })
      .disposed(by: bag)

    taps.flatMapLatest { name in
      download(name).retry(2).map(decode).catchAndReturn("no photo")
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
