import ChapterKit
import RxLite

extension ObservableType {
  /// Passes on what `transform` returns for each element.
  func transformed<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> Observable<Result> {
    Observable.create { observer in
      self.subscribe { event in
        switch event {
        case .next(let element): observer.onNext(transform(element))
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}

func operators() {
  listing("map-and-filter", "a chain of operators", shows: "24") {
    _ = boil()
      .filter { degrees in degrees > 50 }
      .map { degrees in "\(degrees * 9 / 5 + 32)°F" }
      .subscribe { event in print(event) }
    sleep(5)
  }

  listing("in-fahrenheit", "what happens if only the elements are passed on") {
    let source = boil()
    let fahrenheit = Observable<Int>.create { observer in
      source.subscribe(onNext: { degrees in
        observer.onNext(degrees * 9 / 5 + 32)
      })
    }
    _ = fahrenheit.subscribe { event in print(event) }
    sleep(10)
  }

  listing("own-operator", "an operator is create around subscribe", shows: "24") {
    _ = boil()
      .transformed { degrees in "\(degrees * 9 / 5 + 32)°F" }
      .subscribe { event in print(event) }
    sleep(10)
  }

  listing("own-operator-disposed", "disposing the result disposes the source", shows: "5") {
    let subscription = boil()
      .transformed { degrees in "\(degrees * 9 / 5 + 32)°F" }
      .subscribe { event in print(event) }
    sleep(1.5)
    subscription.dispose()
    sleep(10)
  }

  listing("map-throws", "a thrown error becomes the error of the sequence") {
    _ = boil()
      .map { degrees in
        if degrees == 80 { throw KettleError.noWater }
        return "\(degrees)°"
      }
      .subscribe { event in print(event) }
    sleep(5)
  }
}
