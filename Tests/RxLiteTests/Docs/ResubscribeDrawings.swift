import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 5-Resubscribe mean.
  static let resubscribe: [Drawing] = [
    Drawing("concat(first, second)") { Observable.concat($0.sources) },
    Drawing("first.concat(second)") { $0.source.concat($0.other) },
    Drawing("startWith(0)") { $0.ints.startWith(0) },
    Drawing("catch { _ in .of(8, 9) }") { $0.ints.catch { _ in .of(8, 9) } },
    Drawing("catchAndReturn(9)") { $0.ints.catchAndReturn(9) },
    Drawing("catch(sequence: [first, second])") { Observable.catch(sequence: $0.sources) },
    Drawing("retry()") { $0.source.retry() },
    Drawing("retry(2)") { $0.source.retry(2) },
    Drawing("retry(when: { errors in errors.flatMap { _ in timer(.seconds(3)) } })") { stage in
      stage.source.retry(when: { errors in
        errors.flatMap { _ in Observable<Int>.timer(.seconds(3), scheduler: stage.time) }
      })
    },
    Drawing("ifEmpty(default: 9)") { $0.ints.ifEmpty(default: 9) },
    Drawing("ifEmpty(switchTo: other)") { $0.source.ifEmpty(switchTo: $0.other) },
    Drawing("using({ BooleanDisposable() }, observableFactory: { _ in source })") { stage in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in stage.source })
    },
    Drawing("deferred { source }") { stage in Observable.deferred { stage.source } },
  ]
}
