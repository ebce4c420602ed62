import ChapterKit
import RxLite

func makingOperators() {
  listing("myMap", "an operator is create and subscribe", reproduces: "A9") {
    _ = myInterval(.milliseconds(100))
      .myMap { e in
        return "This is simply \(e)"
      }
      .subscribe(onNext: { n in
        print(n)
      })

    sleep(0.9)
    print("...")  // And so on: nobody disposes this one. Its clock stops with the listing.
  }

  listing("myMap-disposed", "the disposal goes up to the timer") {
    let subscription = myInterval(.milliseconds(100))
      .myMap { e in
        return "This is simply \(e)"
      }
      .subscribe(onNext: { n in
        print(n)
      })

    sleep(0.2)
    subscription.dispose()
    sleep(0.5)
    print("and nothing more came in half a second")
  }
}

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
