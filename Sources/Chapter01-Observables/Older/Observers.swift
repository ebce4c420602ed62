import ChapterKit
import RxLite

private class MyObserver: ObserverType {
  typealias Element = Int

  func on(_ event: Event<Element>) {
    print(" on event : \(event)")
  }
}

func observers() {
  listing("myObserver", "an observer is anything with on(_:)", reproduces: "E3") {
    let disposeBag = DisposeBag()
    let o = MyObserver()

    Observable.of(1, 2, 3, 4)
      .asObservable()
      .subscribe(o)
      .disposed(by: disposeBag)
  }

  listing("observer-sugar", "onNext and onError are short forms of on(_:)", shows: "E12 92") {
    let observer = MyObserver()
    observer.on(.next(1))
    observer.onNext(1)
    observer.on(.error(KettleError.noWater))
    observer.onError(KettleError.noWater)
    observer.on(.completed)
    observer.onCompleted()
  }
}
