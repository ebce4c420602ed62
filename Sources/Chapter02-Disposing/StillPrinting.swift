import ChapterKit
import Foundation
import RxLite

func stillPrinting() {
  listing("from-elsewhere", "dispose() doesn't wait for the event in progress", shows: "9") {
    let readings = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let other = OtherThread("the other thread disposes") {
      subscription?.dispose()
      print("dispose() has returned")
    }

    subscription = readings.subscribe(onNext: { n in
      print("begin \(n)")
      other.start()
      other.join()
      print("end \(n)")
    })
    readings.onNext(20)
    readings.onNext(40)
    print("40 was sent")
  }

  listing("same-scheduler", "disposed where it is delivered: no late event", shows: "A2 10") {
    let scheduler = SerialDispatchQueueScheduler(named: "screen")
    let readings = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let other = OtherThread("the other thread schedules") {
      _ = scheduler.schedule(()) {
        subscription?.dispose()
        print("dispose() has returned")
        return Disposables.create()
      }
    }

    subscription = readings.observe(on: scheduler).subscribe(onNext: { n in
      print("begin \(n)")
      other.start()
      other.join()
      print("end \(n)")
    })
    readings.onNext(20)
    runQueues()
    readings.onNext(40)
    runQueues()
    print("40 was sent")
  }

  listing("closes-itself", "a bag disposes where the last reference is given up") {
    final class Screen {
      private let bag = DisposeBag()
      var close: () -> Void = {}

      func show(_ readings: Observable<Int>) {
        readings.subscribe(
          with: self,
          onNext: { screen, n in
            print("begin \(n)")
            if n == 0 { screen.close() }
            print("end \(n)")
          }
        )
        .disposed(by: bag)
      }

      deinit { print("released on the main thread: \(Thread.isMainThread)") }
    }

    let readings = PublishSubject<Int>()
    var screen: Screen? = Screen()
    screen?.close = { screen = nil }
    screen?.show(readings)
    let other = OtherThread("another thread sends") { readings.onNext(0) }
    other.start()
    other.join()
  }
}
