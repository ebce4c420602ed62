import RxLite
import RxLiteTest

extension Vocabulary {
  static var traits: [Word] {
    conversions + singles + maybes + completables + infallibles
  }

  private static func word(
    _ receiver: Kind?, _ name: String, _ result: Kind, _ code: String, weight: Int = 2,
    _ slots: [Slot] = [], _ build: @escaping (Arguments) -> Source
  ) -> Word {
    Word(
      name: name, receiver: receiver, result: result, weight: weight, slots: slots, code: code,
      build: build)
  }

  private static var conversions: [Word] {
    let value = Slot.number(0...9)
    let observable = Kind.observable
    return [
      word(.single, "asObservable", observable, "asObservable()", weight: 1) {
        .observable($0.source(0).observable)
      },
      word(.maybe, "asObservable", observable, "asObservable()", weight: 1) {
        .observable($0.source(0).observable)
      },
      word(.completable, "asObservable", observable, "asObservable()", weight: 1) {
        .observable($0.source(0).observable)
      },
      word(.infallible, "asObservable", observable, "asObservable()", weight: 1) {
        .observable($0.source(0).observable)
      },
      word(observable, "asSingle", .single, "asSingle()", weight: 4) {
        .single($0.observable(0).asSingle())
      },
      word(observable, "first", .single, "first().map { $0 ?? -1 }") {
        .single($0.observable(0).first().map { $0 ?? -1 })
      },
      word(observable, "toArray", .single, "toArray().map { … }") {
        .single($0.observable(0).toArray().map(digits))
      },
      word(observable, "asMaybe", .maybe, "asMaybe()", weight: 4) {
        .maybe($0.observable(0).asMaybe())
      },
      word(observable, "asCompletable", .completable, "ignoreElements().asCompletable()", weight: 4)
      { .completable($0.observable(0).ignoreElements().asCompletable()) },
      word(
        observable, "infallibleOr", .infallible, "asInfallible(onErrorJustReturn: #0)", weight: 3,
        [value]
      ) { .infallible($0.observable(0).asInfallible(onErrorJustReturn: $0.int(0))) },
      word(
        observable, "infallibleElse", .infallible, "asInfallible(onErrorFallbackTo: @0)",
        weight: 1, [.term(.infallible)]
      ) { .infallible($0.observable(0).asInfallible(onErrorFallbackTo: $0.infallible(1))) },
      word(
        observable, "infallibleRecovered", .infallible,
        "asInfallible(onErrorRecover: { _ in %0return @0 })", weight: 1,
        [.quiet, .term(.infallible)]
      ) { a in
        let (effect, other) = (a.quiet(), a.infallible(1))
        return .infallible(
          a.observable(0).asInfallible(onErrorRecover: { _ in
            effect(0)
            return other
          }))
      },
    ]
  }

