import RxLite
import RxLiteTest

/// What `using` makes and disposes.
private final class Resource: Disposable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() { action() }
}

extension Vocabulary {
  private static func source(
    _ name: String, _ code: String, weight: Int = 2, _ slots: [Slot] = [],
    _ build: @escaping (Arguments) -> Observable<Int>
  ) -> Word {
    Word(
      name: name, receiver: nil, result: .observable, weight: weight, slots: slots, code: code
    ) { .observable(build($0)) }
  }

  static var sources: [Word] {
    simpleSources + timedSources + directSources + writtenSources + synchronousJoins
  }

  private static var simpleSources: [Word] {
    let value = Slot.number(0...9)
    let values = Slot.numbers(0...4, 0...5)
    return [
      source("p", "p#0", weight: 12, [.number(0...9)]) { $0.world.subjects[$0.int(0)].observable },
      source("s", "s#0", weight: 16, [.number(0...9)]) { $0.world.shared[$0.int(0)].observable },
      source("it", "Observable.just(x)", weight: 0) { .just($0.world.it) },
      source("its", "Observable.of(x, x + 1)", weight: 0) { .of($0.world.it, $0.world.it &+ 1) },
      source("just", "Observable.just(#0)", weight: 3, [value]) { .just($0.int(0)) },
      source("of", "Observable.of(#*)", weight: 4, [values]) { .from($0.term.numbers) },
      source("range", "Observable.range(start: #0, count: #1)", [value, .number(0...4)]) {
        .range(start: $0.int(0), count: $0.int(1))
      },
      source("empty", "Observable<Int>.empty()") { _ in .empty() },
      source("never", "Observable<Int>.never()") { _ in .never() },
      source("error", "Observable<Int>.error(Failure(#0))", [value]) {
        .error(Failure(number: $0.int(0)))
      },
      source("optional", "Observable.from(optional: #0)", weight: 1, [value]) {
        .from(optional: $0.int(0))
      },
      source("generate", "Observable.generate(…)", [.number(0...4), .effect]) { a in
        let effect = a.effect()
        let count = a.int(0)
        return .generate(
          initialState: 0,
          condition: {
            try effect($0)
            return $0 < count
          }, iterate: { $0 + 1 })
      },
      source("repeated", "Observable.repeatElement(#0).take(#1)", [value, .number(0...4)]) {
        Observable.repeatElement($0.int(0)).take($0.int(1))
      },
    ]
  }

  private static var timedSources: [Word] {
    let value = Slot.number(0...9)
    let due = Slot.number(0...12)
    return [
      source("hot", "hot(#e)", weight: 8, [.events(40)]) { a in
        a.world.remember(
          a.scheduler.createHotObservable(
            a.term.events.map { Recorded(time: $0.tick, value: $0.event) }), as: "hot")
      },
      source("cold", "cold(#e)", weight: 8, [.events(20)]) { a in
        a.world.remember(
          a.scheduler.createColdObservable(
            a.term.events.map { Recorded(time: $0.tick, value: $0.event) }), as: "cold")
      },
      source("timer", "Observable<Int>.timer(#0)", [due]) {
        .timer($0.time(0), scheduler: $0.scheduler)
      },
      source("ticks", "Observable<Int>.timer(#0, period: #1)", [due, .number(4...9)]) {
        .timer($0.time(0), period: $0.time(1), scheduler: $0.scheduler)
      },
      source("interval", "Observable<Int>.interval(#0)", [.number(4...9)]) {
        .interval($0.time(0), scheduler: $0.scheduler)
      },
      source("justLater", "Observable.just(#0, scheduler:)", weight: 1, [value]) {
        .just($0.int(0), scheduler: $0.scheduler)
      },
      source("ofLater", "Observable.from([#*], scheduler:)", [.numbers(0...4, 0...5)]) {
        .from($0.term.numbers, scheduler: $0.scheduler)
      },
      source(
        "rangeLater", "Observable.range(start: #0, count: #1, scheduler:)", weight: 1,
        [value, .number(0...4)]
      ) { .range(start: $0.int(0), count: $0.int(1), scheduler: $0.scheduler) },
      source(
        "repeatedLater", "Observable.repeatElement(#0, scheduler:).take(#1)", weight: 1,
        [value, .number(0...4)]
      ) { Observable.repeatElement($0.int(0), scheduler: $0.scheduler).take($0.int(1)) },
      source("optionalLater", "Observable.from(optional: #0, scheduler:)", weight: 1, [value]) {
        .from(optional: $0.int(0), scheduler: $0.scheduler)
      },
    ]
  }

