import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 1-Contract mean.
  static let contract: [Drawing] = [
    Drawing("of(1, 2, 3)") { _ in Observable.of(1, 2, 3) },
    Drawing("from([1, 2, 3])") { _ in Observable.from([1, 2, 3]) },
    Drawing("from(1...3)") { _ in Observable.from(1...3) },
    Drawing("from(optional: 7)") { _ in Observable.from(optional: 7) },
    Drawing("repeatElement(7).take(3)") { _ in Observable.repeatElement(7).take(3) },
    Drawing("generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })") { _ in
      Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
    },
    Drawing("range(start: 3, count: 4)") { _ in Observable.range(start: 3, count: 4) },
    Drawing("just(7)") { _ in Observable.just(7) },
    Drawing("just(7, scheduler: scheduler)") { Observable.just(7, scheduler: $0.time) },
    Drawing("empty()") { _ in Observable<Int>.empty() },
    Drawing("never()") { _ in Observable<Int>.never() },
    Drawing("error(Boom())") { _ in Observable<Int>.error(Boom()) },
    Drawing("create { $0.onNext(1); $0.onCompleted(); return Disposables.create() }") { _ in
      Observable.create {
        $0.onNext(1)
        $0.onCompleted()
        return Disposables.create()
      }
    },
  ]
}
