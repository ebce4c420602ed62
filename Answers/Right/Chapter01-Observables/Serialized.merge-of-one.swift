// `merge` calls its observer one event at a time, even with a single source.
import Foundation
import RxLite

extension ObservableType {
  func serialized() -> Observable<Element> {
    Observable.merge(asObservable())
  }
}
