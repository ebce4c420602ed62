import RxLite
import RxLiteTest

extension Vocabulary {
  /// An operator of observables.
  static func plain(
    _ name: String, _ code: String, weight: Int = 2, _ slots: [Slot] = [],
    _ build: @escaping (Observable<Int>, Arguments) -> Observable<Int>
  ) -> Word {
    Word(
      name: name, receiver: .observable, result: .observable, weight: weight, slots: slots,
      code: code
    ) { .observable(build($0.observable(0), $0)) }
  }

  /// A number made of several, in their order.
  static func digits(_ elements: [Int]) -> Int {
    elements.reduce(elements.count) { $0 &* 10 &+ $1 }
  }

  static var filters: [Word] {
    let count = Slot.number(0...3)
    let value = Slot.number(0...4)
    return [
      plain("filter", "filter { x in %0return x % 2 == #0 }", [.number(0...1), .effect]) { s, a in
        let effect = a.effect()
        let rest = a.int(0)
        return s.filter {
          try effect($0)
          return abs($0 % 2) == rest
        }
      },
      plain("take", "take(#0)", weight: 4, [count]) { $0.take($1.int(0)) },
      plain("skip", "skip(#0)", [count]) { $0.skip($1.int(0)) },
      plain("takeLast", "takeLast(#0)", [count]) { $0.takeLast($1.int(0)) },
      plain("takeWhile", "take(while: { x in %0return x < #0 })", [value, .effect]) { s, a in
        let effect = a.effect()
        let bound = a.int(0)
        return s.take(while: {
          try effect($0)
          return $0 < bound
        })
      },
      plain(
        "takeWhileInclusive", "take(while: { x in %0return x < #0 }, behavior: .inclusive)",
        weight: 1, [value, .effect]
      ) { s, a in
        let effect = a.effect()
        let bound = a.int(0)
        return s.take(
          while: {
            try effect($0)
            return $0 < bound
          }, behavior: .inclusive)
      },
      plain("takeUntilTrue", "take(until: { x in %0return x > #0 })", [value, .effect]) { s, a in
        let effect = a.effect()
        let bound = a.int(0)
        return s.take(until: {
          try effect($0)
          return $0 > bound
        })
      },
      plain(
        "takeUntilTrueInclusive", "take(until: { x in %0return x > #0 }, behavior: .inclusive)",
        weight: 1, [value, .effect]
      ) { s, a in
        let effect = a.effect()
        let bound = a.int(0)
        return s.take(
          until: {
            try effect($0)
            return $0 > bound
          }, behavior: .inclusive)
      },
      plain("skipWhile", "skip(while: { x in %0return x < #0 })", [value, .effect]) { s, a in
        let effect = a.effect()
        let bound = a.int(0)
        return s.skip(while: {
          try effect($0)
          return $0 < bound
        })
      },
      plain("distinct", "distinctUntilChanged()") { s, _ in s.distinctUntilChanged() },
      plain("distinctBy", "distinctUntilChanged { x in %0return x % 2 }", [.effect]) { s, a in
        let effect = a.effect()
        return s.distinctUntilChanged { element -> Int in
          try effect(element)
          return element % 2
        }
      },
      plain("distinctPairs", "distinctUntilChanged { x, y in %0return x >= y }", [.effect]) {
        s, a in
        let effect = a.effect()
        return s.distinctUntilChanged { before, now -> Bool in
          try effect(now)
          return before >= now
        }
      },
      plain("elementAt", "element(at: #0)", [count]) { $0.element(at: $1.int(0)) },
      plain("single", "single()") { s, _ in s.single() },
      plain("singleWhere", "single { x in %0return x > #0 }", [value, .effect]) { s, a in
        let effect = a.effect()
        let bound = a.int(0)
        return s.single {
          try effect($0)
          return $0 > bound
        }
      },
      plain("ignored", "ignoreElements().map { _ in }", weight: 1) { s, _ in
        s.ignoreElements().map(anything)
      },
      plain("ifEmpty", "ifEmpty(default: #0)", [value]) { $0.ifEmpty(default: $1.int(0)) },
      plain("ifEmptySwitch", "ifEmpty(switchTo: @0)", [.term(.observable)]) {
        $0.ifEmpty(switchTo: $1.observable(1))
      },
    ]
  }

