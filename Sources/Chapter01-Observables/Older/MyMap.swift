import ChapterKit
import RxLite

extension ObservableType {
  fileprivate func myMap<R>(transform: @escaping (Element) -> R) -> Observable<R> {
    return Observable.create { observer in
      let subscription = self.subscribe { e in
        switch e {
        case .next(let value):
          let result = transform(value)
          observer.on(.next(result))
        case .error(let error):
          observer.on(.error(error))
        case .completed:
          observer.on(.completed)
        }
      }

      return subscription
    }
  }
}

func myMaps() {
  listing("myMap", "an operator is create and subscribe", reproduces: "A9", shows: "24") {
    _ = myInterval(.milliseconds(100))
      .myMap { e in
        return "This is simply \(e)"
      }
      .subscribe(onNext: { n in
        print(n)
      })

    sleep(0.9)
    print("...")  // And so on. The clock of a listing stops with the listing.
  }
}
