import ChapterKit
import RxLite

func takingUntil() {
  listing("take-until-lifetime", "a subscription that ends with its owner") {
    let lamps = Lamps()
    var screen: Screen? = Screen()
    _ = lamps.counting()
      .take(until: screen!.lifetime.ended)
      .subscribe {
        print($0)
      }
    sleep(0.2)

    print("the screen is closed")
    screen = nil
    print("lamps lit: \(lamps.lit)")
  }

  listing("end-is-no-sign", "an end is not a sign") {
    let sign = PublishSubject<Void>()
    let numbers = PublishSubject<Int>()
    let subscription = numbers.take(until: sign).subscribe { print($0) }

    numbers.onNext(1)
    sign.onCompleted()
    print("the sign has completed")
    numbers.onNext(2)
    subscription.dispose()

    let second = PublishSubject<Void>()
    _ = numbers.take(until: second).subscribe { print($0) }
    numbers.onNext(3)
    second.onNext(())
    numbers.onNext(4)
  }
}

private final class Screen {
  let lifetime = Lifetime()
}

/// Tells when its owner is released: the owner holds it, and nobody else does, so they go together.
///
/// Where there is Objective-C, RxSwift hangs such a thing on any object and calls it
/// `rx.deallocated`.
final class Lifetime {
  private let subject = PublishSubject<Void>()

  /// Sends one element, and completes, when the lifetime is over.
  var ended: Observable<Void> { subject.asObservable() }

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}