  static var transformations: [Word] {
    let value = Slot.number(0...4)
    return [
      plain("map", "map { x in %0return x + #0 }", weight: 6, [value, .effect]) { s, a in
        let effect = a.effect()
        let offset = a.int(0)
        return s.map {
          try effect($0)
          return $0 &+ offset
        }
      },
      plain("compactMap", "compactMap { x in %0return x > #0 ? x : nil }", [value, .effect]) {
        s, a in
        let effect = a.effect()
        let bound = a.int(0)
        return s.compactMap {
          try effect($0)
          return $0 > bound ? $0 : nil
        }
      },
      plain("scan", "scan(#0) { sum, x in %0return sum + x }", [value, .calm]) { s, a in
        let effect = a.effect()
        return s.scan(a.int(0)) {
          try effect($1)
          return $0 &+ $1
        }
      },
      plain("scanInto", "scan(into: #0) { sum, x in %0sum += x }", weight: 1, [value, .calm]) {
        s, a in
        let effect = a.effect()
        return s.scan(into: a.int(0)) { sum, element in
          try effect(element)
          sum = sum &+ element
        }
      },
      plain("reduce", "reduce(#0) { sum, x in %0return sum + x }", [value, .calm]) { s, a in
        let effect = a.effect()
        return s.reduce(a.int(0)) {
          try effect($1)
          return $0 &+ $1
        }
      },
      plain(
        "reduceMap", "reduce(#0) { $0 + $1 } mapResult: { x in %0return x + 1 }", weight: 1,
        [value, .calm]
      ) { s, a in
        let effect = a.effect()
        return s.reduce(a.int(0), accumulator: { $0 &+ $1 }) { sum -> Int in
          try effect(sum)
          return sum &+ 1
        }
      },
      plain("enumerated", "enumerated().map { 10 * $0.index + $0.element }") { s, _ in
        s.enumerated().map { $0.index * 10 &+ $0.element }
      },
      plain("materialize", "materialize().map { … }") { s, _ in
        s.materialize().map {
          switch $0 {
          case .next(let element): element
          case .error: -1
          case .completed: -2
          }
        }
      },
      plain("dematerialize", "materialize().dematerialize()") { s, _ in
        s.materialize().dematerialize()
      },
      plain(
        "dematerializeCut", "map { $0 == #0 ? Event.completed : .next($0) }.dematerialize()",
        weight: 1, [value]
      ) { s, a in
        let bound = a.int(0)
        return s.map { $0 == bound ? Event<Int>.completed : .next($0) }.dematerialize()
      },
      plain("startWith", "startWith(#*)", weight: 3, [.numbers(1...2, 0...5)]) { s, a in
        a.term.numbers.count == 1
          ? s.startWith(a.int(0)) : s.startWith(a.int(0), a.int(1))
      },
      plain("groups", "groupBy { x in %0return x % 2 }.flatMap { $0 }", [.effect]) { s, a in
        let effect = a.effect()
        return s.groupBy {
          try effect($0)
          return $0 % 2
        }.flatMap { $0 }
      },
      plain(
        "groupsCut", "groupBy { $0 % 2 }.flatMap { %0return $0.take(#0) }",
        [.number(0...2), .effect]
      ) { s, a in
        let effect = a.effect()
        let count = a.int(0)
        return s.groupBy { $0 % 2 }.flatMap { group -> Observable<Int> in
          try effect(group.key)
          return group.take(count)
        }
      },
      plain(
        "groupsLogged", "groupBy { $0 % 2 }.flatMap { $0.do(…, log: \"groups#0\") }", weight: 1,
        [.label]
      ) { s, a in
        let name = "groups\(a.int(0))"
        let world = a.world
        return s.groupBy { $0 % 2 }.flatMap { [unowned world] group in
          let name = "\(name) key\(group.key)"
          return group.do(
            onNext: { world.log("\(name) next(\($0))") },
            onError: { _ in world.log("\(name) error") },
            onCompleted: { world.log("\(name) completed") },
            onDispose: { world.log("\(name) disposed") })
        }
      },
      plain(
        "groupsLate", "groupBy { $0 % 2 }.flatMap { $0.delaySubscription(#0) }", weight: 1,
        [.number(0...5)]
      ) { s, a in
        let (due, scheduler) = (a.time(0), a.scheduler)
        return s.groupBy { $0 % 2 }.flatMap { $0.delaySubscription(due, scheduler: scheduler) }
      },
      plain(
        "groupsInTurn", "groupBy { $0 % 3 }.concatMap { $0.take(#0) }", weight: 1,
        [.number(0...2)]
      ) { s, a in
        let count = a.int(0)
        return s.groupBy { $0 % 3 }.concatMap { $0.take(count) }
      },
      plain(
        "windowSwitch", "window(timeSpan: #0, count: #1).switchLatest()", weight: 1,
        [.number(1...9), .number(1...3)]
      ) { s, a in
        s.window(timeSpan: a.time(0), count: a.int(1), scheduler: a.scheduler).switchLatest()
      },
      plain("buffer", "buffer(timeSpan: #0, count: #1)", [.number(1...9), .number(1...3)]) {
        s, a in
        s.buffer(timeSpan: a.time(0), count: a.int(1), scheduler: a.scheduler).map(digits)
      },
      plain("window", "window(timeSpan: #0, count: #1).merge()", [.number(1...9), .number(1...3)]) {
        s, a in
        s.window(timeSpan: a.time(0), count: a.int(1), scheduler: a.scheduler).merge()
      },
      plain(
        "windowSums", "window(timeSpan: #0, count: #1).concatMap { $0.reduce(0) { $0 + $1 } }",
        weight: 1, [.number(1...9), .number(1...3)]
      ) { s, a in
        s.window(timeSpan: a.time(0), count: a.int(1), scheduler: a.scheduler)
          .concatMap { $0.reduce(0) { $0 &+ $1 } }
      },
      plain("observableOnly", "asObservable()", weight: 1) { s, _ in s.asObservable() },
      plain("unretained", "withUnretained(object) { $1 }", weight: 1) { s, a in
        s.withUnretained(a.world) { $1 }
      },
      logged, loggedAfter, loggedFailing, loggedStart, loggedDispose, probed, withoutEarlyEnd,
    ]
  }

