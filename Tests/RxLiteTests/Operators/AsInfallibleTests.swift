import Foundation
import RxLite
import Testing

@MainActor @Suite struct AsInfallibleTests {
  let log = Log()

  private func log(_ sequence: Infallible<Int>) -> any Disposable {
    sequence.subscribe { [log] in log.add("\($0.event)") }
  }

  @Test func `relays replay as an Infallible what they replay anyway`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    for number in 1...3 { replay.accept(number) }
    let subscriptions = [publish.asInfallible(), behavior.asInfallible(), replay.asInfallible()]
      .map { log($0) }
    publish.accept(4)
    behavior.accept(5)
    replay.accept(6)
    #expect(log.lines == ["0", "2", "3", "4", "5", "6"].map { "next(\($0))" })
    for subscription in subscriptions { subscription.dispose() }
    publish.accept(7)
    #expect(log.lines.count == 6)
  }

  @Test func `control events, drivers and signals end as an Infallible as they do anyway`() {
    _ = log(ControlEvent(events: Observable.of(1, 2)).asInfallible())
    #expect(log.lines == ["next(1)", "next(2)", "completed"])

    let relay = PublishRelay<Int>()
    let signal = log(relay.asSignal().asInfallible())
    relay.accept(3)
    signal.dispose()
    relay.accept(4)
    #expect(log.lines.last == "next(3)")

    let driver = log(BehaviorRelay(value: 5).asDriver().asInfallible())
    driver.dispose()
    #expect(log.lines.last == "next(5)")
  }

  @Test func `events of an Infallible are dematerialized`() {
    _ = Observable.of(InfallibleEvent.next(1), .completed, .next(2)).dematerialize()
      .subscribe(log.observer())
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test func `switching to infallible sequences makes an Infallible`() {
    let latest: Infallible<Int> = Observable.of(1, 2).flatMapLatest { Infallible.of($0, $0 * 10) }
    _ = log(latest)
    // Synchronous sources take turns: the second one begins before the first has sent its last.
    #expect(log.lines == ["next(1)", "next(2)", "next(20)", "completed"])
  }

  @Test func `what the selector throws gets through to an observable`() {
    _ = Observable.just(1).flatMapLatest { _ -> Infallible<Int> in throw Boom() }
      .asObservable().subscribe(log.observer())
    #expect(log.lines == ["error(Boom())"])
  }

  @Test func `any InfallibleType has values that don't throw`() async {
    func all<Sequence: InfallibleType>(_ sequence: Sequence) async -> [Sequence.Element] {
      var elements: [Sequence.Element] = []
      for await element in sequence.values { elements.append(element) }
      return elements
    }
    #expect(await all(Infallible.of(1, 2)) == [1, 2])
  }
}