  private static var singles: [Word] {
    let value = Slot.number(0...9)
    let span = Slot.number(0...9)
    let positive = Slot.number(1...9)
    let other = Slot.term(.single)
    return [
      word(nil, "singleJust", .single, "Single.just(#0)", weight: 1, [value]) {
        .single(.just($0.int(0)))
      },
      word(nil, "singleTimer", .single, "Single<Int>.timer(#0)", weight: 1, [span]) {
        .single(.timer($0.time(0), scheduler: $0.scheduler))
      },
      word(nil, "singleCreate", .single, "Single.create { $0(.success(#1)) … }", [.label, value]) {
        a in
        let (name, element, world) = ("single\(a.int(0))", a.int(1), a.world)
        return .single(
          .create { [unowned world] observer in
            world.log("\(name) subscribed")
            observer(.success(element))
            observer(.success(element))
            return Disposables.create { world.log("\(name) disposed") }
          })
      },
      word(.single, "map", .single, "map { x in %0return x + #0 }", [value, .effect]) { a in
        let (effect, offset) = (a.effect(), a.int(0))
        return .single(
          a.single(0).map {
            try effect($0)
            return $0 &+ offset
          })
      },
      word(.single, "filter", .maybe, "filter { x in %0return x % 2 == 0 }", [.effect]) { a in
        let effect = a.effect()
        return .maybe(
          a.single(0).filter {
            try effect($0)
            return $0 % 2 == 0
          })
      },
      word(.single, "compactMap", .maybe, "compactMap { x in x > #0 ? x : nil }", [value]) { a in
        let bound = a.int(0)
        return .maybe(a.single(0).compactMap { $0 > bound ? $0 : nil })
      },
      word(
        .single, "flatMap", .single, "flatMap { x in %0return @0 }", [.effect, .inner(.single)]
      ) { a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return .single(
          a.single(0).flatMap {
            try effect($0)
            return inner($0).asSingle
          })
      },
      word(.single, "flatMapMaybe", .maybe, "flatMapMaybe { x in @0 }", [.inner(.maybe)]) { a in
        let inner = a.inner(1)
        return .maybe(a.single(0).flatMapMaybe { inner($0).asMaybe })
      },
      word(
        .single, "flatMapCompletable", .completable, "flatMapCompletable { x in @0 }",
        [.inner(.completable)]
      ) { a in
        let inner = a.inner(1)
        return .completable(a.single(0).flatMapCompletable { inner($0).asCompletable })
      },
      word(.single, "do", .single, "do(…, log: \"do#0\")", weight: 4, [.label, .effect]) { a in
        let (name, effect, world) = ("do\(a.int(0))", a.effect(), a.world)
        return .single(
          a.single(0).do(
            onSuccess: { [unowned world] in
              world.log("\(name) success(\($0))")
              try effect($0)
            }, afterSuccess: { [unowned world] in world.log("\(name) after \($0)") },
            onError: { [unowned world] in world.log("\(name) error(\($0))") },
            onSubscribe: { [unowned world] in world.log("\(name) subscribe") },
            onSubscribed: { [unowned world] in world.log("\(name) subscribed") },
            onDispose: { [unowned world] in world.log("\(name) dispose") }))
      },
      word(.single, "catch", .single, "catch { _ in %0return @0 }", [.effect, other]) { a in
        let (effect, other) = (a.effect(), a.single(1))
        return .single(
          a.single(0).catch { _ in
            try effect(0)
            return other
          })
      },
      word(.single, "catchAndReturn", .single, "catchAndReturn(#0)", weight: 1, [value]) {
        .single($0.single(0).catchAndReturn($0.int(0)))
      },
      word(.single, "retryTimes", .single, "retry(#0)", [.number(1...3)]) {
        .single($0.single(0).retry($0.int(0)))
      },
      // Signs that complete would complete the single, which stops a debug build.
      word(
        .single, "retryWhen", .single,
        "retry(when: { $0.enumerated().flatMap { … timer(#1) … #0 times } })", weight: 1,
        [.number(0...2), .number(0...3)]
      ) { a in
        let (times, due, scheduler) = (a.int(0), a.time(1), a.scheduler)
        return .single(
          a.single(0).retry(when: { (errors: Observable<any Error>) in
            errors.enumerated().flatMap { attempt, error -> Observable<Int> in
              attempt < times ? .timer(due, scheduler: scheduler) : .error(error)
            }
          }))
      },
      word(.single, "delay", .single, "delay(#0)", weight: 1, [span]) {
        .single($0.single(0).delay($0.time(0), scheduler: $0.scheduler))
      },
      word(.single, "delaySubscription", .single, "delaySubscription(#0)", weight: 1, [span]) {
        .single($0.single(0).delaySubscription($0.time(0), scheduler: $0.scheduler))
      },
      word(.single, "timeout", .single, "timeout(#0)", weight: 1, [positive]) {
        .single($0.single(0).timeout($0.time(0), scheduler: $0.scheduler))
      },
      word(
        .single, "timeoutOther", .single, "timeout(#0, other: @0)", weight: 1, [positive, other]
      ) {
        .single($0.single(0).timeout($0.time(0), other: $0.single(1), scheduler: $0.scheduler))
      },
      word(.single, "observeOn", .single, "observe(on: scheduler)", weight: 1) {
        .single($0.single(0).observe(on: $0.scheduler))
      },
      word(.single, "subscribeOn", .single, "subscribe(on: scheduler)", weight: 1) {
        .single($0.single(0).subscribe(on: $0.scheduler))
      },
      word(.single, "zip", .single, "Single.zip(_, @0) { … }", [.effect, other]) { a in
        let effect = a.effect()
        return .single(
          Single.zip(a.single(0), a.single(1)) {
            try effect($0)
            return $0 &* 10 &+ $1
          })
      },
      word(nil, "singleZipAll", .single, "Single.zip([@*]) { … }", [.terms(.single, 0...3)]) { a in
        let sources = a.term.terms.indices.map { a.single($0) }
        return .single(Single.zip(sources) { digits($0) })
      },
      word(
        nil, "singleDeferred", .single, "Single.deferred { %0return @0 }", weight: 1,
        [.effect, .inner(.single)]
      ) { a in
        let (effect, inner) = (a.effect(), a.inner(0))
        return .single(
          .deferred {
            try effect(0)
            return inner(0).asSingle
          })
      },
      word(.single, "asMaybe", .maybe, "asMaybe()") { .maybe($0.single(0).asMaybe()) },
      word(.single, "asCompletable", .completable, "asCompletable()") {
        .completable($0.single(0).asCompletable())
      },
      word(.single, "infallibleOr", .infallible, "asInfallible(onErrorJustReturn: #0)", [value]) {
        .infallible($0.single(0).asInfallible(onErrorJustReturn: $0.int(0)))
      },
    ]
  }

