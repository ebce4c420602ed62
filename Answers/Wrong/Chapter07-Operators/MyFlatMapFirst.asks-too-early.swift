// `concatMap` calls its closure when an element arrives, and then each element is the newest.
// Rejected with: So `selector` was called only for a.
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
      .concatMap { number, element in number == newest ? try selector(element) : .empty() }
    }
  }
}
