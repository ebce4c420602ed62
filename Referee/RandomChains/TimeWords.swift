import RxLite
import RxLiteTest

extension Vocabulary {
  static var timeOperators: [Word] {
    let span = Slot.number(0...9)
    let positive = Slot.number(1...9)
    let other = Slot.term(.observable)
    return [
      plain("delay", "delay(#0)", weight: 3, [span]) {
        $0.delay($1.time(0), scheduler: $1.scheduler)
      },
      plain("delaySubscription", "delaySubscription(#0)", [span]) {
        $0.delaySubscription($1.time(0), scheduler: $1.scheduler)
      },
      plain("debounce", "debounce(#0)", [span]) {
        $0.debounce($1.time(0), scheduler: $1.scheduler)
      },
      plain("throttle", "throttle(#0)", [span]) {
        $0.throttle($1.time(0), scheduler: $1.scheduler)
      },
      plain("throttleFirst", "throttle(#0, latest: false)", weight: 1, [span]) {
        $0.throttle($1.time(0), latest: false, scheduler: $1.scheduler)
      },
      plain("timeout", "timeout(#0)", [positive]) {
        $0.timeout($1.time(0), scheduler: $1.scheduler)
      },
      plain("timeoutOther", "timeout(#0, other: @0)", [positive, other]) {
        $0.timeout($1.time(0), other: $1.observable(1), scheduler: $1.scheduler)
      },
      plain("takeFor", "take(for: #0)", [span]) {
        $0.take(for: $1.time(0), scheduler: $1.scheduler)
      },
      plain("skipFor", "skip(#0)", [span]) { $0.skip($1.time(0), scheduler: $1.scheduler) },
      plain("observeOn", "observe(on: scheduler)", weight: 3) { $0.observe(on: $1.scheduler) },
      plain("subscribeOn", "subscribe(on: scheduler)", weight: 2) {
        $0.subscribe(on: $1.scheduler)
      },
      plain("observeOnTurns", "observe(on: CurrentThreadScheduler.instance)", weight: 1) { s, _ in
        s.observe(on: CurrentThreadScheduler.instance)
      },
      plain("subscribeOnTurns", "subscribe(on: CurrentThreadScheduler.instance)", weight: 1) {
        s, _ in
        s.subscribe(on: CurrentThreadScheduler.instance)
      },
    ]
  }

  static var sharing: [Word] {
    func connecting(
      _ name: String, _ code: String, _ slots: [Slot] = [],
      _ build: @escaping (Observable<Int>, Arguments) -> ConnectableObservable<Int>
    ) -> Word {
      Word(
        name: name, receiver: .observable, result: .connectable, weight: 2, slots: slots,
        code: code
      ) { .connectable(build($0.observable(0), $0)) }
    }
    let size = Slot.number(1...2)
    return [
      plain("share", "share()", weight: 4) { s, _ in s.share() },
      plain("shareReplay", "share(replay: #0)", weight: 4, [size]) { $0.share(replay: $1.int(0)) },
      plain("shareForever", "share(replay: #0, scope: .forever)", weight: 3, [.number(0...2)]) {
        $0.share(replay: $1.int(0), scope: .forever)
      },
      plain(
        "multicast", "multicast({ PublishSubject() }) { shared in %0return zip(shared, shared) }",
        weight: 2, [.effect]
      ) { s, a in
        let effect = a.effect()
        return s.multicast {
          PublishSubject<Int>()
        } selector: { shared -> Observable<Int> in
          try effect(0)
          return Observable.zip(shared, shared) { $0 &* 10 &+ $1 }
        }
      },
      plain(
        "multicastMerge", "multicast({ ReplaySubject.create(bufferSize: 1) }) { merge($0, $0) }",
        weight: 1
      ) { s, _ in
        s.multicast {
          ReplaySubject<Int>.create(bufferSize: 1)
        } selector: { shared in
          Observable.merge(shared, shared)
        }
      },
      connecting("publish", "publish()") { s, _ in s.publish() },
      connecting("replay", "replay(#0)", [size]) { $0.replay($1.int(0)) },
      connecting("replayAll", "replayAll()") { s, _ in s.replayAll() },
      connecting("behave", "multicast(BehaviorSubject(value: #0))", [size]) {
        $0.multicast(BehaviorSubject(value: $1.int(0)))
      },
      connecting("multicastLast", "multicast(AsyncSubject())") { s, _ in
        s.multicast(AsyncSubject<Int>())
      },
      connecting("multicastMade", "multicast { PublishSubject() }") { s, _ in
        s.multicast { PublishSubject<Int>() }
      },
      Word(
        name: "refCount", receiver: .connectable, result: .observable, weight: 4, slots: [],
        code: "refCount()"
      ) { .observable($0.source(0).asConnectable.refCount()) },
    ]
  }
}
