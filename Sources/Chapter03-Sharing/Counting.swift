import ChapterKit
import RxLite

extension ObservableType {
  /// Starts the source for the first subscriber, and stops it after the last.
  func counted() -> Observable<Element> {
    let run = publish()
    var count = 0
    var connection: (any Disposable)?

    return Observable.create { observer in
      let subscription = run.subscribe(observer)
      count += 1
      if count == 1 { connection = run.connect() }

      return Disposables.create {
        subscription.dispose()
        count -= 1
        if count == 0 { connection?.dispose() }
      }
    }
  }
}

func counting() {
  listing("connect-first", "a run that is over before anyone has subscribed", shows: "21") {
    let readings = lastYear().publish()
    _ = readings.connect()
    _ = readings.subscribe { event in print("curve: \(event)") }
  }

  listing("ref-count", "the first connects, and the last disconnects", shows: "21") {
    let readings = thermometer().counted()
    let label = readings.subscribe(onNext: { degrees in print("label: \(degrees)°C") })
    let title = readings.subscribe(onNext: { degrees in print("title: \(degrees)°C") })
    sleep(0.05)
    print("the label leaves")
    label.dispose()
    sleep(0.1)
    print("the title leaves")
    title.dispose()
  }
}
