import RxLite

func load(_ readings: Observable<String>, bag: DisposeBag) {
  #if !MENDED
    // warning: result of call to 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unused
    readings.subscribe(onNext: { print($0) })
  #else
    readings.subscribe(onNext: { print($0) }).disposed(by: bag)
  #endif
}
