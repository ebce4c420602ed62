import ChapterKit
import RxLite

func reentrancy() {
  listing("feedback", "a subscriber that sends into its own source") {
    let prices = PublishSubject<Int>()

    _ = prices.subscribe(onNext: { price in
      print("first begins \(price)")
      if price < 10 { prices.onNext(10) }
      print("first ends \(price)")
    })
    _ = prices.subscribe(onNext: { price in print("second receives \(price)") })

    prices.onNext(5)
  }

  listing("feedback-queued", "the same, with the elements in a queue") {
    let prices = PublishSubject<Int>()
    let queued = prices.observe(on: clock.scheduler).share()

    _ = queued.subscribe(onNext: { price in
      print("first begins \(price)")
      if price < 10 { prices.onNext(10) }
      print("first ends \(price)")
    })
    _ = queued.subscribe(onNext: { price in print("second receives \(price)") })

    prices.onNext(5)
    sleep(0.1)
  }
}
