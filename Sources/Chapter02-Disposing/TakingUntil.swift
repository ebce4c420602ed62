import ChapterKit
import RxLite

func takingUntil() {
  listing("take-until-lifetime", "a subscription that ends with its owner", shows: "7 14") {
    final class Screen: LifetimeOwner, ReactiveCompatible {
      let lifetime = LifetimeToken()

      func show(_ sequence: Observable<Int>) {
        _ = sequence.take(until: self.rx.deallocated)
          .subscribe {
            print($0)
          }
      }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    sleep(0.2)

    print("the screen closes")
    screen = nil
    print("lamps lit: \(lamps.lit)")
  }

  listing("end-is-no-sign", "a trigger that completes changes nothing", shows: "14") {
    let trigger = PublishSubject<Void>()
    let numbers = PublishSubject<Int>()
    let subscription = numbers.take(until: trigger).subscribe { print($0) }

    numbers.onNext(1)
    trigger.onCompleted()
    print("the trigger has completed")
    numbers.onNext(2)
    subscription.dispose()
  }

  listing("too-late", "a subject doesn't repeat the trigger") {
    final class Screen {
      let closed = PublishSubject<Void>()

      deinit { closed.onNext(()) }
    }

    let numbers = PublishSubject<Int>()
    var screen: Screen? = Screen()
    let closed = screen!.closed
    _ = numbers.take(until: closed).subscribe { print("early: \($0)") }
    print("the screen closes")
    screen = nil

    let subscription = numbers.take(until: closed).subscribe { print("late: \($0)") }
    numbers.onNext(1)
    subscription.dispose()
  }
}
