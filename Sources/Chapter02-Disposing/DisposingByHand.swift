import ChapterKit
import RxLite

func disposingByHand() {
  listing("dispose-by-hand", "two seconds of a tick every 0.3 s", reproduces: "A1") {
    let scheduler = clock.scheduler  // In a program: SerialDispatchQueueScheduler(qos: .default)
    let subscription = Observable<Int>.interval(.milliseconds(300), scheduler: scheduler)
      .subscribe { event in
        print(event)
      }

    sleep(2.0)

    subscription.dispose()
  }

  listing("by-hand-forgets", "why dispose() in your own code is a smell") {
    let lamps = Lamps()

    func visit(byHand isCancelled: Bool) {
      let subscription = lamps.counting().subscribe()
      if isCancelled { return }  // A way out that came later, by somebody who didn't know.
      subscription.dispose()
    }
    func visit(withBag isCancelled: Bool) {
      let disposeBag = DisposeBag()
      lamps.counting().subscribe().disposed(by: disposeBag)
      if isCancelled { return }
    }

    func show(_ visit: String) { print("\(visit): lamps left on: \(lamps.lit)") }
    visit(withBag: false)
    show("with a bag")
    visit(withBag: true)
    show("with a bag, cancelled")
    visit(byHand: false)
    show("by hand")
    visit(byHand: true)
    show("by hand, cancelled")
  }
}
