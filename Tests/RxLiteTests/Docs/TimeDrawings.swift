import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 5-Time mean.
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
  ]
}
