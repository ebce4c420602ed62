import ChapterKit
import RxLite

/// Switches a sensor on, at each subscription, and emits 18, 19, 20, …, ten times a second.
func thermometer() -> Observable<Int> {
  Observable.create { observer in
    print("sensor on")
    var degrees = 18
    let timer = clock.makeTimer()
    timer.schedule(deadline: .now(), repeating: .milliseconds(100))
    timer.setEventHandler {
      observer.onNext(degrees)
      degrees += 1
    }
    timer.resume()
    return Disposables.create {
      timer.cancel()
      print("sensor off")
    }
  }
}
