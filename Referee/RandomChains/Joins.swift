import RxLite
import RxLiteTest

extension Vocabulary {
  static var combinations: [Word] {
    let other = Slot.term(.observable)
    let inner = Slot.inner(.observable)
    return [
      plain("flatMap", "flatMap { x in %0return @0 }", weight: 5, [.effect, inner]) { s, a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return s.flatMap { element -> Observable<Int> in
          try effect(element)
          return inner(element).observable
        }
      },
      plain(
        "flatMapEither", "flatMap { x in x % 2 == 0 ? @0 : @1 }", weight: 2, [inner, inner]
      ) { s, a in
        let (even, odd) = (a.inner(1), a.inner(2))
        return s.flatMap { element -> Observable<Int> in
          (element % 2 == 0 ? even : odd)(element).observable
        }
      },
      plain("flatMapFirst", "flatMapFirst { x in %0return @0 }", weight: 3, [.effect, inner]) {
        s, a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return s.flatMapFirst { element -> Observable<Int> in
          try effect(element)
          return inner(element).observable
        }
      },
      plain("flatMapLatest", "flatMapLatest { x in %0return @0 }", weight: 3, [.effect, inner]) {
        s, a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return s.flatMapLatest { element -> Observable<Int> in
          try effect(element)
          return inner(element).observable
        }
      },
      plain("concatMap", "concatMap { x in %0return @0 }", weight: 3, [.effect, inner]) { s, a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return s.concatMap { element -> Observable<Int> in
          try effect(element)
          return inner(element).observable
        }
      },
      plain("mapMerge", "map { x in %0return @0 }.merge()", weight: 1, [.effect, inner]) { s, a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return s.map { element -> Observable<Int> in
          try effect(element)
          return inner(element).observable
        }.merge()
      },
      plain(
        "mapMergeMax", "map { x in %0return @0 }.merge(maxConcurrent: #0)",
        [.number(1...2), .effect, inner]
      ) { s, a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return s.map { element -> Observable<Int> in
          try effect(element)
          return inner(element).observable
        }.merge(maxConcurrent: a.int(0))
      },
      plain("mapConcat", "map { x in %0return @0 }.concat()", weight: 1, [.effect, inner]) { s, a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return s.map { element -> Observable<Int> in
          try effect(element)
          return inner(element).observable
        }.concat()
      },
      plain("mapSwitch", "map { x in %0return @0 }.switchLatest()", weight: 1, [.effect, inner]) {
        s, a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return s.map { element -> Observable<Int> in
          try effect(element)
          return inner(element).observable
        }.switchLatest()
      },
      plain("merge", "Observable.merge(_, @0)", weight: 3, [other]) {
        .merge($0, $1.observable(1))
      },
      plain("concat", "concat(@0)", weight: 4, [other]) { $0.concat($1.observable(1)) },
      plain("amb", "amb(@0)", weight: 2, [other]) { $0.amb($1.observable(1)) },
      plain("zip", "Observable.zip(_, @0) { … }", weight: 4, [.effect, other]) { s, a in
        let effect = a.effect()
        return Observable.zip(s, a.observable(1)) {
          try effect($0)
          return $0 &* 10 &+ $1
        }
      },
      plain("combineLatest", "Observable.combineLatest(_, @0) { … }", weight: 4, [.effect, other]) {
        s, a in
        let effect = a.effect()
        return Observable.combineLatest(s, a.observable(1)) {
          try effect($0)
          return $0 &* 10 &+ $1
        }
      },
      plain("withLatestFrom", "withLatestFrom(@0) { … }", weight: 3, [.effect, other]) { s, a in
        let effect = a.effect()
        return s.withLatestFrom(a.observable(1)) {
          try effect($0)
          return $0 &* 10 &+ $1
        }
      },
      plain("latestOf", "withLatestFrom(@0)", weight: 1, [other]) {
        $0.withLatestFrom($1.observable(1))
      },
      plain("takeUntil", "take(until: @0)", weight: 3, [other]) {
        $0.take(until: $1.observable(1))
      },
      plain("skipUntil", "skip(until: @0)", weight: 3, [other]) {
        $0.skip(until: $1.observable(1))
      },
      plain("sample", "sample(@0)", weight: 2, [other]) { $0.sample($1.observable(1)) },
      plain("sampleDefault", "sample(@0, defaultValue: #0)", weight: 1, [.number(0...9), other]) {
        $0.sample($1.observable(1), defaultValue: $1.int(0))
      },
    ]
  }

  static var errorHandling: [Word] {
    let other = Slot.term(.observable)
    return [
      plain("catch", "catch { _ in %0return @0 }", weight: 4, [.effect, other]) { s, a in
        let (effect, other) = (a.effect(), a.observable(1))
        return s.catch { _ in
          try effect(0)
          return other
        }
      },
      plain("catchAndReturn", "catchAndReturn(#0)", weight: 2, [.number(0...9)]) {
        $0.catchAndReturn($1.int(0))
      },
      plain("retry", "retry()", weight: 2) { s, _ in limited(s).retry() },
      plain("retryTimes", "retry(#0)", weight: 3, [.number(1...3)]) { $0.retry($1.int(0)) },
      plain("retryWhen", "retry(when: { $0.flatMap { _ in %0return @0 } })", [.effect, other]) {
        s, a in
        let (effect, other) = (a.effect(), a.observable(1))
        return limited(s).retry(when: { errors in
          errors.flatMap { (_: any Error) -> Observable<Int> in
            try effect(0)
            return other
          }
        })
      },
      plain("retryFirst", "retry(when: { $0.take(#0) })", weight: 1, [.number(0...2)]) { s, a in
        let count = a.int(0)
        return limited(s).retry(when: { (errors: Observable<any Error>) in errors.take(count) })
      },
      plain("retryOn", "retry(when: { _ in @0 })", weight: 1, [other]) { s, a in
        let other = a.observable(1)
        return limited(s).retry(when: { (_: Observable<any Error>) in other })
      },
      plain(
        "retryLater", "retry(when: { $0.enumerated().flatMap { … timer(#1) … #0 times } })",
        [.number(0...3), .number(1...5)]
      ) { s, a in
        let (times, due, scheduler) = (a.int(0), a.time(1), a.scheduler)
        return s.retry(when: { errors in
          errors.enumerated().flatMap { attempt, error -> Observable<Int> in
            attempt < times ? .timer(due, scheduler: scheduler) : .error(error)
          }
        })
      },
    ]
  }

  /// A source that at its seventh subscription doesn't fail any more, so that no retry is endless.
  private static func limited(_ source: Observable<Int>) -> Observable<Int> {
    var runs = 0
    return .deferred {
      runs += 1
      return runs > 6 ? .never() : source
    }
  }
}
