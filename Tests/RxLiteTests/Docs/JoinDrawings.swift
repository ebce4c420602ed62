import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 3-Join mean.
  static let join: [Drawing] = [
    Drawing("merge(first, second)") { Observable.merge($0.sources) },
    Drawing("flatMap { Observable.of($0, $0 * 10) }") {
      $0.ints.flatMap { Observable.of($0, $0 * 10) }
    },
    Drawing("concat(first, second)") { Observable.concat($0.sources) },
    Drawing("startWith(0)") { $0.ints.startWith(0) },
    Drawing("take(until: trigger)") { $0.source.take(until: $0.other) },
  ]
}
