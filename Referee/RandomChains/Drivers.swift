import RxLite
import RxLiteTest

extension Vocabulary {
  private static func word(
    _ receiver: Kind?, _ name: String, _ result: Kind, _ code: String, weight: Int = 2,
    _ slots: [Slot] = [], _ build: @escaping (Arguments) -> Source
  ) -> Word {
    Word(
      name: name, receiver: receiver, result: result, weight: weight, slots: slots, code: code,
      build: build)
  }

  /// Drivers and signals, on the virtual clock.
  static var sharedSequences: [Word] { drivers + signals }

  private static var drivers: [Word] {
    let value = Slot.number(0...9)
    let other = Slot.term(.driver)
    return [
      word(.observable, "driverOr", .driver, "asDriver(onErrorJustReturn: #0)", weight: 3, [value])
      { .driver($0.observable(0).asDriver(onErrorJustReturn: $0.int(0))) },
      word(
        .observable, "driverElse", .driver, "asDriver(onErrorDriveWith: @0)", weight: 1, [other]
      ) { .driver($0.observable(0).asDriver(onErrorDriveWith: $0.driver(1))) },
      word(.driver, "asObservable", .observable, "asObservable()", weight: 1) {
        .observable($0.source(0).observable)
      },
      word(nil, "driverJust", .driver, "Driver.just(#0)", weight: 1, [value]) {
        .driver(.just($0.int(0)))
      },
      word(.driver, "map", .driver, "map { x in %0return x + #0 }", [value, .quiet]) { a in
        let (effect, offset) = (a.quiet(), a.int(0))
        return .driver(
          a.driver(0).map { element -> Int in
            effect(element)
            return element &+ offset
          })
      },
      word(.driver, "filter", .driver, "filter { x in x % 2 == 0 }", weight: 1) {
        .driver($0.driver(0).filter { $0 % 2 == 0 })
      },
      word(.driver, "startWith", .driver, "startWith(#0)", weight: 1, [value]) {
        .driver($0.driver(0).startWith($0.int(0)))
      },
      word(.driver, "distinct", .driver, "distinctUntilChanged()", weight: 1) {
        .driver($0.driver(0).distinctUntilChanged())
      },
      word(.driver, "scan", .driver, "scan(0) { $0 + $1 }", weight: 1) {
        .driver($0.driver(0).scan(0) { $0 &+ $1 })
      },
      word(.driver, "flatMapLatest", .driver, "flatMapLatest { x in @0 }", [.inner(.driver)]) { a in
        let inner = a.inner(1)
        return .driver(
          a.driver(0).flatMapLatest { element -> Driver<Int> in inner(element).asDriver })
      },
      word(.driver, "merge", .driver, "Driver.merge(_, @0)", weight: 1, [other]) {
        .driver(.merge([$0.driver(0), $0.driver(1)]))
      },
      word(.driver, "zip", .driver, "Driver.zip(_, @0) { … }", weight: 1, [other]) {
        .driver(Driver.zip($0.driver(0), $0.driver(1)) { $0 &* 10 &+ $1 })
      },
      word(.driver, "combineLatest", .driver, "Driver.combineLatest(_, @0) { … }", [other]) {
        .driver(Driver.combineLatest($0.driver(0), $0.driver(1)) { $0 &* 10 &+ $1 })
      },
      word(.driver, "withLatestFrom", .driver, "withLatestFrom(@0) { … }", weight: 1, [other]) {
        .driver($0.driver(0).withLatestFrom($0.driver(1)) { $0 &* 10 &+ $1 })
      },
      word(.driver, "debounce", .driver, "debounce(#0)", weight: 1, [value]) {
        .driver($0.driver(0).debounce($0.time(0)))
      },
      word(.driver, "delay", .driver, "delay(#0)", weight: 1, [value]) {
        .driver($0.driver(0).delay($0.time(0)))
      },
      word(.driver, "do", .driver, "do(…, log: \"do#0\")", weight: 3, [.label, .quiet]) { a in
        let (name, effect, world) = ("do\(a.int(0))", a.quiet(), a.world)
        return .driver(
          a.driver(0).do(
            onNext: { [unowned world] in
              world.log("\(name) next(\($0))")
              effect($0)
            }, onCompleted: { [unowned world] in world.log("\(name) completed") },
            onSubscribe: { [unowned world] in world.log("\(name) subscribe") },
            onSubscribed: { [unowned world] in world.log("\(name) subscribed") },
            onDispose: { [unowned world] in world.log("\(name) dispose") }))
      },
    ]
  }

  private static var signals: [Word] {
    let value = Slot.number(0...9)
    let other = Slot.term(.signal)
    return [
      word(.observable, "signalOr", .signal, "asSignal(onErrorJustReturn: #0)", weight: 3, [value])
      { .signal($0.observable(0).asSignal(onErrorJustReturn: $0.int(0))) },
      word(.signal, "asObservable", .observable, "asObservable()", weight: 1) {
        .observable($0.source(0).observable)
      },
      word(.signal, "asDriver", .driver, "asDriver(onErrorJustReturn: #0)", weight: 1, [value]) {
        .driver($0.signal(0).asDriver(onErrorJustReturn: $0.int(0)))
      },
      word(nil, "signalJust", .signal, "Signal.just(#0)", weight: 1, [value]) {
        .signal(.just($0.int(0)))
      },
      word(.signal, "map", .signal, "map { x in %0return x + #0 }", [value, .quiet]) { a in
        let (effect, offset) = (a.quiet(), a.int(0))
        return .signal(
          a.signal(0).map { element -> Int in
            effect(element)
            return element &+ offset
          })
      },
      word(.signal, "merge", .signal, "Signal.merge(_, @0)", weight: 1, [other]) {
        .signal(.merge([$0.signal(0), $0.signal(1)]))
      },
      word(.signal, "flatMapFirst", .signal, "flatMapFirst { x in @0 }", [.inner(.signal)]) { a in
        let inner = a.inner(1)
        return .signal(
          a.signal(0).flatMapFirst { element -> Signal<Int> in inner(element).asSignal })
      },
      word(.signal, "throttle", .signal, "throttle(#0)", weight: 1, [value]) {
        .signal($0.signal(0).throttle($0.time(0)))
      },
    ]
  }
}
