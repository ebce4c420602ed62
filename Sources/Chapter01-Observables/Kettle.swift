import ChapterKit
import RxLite

/// Switches a kettle on, at each subscription, and emits its temperature once a second until it boils.
func boil() -> Observable<Int> {
  Observable.create { observer in
    print("switched on")
    var degrees = 20
    let timer = clock.makeTimer()
    timer.schedule(deadline: .now() + .seconds(1), repeating: .seconds(1))
    timer.setEventHandler {
      degrees += 20
      observer.onNext(degrees)
      if degrees == 100 { observer.onCompleted() }
    }
    timer.resume()

    return Disposables.create {
      timer.cancel()
      print("switched off")
    }
  }
}

/// The errors of a kettle.
enum KettleError: Error {
  case noWater
}