  /// What an operator does directly to a source of another type than `Observable`, which is not
  /// disposed as soon as it ends.
  private typealias Direct = (
    code: String, apply: (TestableObservable<Int>, Arguments) -> Observable<Int>
  )

  private static let direct: [Direct] = [
    ("subscribe(on: scheduler)", { $0.subscribe(on: $1.scheduler) }),
    ("subscribe(on: scheduler).take(1)", { $0.subscribe(on: $1.scheduler).take(1) }),
    ("observe(on: scheduler)", { $0.observe(on: $1.scheduler) }),
    ("delay(1)", { $0.delay(.seconds(1), scheduler: $1.scheduler) }),
    ("delaySubscription(1)", { $0.delaySubscription(.seconds(1), scheduler: $1.scheduler) }),
    ("debounce(2)", { $0.debounce(.seconds(2), scheduler: $1.scheduler) }),
    ("throttle(2)", { $0.throttle(.seconds(2), scheduler: $1.scheduler) }),
    ("timeout(9)", { $0.timeout(.seconds(9), scheduler: $1.scheduler) }),
    ("take(for: 9)", { $0.take(for: .seconds(9), scheduler: $1.scheduler) }),
    ("map", { source, _ in source.map { $0 &+ 1 } }),
    ("take(1)", { source, _ in source.take(1) }),
    ("share()", { source, _ in source.share() }),
    ("share(replay: 1)", { source, _ in source.share(replay: 1) }),
    ("retry(2)", { source, _ in source.retry(2) }),
    ("catchAndReturn(0)", { source, _ in source.catchAndReturn(0) }),
    ("startWith(0)", { source, _ in source.startWith(0) }),
    ("concat(never)", { source, _ in source.concat(Observable.never()) }),
    ("flatMap { it }", { source, _ in Observable.just(0).flatMap { _ in source } }),
    ("flatMapLatest { it }", { source, _ in Observable.just(0).flatMapLatest { _ in source } }),
    ("materialize().dematerialize()", { source, _ in source.materialize().dematerialize() }),
    (
      "take(until: timer)",
      { source, a in
        source.take(until: Observable<Int>.timer(.seconds(9), scheduler: a.scheduler))
      }
    ),
    ("withLatestFrom(just)", { source, _ in source.withLatestFrom(Observable.just(1)) }),
  ]

  private static var directSources: [Word] {
    direct.indices.flatMap { index in
      [true, false].map { isHot in
        let (code, apply) = direct[index]
        return source(
          "\(isHot ? "hot" : "cold")Direct\(index)", "\(isHot ? "hot" : "cold")(#e).\(code)",
          weight: index < 2 ? 2 : 1, [.events(isHot ? 40 : 20)]
        ) { a in
          let events = a.term.events.map { Recorded(time: $0.tick, value: $0.event) }
          let testable =
            isHot
            ? a.scheduler.createHotObservable(events) : a.scheduler.createColdObservable(events)
          _ = a.world.remember(testable, as: isHot ? "hot" : "cold")
          return apply(testable, a)
        }
      }
    }
  }

  private static var writtenSources: [Word] {
    let label = Slot.label
    return [
      source("create", "create(#0: #e)", weight: 8, [label, .events(10)]) { created($0) },
      source("flaky", "flaky(#0): fails #1 times", weight: 3, [label, .number(1...3)]) { a in
        let world = a.world
        let name = "flaky\(a.int(0))"
        let failures = a.int(1)
        var runs = 0
        return .create { [unowned world] observer in
          runs += 1
          world.log("\(name) subscribed")
          observer.onNext(runs)
          if runs <= failures {
            observer.onError(Failure(number: 20 + runs))
          } else {
            observer.onCompleted()
          }
          return Disposables.create { world.log("\(name) disposed") }
        }
      },
      source("deferred", "Observable.deferred { %0@0 }", [.effect, .inner(.observable)]) { a in
        let effect = a.effect()
        let inner = a.inner(0)
        return .deferred {
          try effect(0)
          return inner(0).observable
        }
      },
      source(
        "using", "Observable.using({ resource#0 }) { _ in %1@0 }",
        [label, .effect, .effect, .inner(.observable)]
      ) { a in
        let resource = a.effect(0)
        let factory = a.effect(1)
        let inner = a.inner(0)
        let world = a.world
        let name = "resource\(a.int(0))"
        return .using(
          { () -> Resource in
            try resource(0)
            world.log("\(name) made")
            return Resource { [unowned world] in world.log("\(name) disposed") }
          },
          observableFactory: { (_: Resource) -> Observable<Int> in
            try factory(0)
            return inner(0).observable
          })
      },
    ]
  }

