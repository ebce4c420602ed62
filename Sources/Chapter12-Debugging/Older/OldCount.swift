import ChapterKit
import RxLite

func oldCount() {
  listing("resource-count", "how many more objects are alive, each second", shows: "A12 30") {
    var atFirst: Int32 = 0
    let counter = Observable<Int>.interval(.seconds(1), scheduler: clock.mainScheduler)
      .subscribe(onNext: { n in
        if n == 0 { atFirst = Resources.total }
        print("Resource count +\(Resources.total - atFirst)")
      })

    sleep(1)
    let search = PublishSubject<String>()
    var subscription: (any Disposable)? = search.map { $0.count }.subscribe()
    sleep(1)
    subscription?.dispose()
    subscription = nil
    sleep(1)
    counter.dispose()
  }
}
