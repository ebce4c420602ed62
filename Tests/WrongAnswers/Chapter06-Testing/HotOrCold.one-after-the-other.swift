// The first observer leaves before the second one comes. A shared source starts afresh then, and
// looks cold: it is hot only as long as somebody is there.
// Rejected with: Is it still there when your second observer comes?
import RxLite
import RxLiteTest

func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  func delays(from begin: Int, to end: Int) -> [Recorded<Event<Int>>] {
    let observer = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    scheduler.scheduleAt(begin) { subscription.disposable = source.subscribe(observer) }
    scheduler.scheduleAt(end) { subscription.dispose() }
    scheduler.start()
    return observer.events.map { Recorded(time: $0.time - begin, value: $0.value) }
  }
  return delays(from: 200, to: 400) == delays(from: 400, to: 600) ? .cold : .hot
}

enum Temperature { case hot, cold, unknown }
