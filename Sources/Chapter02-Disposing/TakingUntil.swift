import ChapterKit
import RxLite

func takingUntil() {
  listing("disposed-log", "dispose() gives no one a chance to finish") {
    let lamps = Lamps()
    let log = lamps.counting().reduce(0) { count, _ in count + 1 }.subscribe(
      onNext: { count in print("log: \(count) readings") },
      onDisposed: { print("the log is closed") })
    sleep(0.2)
    log.dispose()
    print("lamps lit: \(lamps.lit)")
  }

  listing("take-until", "a subscription that ends with an event", shows: "14") {
    let closed = PublishSubject<Void>()
    let lamps = Lamps()
    _ = lamps.counting().take(until: closed).reduce(0) { count, _ in count + 1 }
      .subscribe(onNext: { count in print("log: \(count) readings") })
    sleep(0.2)
    closed.onNext(())
    print("lamps lit: \(lamps.lit)")
  }

  listing("take-until-deallocated", "a subscription that ends with its owner", shows: "7 14") {
    final class Screen: LifetimeOwner, ReactiveCompatible {
      let lifetime = LifetimeToken()

      func log(_ readings: Observable<Int>) {
        _ = readings.take(until: self.rx.deallocated)
          .reduce(0) { count, _ in count + 1 }
          .subscribe(onNext: { count in print("log: \(count) readings") })
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
    let signedOut = PublishSubject<Void>()
    _ = readings.take(until: closed).subscribe { event in print("until closed: \(event)") }
    _ = readings.take(until: signedOut).subscribe { event in print("until signed out: \(event)") }

    closed.onCompleted()
    signedOut.onError(Offline())
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
