import ChapterKit
import RxLite

func takingUntil() {
  listing("take-until", "a subscription that ends with an event", shows: "14") {
    let closed = PublishSubject<Void>()
    let lamps = Lamps()
    _ = lamps.counting().take(until: closed).subscribe { event in print(event) }
    sleep(0.2)
    closed.onNext(())
    print("lamps lit: \(lamps.lit)")
  }

  listing("take-until-deallocated", "a subscription that ends with its owner", shows: "7 14") {
    final class Screen: LifetimeOwner, ReactiveCompatible {
      let lifetime = LifetimeToken()

      func show(_ readings: Observable<Int>) {
        _ = readings.take(until: self.rx.deallocated).subscribe { event in print(event) }
      }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    sleep(0.2)
    screen = nil
    print("lamps lit: \(lamps.lit)")
  }

  listing("end-is-no-sign", "a trigger that completes changes nothing", shows: "14") {
    let closed = PublishSubject<Void>()
    let readings = PublishSubject<Int>()
    _ = readings.take(until: closed).subscribe { event in print(event) }

    readings.onNext(20)
    closed.onCompleted()
    print("the trigger has completed")
    readings.onNext(40)
  }

  listing("too-late", "a trigger that was missed") {
    let closed = PublishSubject<Void>()
    let readings = PublishSubject<Int>()
    closed.onNext(())
    print("the screen has closed")
    _ = readings.take(until: closed).subscribe { event in print(event) }
    readings.onNext(20)
  }
}
