import ChapterKit
import RxLite

/// The error of a kettle.
enum KettleError: Error {
  case noWater
}

/// The kettle of chapter 1: from 60° on, it emits its place and its temperature once a second, until it
/// boils. It fails when it has reached `limit`.
func kettle(_ place: String, dryAt limit: Int = .max) -> Observable<String> {
  Observable.create { observer in
    print("switched on")
    var degrees = 20
    let timer = clock.makeTimer()
    timer.schedule(deadline: .now() + .seconds(1), repeating: .seconds(1))
    timer.setEventHandler {
      degrees += 20
      if degrees > 50 { observer.onNext(degrees) }
      if degrees == 100 { observer.onCompleted() }
    }
    timer.resume()

    return Disposables.create {
      timer.cancel()
      print("switched off")
    }
  }
  .map { (degrees: Int) in
    if degrees >= limit { throw KettleError.noWater }
    return "\(place) \(degrees)°"
  }
}

/// Shows the temperature of a kettle.
final class Display: ObserverType {
  func on(_ event: Event<String>) {
    switch event {
    case .next(let text): print("display: \(text)")
    case .error(let error): print("display: out of order, \(error)")
    case .completed: print("display: tea time")
    }
  }
}
