// Built from operators: each inner sequence lasts until the next element of the source, which is
// shared.
import RxLite

extension ObservableType {
  func myFlatMapLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    Observable.create { observer in
      let next = PublishSubject<Void>()
      return self.do(onNext: { _ in next.onNext(()) })
        .flatMap { try selector($0).take(until: next) }
        .subscribe(observer)
    }
  }
}