  /// A source that sends what has tick 0 while it is being subscribed, whatever came before, and the
  /// rest later.
  private static func created(_ a: Arguments) -> Observable<Int> {
    let name = "create\(a.int(0))"
    let now = a.term.events.filter { $0.tick == 0 }
    let later = a.term.events.filter { $0.tick > 0 }
    let world = a.world
    return .create { [unowned world] observer in
      world.log("\(name) subscribed")
      for event in now { observer.on(event.event) }
      let timers = later.map { event in
        world.scheduler.scheduleRelative((), dueTime: .seconds(event.tick)) {
          observer.on(event.event)
          return Disposables.create()
        }
      }
      return Disposables.create {
        world.log("\(name) disposed")
        timers.forEach { $0.dispose() }
      }
    }
  }

  private static var synchronousJoins: [Word] {
    let few = [Slot.terms(.observable, 0...3)]
    let some = [Slot.terms(.observable, 1...3)]
    let sum: ([Int]) -> Int = { $0.reduce(0) { $0 &* 10 &+ $1 } }
    func summing(_ effect: @escaping (Int) throws -> Void) -> ([Int]) throws -> Int {
      {
        let result = sum($0)
        try effect(result)
        return result
      }
    }
    return [
      source("zipAll", "Observable.zip([@*]) { … }", weight: 3, [.effect] + few) {
        .zip($0.observables, resultSelector: summing($0.effect()))
      },
      source("combineAll", "Observable.combineLatest([@*]) { … }", weight: 3, [.effect] + few) {
        .combineLatest($0.observables, resultSelector: summing($0.effect()))
      },
      source("zipPlain", "Observable.zip([@*])", weight: 1, few) {
        Observable.zip($0.observables).map(sum)
      },
      source("combinePlain", "Observable.combineLatest([@*])", weight: 1, few) {
        Observable.combineLatest($0.observables).map(sum)
      },
      source("mergeAll", "Observable.merge([@*])", weight: 3, few) { .merge($0.observables) },
      source("concatAll", "Observable.concat([@*])", weight: 3, few) { .concat($0.observables) },
      source("ambAll", "Observable.amb([@*])", weight: 2, few) { .amb($0.observables) },
      source("catchAll", "Observable.catch(sequence: [@*])", weight: 2, some) {
        .catch(sequence: $0.observables)
      },
      source("fromMerge", "Observable.from([@*]).merge()", weight: 2, few) {
        Observable.from($0.observables).merge()
      },
      source(
        "fromMergeMax", "Observable.from([@*]).merge(maxConcurrent: #0)",
        [.number(1...2)] + few
      ) {
        Observable.from($0.observables).merge(maxConcurrent: $0.int(0))
      },
      source("fromConcat", "Observable.from([@*]).concat()", few) {
        Observable.from($0.observables).concat()
      },
      source("fromSwitch", "Observable.from([@*]).switchLatest()", few) {
        Observable.from($0.observables).switchLatest()
      },
      source("zip3", "Observable.zip(@*) { … }", [.effect, .terms(.observable, 3...3)]) { a in
        let effect = a.effect()
        return Observable.zip(a.observable(0), a.observable(1), a.observable(2)) {
          try effect($0)
          return $0 &* 100 &+ $1 &* 10 &+ $2
        }
      },
      source(
        "combine3", "Observable.combineLatest(@*) { … }", [.effect, .terms(.observable, 3...3)]
      ) { a in
        let effect = a.effect()
        return Observable.combineLatest(a.observable(0), a.observable(1), a.observable(2)) {
          try effect($0)
          return $0 &* 100 &+ $1 &* 10 &+ $2
        }
      },
      source(
        "zip4", "Observable.zip(@*) { … }", weight: 1, [.terms(.observable, 4...4)]
      ) { a in
        Observable.zip(a.observable(0), a.observable(1), a.observable(2), a.observable(3)) {
          $0 &* 1000 &+ $1 &* 100 &+ $2 &* 10 &+ $3
        }
      },
      source(
        "combine4", "Observable.combineLatest(@*) { … }", weight: 1, [.terms(.observable, 4...4)]
      ) { a in
        Observable.combineLatest(
          a.observable(0), a.observable(1), a.observable(2), a.observable(3)
        ) {
          $0 &* 1000 &+ $1 &* 100 &+ $2 &* 10 &+ $3
        }
      },
    ]
  }
}
