// An element soon after the subscription: so the subscription has started it. A hot source may send
// at any moment, and a shared one does both.
// Rejected with: whether anybody listens or not
import RxLite
import RxLiteTest

func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  let result = scheduler.start(created: 0, subscribed: 300, disposed: 600) { source }
  return (result.events.first?.time ?? .max) < 340 ? .cold : .hot
}

enum Temperature { case hot, cold, unknown }
