import RxLite

func load(_ titles: Observable<String>, bag: DisposeBag) {
  #if !MENDED
    // warning: result of call to 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unused
    titles.subscribe(onNext: { print($0) })
  #else
    titles.subscribe(onNext: { print($0) }).disposed(by: bag)
  #endif
}