  private static var maybes: [Word] {
    let value = Slot.number(0...9)
    let other = Slot.term(.maybe)
    return [
      word(nil, "maybeEmpty", .maybe, "Maybe<Int>.empty()", weight: 1) { _ in .maybe(.empty()) },
      word(nil, "maybeCreate", .maybe, "Maybe.create { $0(.completed) … }", weight: 1, [.label]) {
        a in
        let (name, world) = ("maybe\(a.int(0))", a.world)
        return .maybe(
          .create { [unowned world] observer in
            world.log("\(name) subscribed")
            observer(.completed)
            observer(.success(0))
            return Disposables.create { world.log("\(name) disposed") }
          })
      },
      word(nil, "maybeJust", .maybe, "Maybe.just(#0)", weight: 1, [value]) {
        .maybe(.just($0.int(0)))
      },
      word(.maybe, "compactMap", .maybe, "compactMap { x in x > #0 ? x : nil }", weight: 1, [value])
      { a in
        let bound = a.int(0)
        return .maybe(a.maybe(0).compactMap { $0 > bound ? $0 : nil })
      },
      word(.maybe, "retryTimes", .maybe, "retry(#0)", weight: 1, [.number(1...3)]) {
        .maybe($0.maybe(0).retry($0.int(0)))
      },
      word(.maybe, "timeout", .maybe, "timeout(#0)", weight: 1, [.number(1...9)]) {
        .maybe($0.maybe(0).timeout($0.time(0), scheduler: $0.scheduler))
      },
      word(.maybe, "map", .maybe, "map { x in %0return x + #0 }", [value, .effect]) { a in
        let (effect, offset) = (a.effect(), a.int(0))
        return .maybe(
          a.maybe(0).map {
            try effect($0)
            return $0 &+ offset
          })
      },
      word(.maybe, "filter", .maybe, "filter { x in %0return x % 2 == 0 }", [.effect]) { a in
        let effect = a.effect()
        return .maybe(
          a.maybe(0).filter {
            try effect($0)
            return $0 % 2 == 0
          })
      },
      word(.maybe, "flatMap", .maybe, "flatMap { x in %0return @0 }", [.effect, .inner(.maybe)]) {
        a in
        let (effect, inner) = (a.effect(), a.inner(1))
        return .maybe(
          a.maybe(0).flatMap {
            try effect($0)
            return inner($0).asMaybe
          })
      },
      word(.maybe, "ifEmpty", .single, "ifEmpty(default: #0)", [value]) {
        .single($0.maybe(0).ifEmpty(default: $0.int(0)))
      },
      word(.maybe, "ifEmptyMaybe", .maybe, "ifEmpty(switchTo: @0)", [other]) {
        .maybe($0.maybe(0).ifEmpty(switchTo: $0.maybe(1)))
      },
      word(.maybe, "ifEmptySingle", .single, "ifEmpty(switchTo: @0)", [.term(.single)]) {
        .single($0.maybe(0).ifEmpty(switchTo: $0.single(1)))
      },
      word(.maybe, "do", .maybe, "do(…, log: \"do#0\")", weight: 4, [.label, .effect]) { a in
        let (name, effect, world) = ("do\(a.int(0))", a.effect(), a.world)
        return .maybe(
          a.maybe(0).do(
            onNext: { [unowned world] in
              world.log("\(name) success(\($0))")
              try effect($0)
            }, onError: { [unowned world] in world.log("\(name) error(\($0))") },
            onCompleted: { [unowned world] in world.log("\(name) completed") },
            onSubscribe: { [unowned world] in world.log("\(name) subscribe") },
            onSubscribed: { [unowned world] in world.log("\(name) subscribed") },
            onDispose: { [unowned world] in world.log("\(name) dispose") }))
      },
      word(.maybe, "catch", .maybe, "catch { _ in @0 }", weight: 1, [other]) { a in
        let other = a.maybe(1)
        return .maybe(a.maybe(0).catch { _ in other })
      },
      word(.maybe, "catchAndReturn", .maybe, "catchAndReturn(#0)", weight: 1, [value]) {
        .maybe($0.maybe(0).catchAndReturn($0.int(0)))
      },
      word(.maybe, "zip", .maybe, "Maybe.zip(_, @0) { … }", [other]) {
        .maybe(Maybe.zip($0.maybe(0), $0.maybe(1)) { $0 &* 10 &+ $1 })
      },
    ]
  }

