import ChapterKit
import RxLite

func wholeList() {
  listing("whole-list", "a photo list that stays smooth", shows: "76") {
    let files = SerialDispatchQueueScheduler(named: "files")
    let network = SerialDispatchQueueScheduler(named: "network")
    func download(_ name: String) -> Observable<String> {
      Observable.deferred {
        print("download the large \(name) on \(here)")
        return .just("large-\(name).jpg")
      }
    }
    let taps = PublishSubject<String>()
    let bag = DisposeBag()

    fileNames().subscribe(on: files)
      .map(decode)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { picture in print("row: \(picture), on \(here)") })
      .disposed(by: bag)

    taps.flatMapLatest { name in
      download(name).subscribe(on: network).map(decode)
    }
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { picture in print("full screen: \(picture), on \(here)") })
    .disposed(by: bag)

    print("the list scrolls")
    runQueues()
    taps.onNext("dog")
    print("the list still scrolls")
    runQueues()
  }
}
