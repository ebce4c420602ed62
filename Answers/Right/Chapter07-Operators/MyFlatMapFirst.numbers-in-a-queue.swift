// Built from operators: `concatMap` lets all elements wait, and those that have a newer one behind them
// have an empty turn. The number belongs to one subscription.
import RxLite

extension ObservableType {
  func myFlatMapFirstThenLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .deferred {
      var newest = 0
      return self.map { element in
        newest += 1
        return (newest, element)
      }
      .concatMap { number, element in
        Observable.deferred { number == newest ? try selector(element) : .empty() }
      }
    }
  }
}
