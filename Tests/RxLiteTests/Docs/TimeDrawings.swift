import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 6-Time mean.
  static let time: [Drawing] = [
    Drawing("interval(.seconds(3))") {
      Observable<Int>.interval(.seconds(3), scheduler: $0.time)
    },
    Drawing("timer(.seconds(2))") { Observable<Int>.timer(.seconds(2), scheduler: $0.time) },
    Drawing("timer(.seconds(2), period: .seconds(3))") {
      Observable<Int>.timer(.seconds(2), period: .seconds(3), scheduler: $0.time)
    },
    Drawing("observe(on: scheduler)") { $0.source.observe(on: $0.time) },
    Drawing("subscribe(on: scheduler)") { $0.source.subscribe(on: $0.time) },
    Drawing("debounce(.seconds(3))") { $0.source.debounce(.seconds(3), scheduler: $0.time) },
    Drawing("throttle(.seconds(3))") { $0.source.throttle(.seconds(3), scheduler: $0.time) },
    Drawing("delay(.seconds(3))") { $0.source.delay(.seconds(3), scheduler: $0.time) },
    Drawing("delaySubscription(.seconds(3))") {
      $0.source.delaySubscription(.seconds(3), scheduler: $0.time)
    },
    Drawing("timeout(.seconds(3))") { $0.source.timeout(.seconds(3), scheduler: $0.time) },
    Drawing("timeout(.seconds(3), other: other)") {
      $0.source.timeout(.seconds(3), other: $0.other, scheduler: $0.time)
    },
    Drawing("window(timeSpan: .seconds(5), count: 2).map { _ in \"w\" }") {
      $0.source.window(timeSpan: .seconds(5), count: 2, scheduler: $0.time).map { _ in "w" }
    },
    Drawing("take(for: .seconds(5))") { $0.source.take(for: .seconds(5), scheduler: $0.time) },
    Drawing("skip(.seconds(5))") { $0.source.skip(.seconds(5), scheduler: $0.time) },
    Drawing("buffer(timeSpan: .seconds(5), count: 2).map { $0.joined() }") {
      $0.source.buffer(timeSpan: .seconds(5), count: 2, scheduler: $0.time).map { $0.joined() }
    },
  ]
}
