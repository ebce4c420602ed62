import Foundation
import RxLite
import RxLiteTest
import Testing

@Suite struct JoinNames {
  let a = Observable.of(1, 2)
  let b = Observable.of(3, 4)

  @Test func `combining`() throws {
    #expect(try Observable.merge([a, b]).heard().count == 4)
    #expect(try Observable.merge(a, b).heard().count == 4)
    #expect(try Observable.merge(AnyCollection([a, b])).heard().count == 4)
    #expect(try Observable.of(a, b).merge().heard().count == 4)
    #expect(try Observable.of(a, b).merge(maxConcurrent: 1).heard() == [1, 2, 3, 4])
    #expect(try Observable.concat([a, b]).heard() == [1, 2, 3, 4])
    #expect(try Observable.concat(a, b).heard() == [1, 2, 3, 4])
    #expect(try Observable.concat(AnySequence([a, b])).heard() == [1, 2, 3, 4])
    #expect(try Observable.of(a, b).concat().heard() == [1, 2, 3, 4])
    #expect(try a.concat(b).heard() == [1, 2, 3, 4])
    #expect(try Observable.of(a, b).switchLatest().heard().suffix(1) == [4])
    #expect(try Observable.zip([a, b]).heard() == [[1, 3], [2, 4]])
    #expect(try Observable.zip([a, b]) { $0.reduce(0, +) }.heard() == [4, 6])
    #expect(try Observable.combineLatest([a, b]).heard().last == [2, 4])
    #expect(try Observable.combineLatest([a, b]) { $0.reduce(0, +) }.heard().last == 6)
    #expect(try a.withLatestFrom(Observable.just(0)) { $0 + $1 }.heard() == [1, 2])
    #expect(try a.withLatestFrom(Observable.just(0)).heard() == [0, 0])
    #expect(try a.startWith(0).heard() == [0, 1, 2])
    #expect(try a.startWith(-1, 0).heard() == [-1, 0, 1, 2])
    #expect(try a.amb(Observable<Int>.never()).heard() == [1, 2])
    #expect(try Observable.amb([Observable.never(), a]).heard() == [1, 2])
  }

  @Test func `errors and conditions`() throws {
    let failing = a.concat(Observable.error(Trouble()))
    #expect(try failing.catch { _ in self.b }.heard() == [1, 2, 3, 4])
    #expect(try failing.catchAndReturn(0).heard() == [1, 2, 0])
    #expect(try Observable.catch(sequence: [failing, b]).heard() == [1, 2, 3, 4])
    #expect(try failing.retry().take(3).heard() == [1, 2, 1])
    #expect(throws: Trouble.self) { try failing.retry(2).heard() }
    #expect(
      try failing.retry { (errors: Observable<Error>) in errors.take(1) }.heard() == [1, 2, 1, 2])
    #expect(
      try failing.retry(when: { (errors: Observable<Trouble>) in errors.take(1) }).heard() == [
        1, 2, 1, 2,
      ])
    let nothing = Observable<Int>.empty()
    #expect(try nothing.ifEmpty(default: 1).heard() == [1])
    #expect(try nothing.ifEmpty(switchTo: a).heard() == [1, 2])
  }

  @Test func `do calls its closures in order`() throws {
    var log = [String]()
    let source = Observable.just(1).do(
      onNext: { _ in log.append("next") }, afterNext: { _ in log.append("after next") },
      onError: { _ in log.append("error") }, afterError: { _ in log.append("after error") },
      onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") })
    #expect(try source.heard() == [1])
    #expect(log.count == 7)
    #expect(log.first == "subscribe")
  }

  @Test func `debug, and its text`() throws {
    var lines = [String]()
    let log = DebugLog(now: { Date(timeIntervalSince1970: 0) }, write: { lines.append($0) })
    _ = try a.debug("a", log: log).heard()
    #expect(lines.contains { $0.hasSuffix(": a -> Event next(1)") })
    _ = { (source: Observable<Int>) in source.debug() }
    _ = { (source: Observable<Int>) in source.debug("name", trimOutput: true) }
  }

  @Test func `delays, limits and threads`() throws {
    let makers: [(Observable<Int>, TestScheduler) -> Observable<Int>] = [
      { $0.delay(.seconds(5), scheduler: $1) },
      { $0.delaySubscription(.seconds(5), scheduler: $1) },
      { $0.timeout(.seconds(15), scheduler: $1) },
      { $0.timeout(.seconds(5), other: Observable.just(0), scheduler: $1) },
      { $0.observe(on: $1) }, { $0.subscribe(on: $1) },
    ]
    let heard = makers.map { make in
      let time = TestScheduler(initialClock: 0)
      let source = time.createHotObservable([.next(210, 1), .completed(220)])
      return time.start { make(source.asObservable(), time) }.events
    }
    #expect(
      heard == [
        [.next(215, 1), .completed(225)], [.next(210, 1), .completed(220)],
        [.next(210, 1), .completed(220)], [.next(205, 0), .completed(205)],
        [.next(211, 1), .completed(221)], [.next(210, 1), .completed(220)],
      ])
  }

  @Test func `subscribing and binding`() {
    let object = Trouble.Object()
    var sum = 0
    var endings = 0
    _ = a.subscribe { event in sum += event.element ?? 0 }
    _ = a.subscribe(onNext: { sum += $0 })
    _ = a.subscribe(
      onNext: { sum += $0 }, onError: { _ in }, onCompleted: { endings += 1 },
      onDisposed: { endings += 1 })
    _ = a.subscribe(with: object, onNext: { object, number in object.number += number })
    _ = a.subscribe(
      with: object, onNext: { $0.number += $1 }, onError: { _, _ in },
      onCompleted: { _ in endings += 1 }, onDisposed: { _ in endings += 1 })
    _ = a.bind { sum += $0 }
    _ = a.bind(onNext: { sum += $0 })
    _ = a.bind(with: object) { object, number in object.number += number }
    #expect(sum == 15 && endings == 4 && object.number == 9)
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let published = PublishRelay<Int>()
    let replayed = ReplayRelay<Int>.create(bufferSize: 1)
    let subject = BehaviorSubject(value: 0)
    _ = a.bind(to: relay)
    _ = a.bind(to: optional)
    _ = a.bind(to: published)
    _ = a.bind(to: replayed)
    _ = Observable.concat(a, .never()).bind(to: subject)
    _ = a.bind(to: AnyObserver<Int?> { _ in })
    _ = a.bind(to: relay, BehaviorRelay(value: 1))
    #expect(relay.value == 2 && optional.value == 2)
    #expect((try? subject.value()) == 2)
    #expect(a.bind { (source: Observable<Int>) in source === self.a })
    #expect(a.bind(to: { source in { (more: Int) in more } }, curriedArgument: 1) == 1)
  }
}
