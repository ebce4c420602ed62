import ChapterKit
import RxLite

extension ObservableType {
  func logged(_ name: String, to log: @escaping (String) -> Void) -> Observable<Element> {
    Observable.create { observer in
      self.subscribe { event in
        log("\(name): \(event)")
        observer.on(event)
      }
    }
  }
}

func ownProbes() {
  listing("first-log", "a probe that keeps its source running", shows: "29") {
    func logged(_ source: Observable<Int>) -> Observable<Int> {
      Observable.create { observer in
        _ = source.subscribe { event in
          print("log: \(event)")
          observer.on(event)
        }
        return Disposables.create()
      }
    }

    let readings = Observable<Int>.interval(.seconds(1), scheduler: clock.scheduler)
    let subscription = logged(readings).subscribe(onNext: { n in print("screen: \(n)") })
    sleep(2)
    subscription.dispose()
    print("the screen is closed")
    sleep(2)
  }

  listing("logged", "the same probe, for every sequence", shows: "29") {
    var lines: [String] = []
    let readings = Observable<Int>.interval(.seconds(1), scheduler: clock.scheduler)
    let subscription = readings.logged("room", to: { line in lines.append(line) }).subscribe()
    sleep(2)
    subscription.dispose()
    sleep(2)
    print(lines)
  }
}
