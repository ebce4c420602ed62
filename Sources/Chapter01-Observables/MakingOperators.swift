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

func makingOperators() {
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

  listing("myMap-disposed", "disposing the result stops the timer", shows: "5") {
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
    print("nothing more in half a second")
  }

  listing("map-throws", "a thrown error becomes the error of the sequence") {
    func number(_ text: String) throws -> Int {
      guard let number = Int(text) else { throw NotANumber(text: text) }
      return number
    }

    _ = Observable.of("1", "two", "3")
      .map { try number($0) }
      .subscribe { print($0) }
  }
}

struct NotANumber: Error {
  let text: String
}