  private static var completables: [Word] {
    let other = Slot.term(.completable)
    let some = Slot.terms(.completable, 0...3)
    func all(_ a: Arguments) -> [Completable] { a.term.terms.indices.map { a.completable($0) } }
    return [
      word(nil, "completableEmpty", .completable, "Completable.empty()", weight: 1) { _ in
        .completable(.empty())
      },
      word(
        nil, "completableError", .completable, "Completable.error(Failure(#0))", weight: 1,
        [.number(0...9)]
      ) { .completable(.error(Failure(number: $0.int(0)))) },
      word(
        nil, "completableCreate", .completable, "Completable.create { $0(.completed) … }",
        weight: 1, [.label]
      ) { a in
        let (name, world) = ("completable\(a.int(0))", a.world)
        return .completable(
          .create { [unowned world] observer in
            world.log("\(name) subscribed")
            observer(.completed)
            return Disposables.create { world.log("\(name) disposed") }
          })
      },
      word(.completable, "timeout", .completable, "timeout(#0)", weight: 1, [.number(1...9)]) {
        .completable($0.completable(0).timeout($0.time(0), scheduler: $0.scheduler))
      },
      word(.completable, "observeOn", .completable, "observe(on: scheduler)", weight: 1) {
        .completable($0.completable(0).observe(on: $0.scheduler))
      },
      word(nil, "completableZip", .completable, "Completable.zip([@*])", [some]) {
        .completable(.zip(all($0)))
      },
      word(nil, "completableConcat", .completable, "Completable.concat([@*])", [some]) {
        .completable(.concat(all($0)))
      },
      word(.completable, "concat", .completable, "concat(@0)", [other]) {
        .completable($0.completable(0).concat($0.completable(1)))
      },
      word(.completable, "andThen", .observable, "andThen(@0)", weight: 3, [.term(.observable)]) {
        .observable($0.completable(0).andThen($0.observable(1)))
      },
      word(.completable, "andThenSingle", .single, "andThen(@0)", [.term(.single)]) {
        .single($0.completable(0).andThen($0.single(1)))
      },
      word(.completable, "andThenMaybe", .maybe, "andThen(@0)", [.term(.maybe)]) {
        .maybe($0.completable(0).andThen($0.maybe(1)))
      },
      word(.completable, "andThenCompletable", .completable, "andThen(@0)", [other]) {
        .completable($0.completable(0).andThen($0.completable(1)))
      },
      word(.completable, "do", .completable, "do(…, log: \"do#0\")", weight: 3, [.label, .effect]) {
        a in
        let (name, effect, world) = ("do\(a.int(0))", a.effect(), a.world)
        return .completable(
          a.completable(0).do(
            onError: { [unowned world] in world.log("\(name) error(\($0))") },
            onCompleted: { [unowned world] in
              world.log("\(name) completed")
              try effect(0)
            }, onSubscribe: { [unowned world] in world.log("\(name) subscribe") },
            onSubscribed: { [unowned world] in world.log("\(name) subscribed") },
            onDispose: { [unowned world] in world.log("\(name) dispose") }))
      },
      word(.completable, "catch", .completable, "catch { _ in @0 }", weight: 1, [other]) { a in
        let other = a.completable(1)
        return .completable(a.completable(0).catch { _ in other })
      },
      word(.completable, "retryTimes", .completable, "retry(#0)", weight: 1, [.number(1...3)]) {
        .completable($0.completable(0).retry($0.int(0)))
      },
      word(.completable, "delay", .completable, "delay(#0)", weight: 1, [.number(0...9)]) {
        .completable($0.completable(0).delay($0.time(0), scheduler: $0.scheduler))
      },
    ]
  }

