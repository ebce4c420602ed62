// By hand, with a serial disposable. If a request answers at once, and the subscriber asks again, the older request
// is put into it last, and the newer one is disposed.
// Rejected with: Place 1 is the newer question, and its request goes on.

import RxLite

func newestWeather<Place: Equatable>(
  cities: Observable<String>, places: Observable<Place>,
  weatherIn: @escaping (String) -> Observable<String>,
  weatherAt: @escaping (Place) -> Observable<String>
) -> Observable<String> {
  .create { observer in
    let serial = SerialDisposable()
    var isOver = false
    var running = 0
    var number = 0
    let questions = Observable.merge(cities.map(weatherIn), places.map(weatherAt))
      .subscribe(
        onNext: { request in
          number += 1
          let mine = number
          running = mine
          serial.disposable.dispose()
          serial.disposable = request.subscribe(
            onNext: { observer.onNext($0) },
            onError: { _ in
              guard running == mine else { return }
              running = 0
              if isOver { observer.onCompleted() }
            },
            onCompleted: {
              guard running == mine else { return }
              running = 0
              if isOver { observer.onCompleted() }
            })
        }, onError: { observer.onError($0) },
        onCompleted: {
          isOver = true
          if running == 0 { observer.onCompleted() }
        })
    return Disposables.create(questions, serial)
  }
}