  private static var logged: Word {
    plain("do", "do(…, log: \"do#0\")", weight: 10, [.label, .effect]) { s, a in
      let effect = a.effect()
      let world = a.world
      let name = "do\(a.int(0))"
      return s.do(
        onNext: { [unowned world] in
          world.log("\(name) next(\($0))")
          try effect($0)
        }, onError: { [unowned world] in world.log("\(name) error(\($0))") },
        onCompleted: { [unowned world] in world.log("\(name) completed") },
        onSubscribe: { [unowned world] in world.log("\(name) subscribe") },
        onSubscribed: { [unowned world] in world.log("\(name) subscribed") },
        onDispose: { [unowned world] in world.log("\(name) dispose") })
    }
  }

  private static var loggedAfter: Word {
    plain("doAfter", "do(after…, log: \"after#0\")", weight: 2, [.label, .effect]) { s, a in
      let effect = a.effect()
      let world = a.world
      let name = "after\(a.int(0))"
      return s.do(
        afterNext: { [unowned world] in
          world.log("\(name) next(\($0))")
          try effect($0)
        }, afterError: { [unowned world] in world.log("\(name) error(\($0))") },
        afterCompleted: { [unowned world] in world.log("\(name) completed") })
    }
  }

  private static var loggedFailing: Word {
    plain("doEnd", "do(onError: { _ in %0 }, onCompleted: { %0 })", weight: 2, [.effect]) { s, a in
      let effect = a.effect()
      return s.do(onError: { _ in try effect(0) }, onCompleted: { try effect(0) })
    }
  }

  private static var loggedStart: Word {
    plain("doStart", "do(onSubscribe: { %0 }, onSubscribed: { %1 })", weight: 2, [.quiet, .quiet]) {
      s, a in
      let (before, after) = (a.quiet(0), a.quiet(1))
      return s.do(onSubscribe: { before(0) }, onSubscribed: { after(0) })
    }
  }

  private static var loggedDispose: Word {
    plain("doDispose", "do(onDispose: { %0 })", weight: 1, [.quiet]) { s, a in
      let effect = a.quiet()
      return s.do(onDispose: { effect(0) })
    }
  }

  /// Drops an end that comes while the source is being subscribed. No generated chain has it; the
  /// dialect needs it.
  private static var withoutEarlyEnd: Word {
    plain("withoutEarlyEnd", "withoutEarlyEnd()", weight: 0) { s, _ in
      .create { observer in
        var isSubscribing = true
        let subscription = s.subscribe { event in
          if isSubscribing, event.isStopEvent { return }
          observer.on(event)
        }
        isSubscribing = false
        return subscription
      }
    }
  }

  /// Subscribes in `create`, with a line at the beginning and at the end.
  private static var probed: Word {
    plain("probe", "probe(#0)", weight: 5, [.label]) { s, a in
      let world = a.world
      let name = "probe\(a.int(0))"
      return .create { [unowned world] observer in
        world.log("\(name) subscribed")
        let subscription = s.subscribe(observer)
        return Disposables.create {
          world.log("\(name) disposed")
          subscription.dispose()
        }
      }
    }
  }
}