  private static var infallibles: [Word] {
    let value = Slot.number(0...9)
    let other = Slot.term(.infallible)
    return [
      word(nil, "infallibleJust", .infallible, "Infallible.just(#0)", weight: 1, [value]) {
        .infallible(.just($0.int(0)))
      },
      word(
        nil, "infallibleCreate", .infallible, "Infallible.create { $0(.next(#1)) … }",
        [.label, value]
      ) { a in
        let (name, element, world) = ("infallible\(a.int(0))", a.int(1), a.world)
        return .infallible(
          .create { [unowned world] observer in
            world.log("\(name) subscribed")
            observer(.next(element))
            observer(.next(element + 1))
            observer(.completed)
            observer(.next(element + 2))
            return Disposables.create { world.log("\(name) disposed") }
          })
      },
      word(.infallible, "map", .infallible, "map { x in %0return x + #0 }", [value, .quiet]) { a in
        let (effect, offset) = (a.quiet(), a.int(0))
        return .infallible(
          a.infallible(0).map {
            effect($0)
            return $0 &+ offset
          })
      },
      word(.infallible, "filter", .infallible, "filter { x in %0return x % 2 == 0 }", [.quiet]) {
        a in
        let effect = a.quiet()
        return .infallible(
          a.infallible(0).filter {
            effect($0)
            return $0 % 2 == 0
          })
      },
      word(.infallible, "take", .infallible, "take(#0)", weight: 1, [.number(0...3)]) {
        .infallible($0.infallible(0).take($0.int(0)))
      },
      word(.infallible, "distinct", .infallible, "distinctUntilChanged()", weight: 1) {
        .infallible($0.infallible(0).distinctUntilChanged())
      },
      word(.infallible, "startWith", .infallible, "startWith(#0)", weight: 1, [value]) {
        .infallible($0.infallible(0).startWith($0.int(0)))
      },
      word(
        .infallible, "skipWhile", .infallible, "skip(while: { x in x < #0 })", weight: 1, [value]
      ) { a in
        let bound = a.int(0)
        return .infallible(a.infallible(0).skip(while: { $0 < bound }))
      },
      word(.infallible, "takeUntil", .infallible, "take(until: @0)", weight: 1, [other]) {
        .infallible($0.infallible(0).take(until: $0.infallible(1)))
      },
      word(
        .infallible, "skipUntil", .infallible, "skip(until: @0)", weight: 1,
        [.term(.observable)]
      ) {
        .infallible($0.infallible(0).skip(until: $0.observable(1)))
      },
      word(.infallible, "withLatestFrom", .infallible, "withLatestFrom(@0)", weight: 1, [other]) {
        .infallible($0.infallible(0).withLatestFrom($0.infallible(1)))
      },
      word(.infallible, "debounce", .infallible, "debounce(#0)", weight: 1, [value]) {
        .infallible($0.infallible(0).debounce($0.time(0), scheduler: $0.scheduler))
      },
      word(.infallible, "do", .infallible, "do(…, log: \"do#0\")", weight: 2, [.label, .quiet]) {
        a in
        let (name, effect, world) = ("do\(a.int(0))", a.quiet(), a.world)
        return .infallible(
          a.infallible(0).do(
            onNext: { [unowned world] in
              world.log("\(name) next(\($0))")
              effect($0)
            }, onCompleted: { [unowned world] in world.log("\(name) completed") },
            onSubscribe: { [unowned world] in world.log("\(name) subscribe") },
            onSubscribed: { [unowned world] in world.log("\(name) subscribed") },
            onDispose: { [unowned world] in world.log("\(name) dispose") }))
      },
      word(.infallible, "scan", .infallible, "scan(0) { $0 + $1 }", weight: 1) {
        .infallible($0.infallible(0).scan(0) { $0 &+ $1 })
      },
      word(
        .infallible, "flatMap", .infallible, "flatMap { x in %0return @0 }",
        [.quiet, .inner(.infallible)]
      ) { a in
        let (effect, inner) = (a.quiet(), a.inner(1))
        return .infallible(
          a.infallible(0).flatMap { element -> Infallible<Int> in
            effect(element)
            return inner(element).asInfallible
          })
      },
      word(
        .infallible, "flatMapLatest", .infallible, "flatMapLatest { x in @0 }", weight: 1,
        [.inner(.infallible)]
      ) { a in
        let inner = a.inner(1)
        return .infallible(
          a.infallible(0).flatMapLatest { element -> Infallible<Int> in inner(element).asInfallible
          })
      },
      word(
        .infallible, "concatMap", .infallible, "concatMap { x in @0 }", weight: 1,
        [.inner(.infallible)]
      ) { a in
        let inner = a.inner(1)
        return .infallible(
          a.infallible(0).concatMap { element -> Infallible<Int> in inner(element).asInfallible })
      },
      word(.infallible, "concat", .infallible, "concat(@0)", [other]) {
        .infallible($0.infallible(0).concat($0.infallible(1)))
      },
      word(.infallible, "merge", .infallible, "Infallible.merge(_, @0)", [other]) {
        .infallible(.merge($0.infallible(0), $0.infallible(1)))
      },
      word(.infallible, "zip", .infallible, "Infallible.zip(_, @0) { … }", [other]) {
        .infallible(Infallible.zip($0.infallible(0), $0.infallible(1)) { $0 &* 10 &+ $1 })
      },
      word(
        .infallible, "combineLatest", .infallible, "Infallible.combineLatest(_, @0) { … }",
        [other]
      ) {
        .infallible(Infallible.combineLatest($0.infallible(0), $0.infallible(1)) { $0 &* 10 &+ $1 })
      },
      word(.infallible, "share", .infallible, "share(replay: #0)", [.number(0...1)]) {
        .infallible($0.infallible(0).share(replay: $0.int(0)))
      },
    ]
  }
}
