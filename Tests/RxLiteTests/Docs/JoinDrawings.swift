import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 4-Join mean.
  static let join: [Drawing] = [
    Drawing("merge(first, second)") { Observable.merge($0.sources) },
    Drawing("flatMap { Observable.of($0, $0 * 10) }") {
      $0.ints.flatMap { Observable.of($0, $0 * 10) }
    },
    Drawing("map { _ in inner }.concat()") { stage in
      stage.source.map { _ in stage.other }.concat()
    },
    Drawing("map { _ in inner }.merge()") { stage in
      stage.source.map { _ in stage.other }.merge()
    },
    Drawing("map { _ in inner }.switchLatest()") { stage in
      stage.source.map { _ in stage.other }.switchLatest()
    },
    Drawing("first.amb(second)") { $0.source.amb($0.other) },
    Drawing("take(until: trigger)") { $0.source.take(until: $0.other) },
    Drawing("skip(until: trigger)") { $0.source.skip(until: $0.other) },
    Drawing("map { _ in inner }.merge(maxConcurrent: 2)") { stage in
      stage.source.map { _ in stage.other }.merge(maxConcurrent: 2)
    },
    Drawing("flatMapFirst { _ in inner }") { stage in
      stage.source.flatMapFirst { _ in stage.other }
    },
    Drawing("flatMapLatest { _ in inner }") { stage in
      stage.source.flatMapLatest { _ in stage.other }
    },
    Drawing("concatMap { _ in inner }") { stage in stage.source.concatMap { _ in stage.other } },
    Drawing("combineLatest(first, second) { $0 * 10 + $1 }") {
      Observable.combineLatest($0.ints, $0.other.ints) { $0 * 10 + $1 }
    },
    Drawing("zip(first, second) { $0 * 10 + $1 }") {
      Observable.zip($0.ints, $0.other.ints) { $0 * 10 + $1 }
    },
    Drawing("withLatestFrom(second) { $0 * 10 + $1 }") {
      $0.ints.withLatestFrom($0.other.ints) { $0 * 10 + $1 }
    },
    Drawing("withLatestFrom(second)") { $0.source.withLatestFrom($0.other) },
    Drawing("sample(sampler)") { $0.source.sample($0.other) },
    Drawing("ignoreElements()") { $0.source.ignoreElements() },
    Drawing("groupBy { $0 % 2 }") { $0.ints.groupBy { $0 % 2 }.map { $0.key } },
    Drawing("amb([first, second])") { Observable.amb($0.sources) },
  ]
}
