import ChapterKit
import RxLite

func takingUntil() {
  listing("take-until", "a subscription that ends with an event", shows: "14") {
    let closed = PublishSubject<Void>()
    let lamps = Lamps()
    _ = lamps.counting().take(until: closed).subscribe(
      onNext: { n in print("log: \(n)") },
      onCompleted: { print("log: the end") })
    sleep(0.2)
    closed.onNext(())
    print("lamps lit: \(lamps.lit)")
  }

  listing("take-until-deallocated", "a subscription that ends with its owner", shows: "7 14") {
    final class Screen: LifetimeOwner, ReactiveCompatible {
      let lifetime = LifetimeToken()

      func log(_ readings: Observable<Int>) {
        _ = readings.take(until: self.rx.deallocated).subscribe(
          onNext: { n in print("log: \(n)") },
          onCompleted: { print("log: the end") })
      }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.log(lamps.counting())
    sleep(0.2)
    screen = nil
    print("lamps lit: \(lamps.lit)")
  }

  listing("end-is-no-sign", "a trigger that completes, and one that fails", shows: "14") {
    struct Offline: Error {}
    let readings = PublishSubject<Int>()
    let closed = PublishSubject<Void>()
    let saved = PublishSubject<Void>()
    _ = readings.take(until: closed).subscribe { event in print("until closed: \(event)") }
    _ = readings.take(until: saved).subscribe { event in print("until saved: \(event)") }

    closed.onCompleted()
    saved.onError(Offline())
    readings.onNext(20)
  }

  listing("too-late", "a trigger that was missed") {
    let closed = PublishSubject<Void>()
    let lamps = Lamps()
    closed.onNext(())
    print("the screen has closed")
    _ = lamps.counting().take(until: closed).subscribe { event in print(event) }
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")
  }
}
