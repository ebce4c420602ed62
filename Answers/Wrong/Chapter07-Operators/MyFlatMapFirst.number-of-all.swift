// `concatMap` with numbers, but the number of the newest element stands outside of `deferred`, where all
// subscriptions count together.
// Rejected with: In the first one b1 waited for a1, and in the second one b2 for a2.
import RxLite

extension ObservableType {
  func myFlatMapFirstThenLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    var newest = 0
    return map { element in
      newest += 1
      return (newest, element)
    }
    .concatMap { number, element in
      Observable.deferred { number == newest ? try selector(element) : .empty() }
    }
  }
}
