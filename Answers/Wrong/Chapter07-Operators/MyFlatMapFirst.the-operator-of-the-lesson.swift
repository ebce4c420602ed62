// `flatMapFirst`, which nearly does it: it drops what arrives while one is running.
// Rejected with: at 14: expected 4, got nothing
import RxLite

extension ObservableType {
  func myFlatMapFirstThenLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    asObservable().flatMapFirst(selector)
  }
}
