import ChapterKit
import RxLite

extension ObservableType {
  func myDebug(identifier: String) -> Observable<Element> {
    return Observable.create { observer in
      print("subscribed \(identifier)")
      let subscription = self.subscribe { e in
        print("event \(identifier) \(e)")
        switch e {
        case .next(let value):
          observer.on(.next(value))
        case .error(let error):
          observer.on(.error(error))
        case .completed:
          observer.on(.completed)
        }
      }
      return Disposables.create {
        print("disposing \(identifier)")
        subscription.dispose()
      }
    }
  }
}

func ownProbes() {
  listing("myDebug", "debug, written by hand", shows: "A11 29") {
    _ = Observable.of(1, 2)
      .myDebug(identifier: "id")
      .subscribe(onNext: { n in print(n) })
  }

  listing("forgets-to-dispose", "a probe that keeps its source running", shows: "29") {
    func myDebug(_ source: Observable<Int>) -> Observable<Int> {
      return Observable.create { observer in
        _ = source.subscribe { e in
          print("event \(e)")
          observer.on(e)
        }
        return Disposables.create { print("disposing") }
      }
    }

    let subscription = myDebug(myInterval(.milliseconds(100)))
      .subscribe(onNext: { n in print(n) })
    sleep(0.2)
    subscription.dispose()
    sleep(0.2)
  }

  listing("alarm", "work that is due later, and cancelled by an element") {
    func show(_ name: String, answer: Observable<String>) {
      let alarm = clock.scheduler.scheduleRelative((), dueTime: .seconds(5)) {
        print("\(name): nothing for 5 s")
        return Disposables.create()
      }
      _ = answer.subscribe(onNext: { text in
        alarm.dispose()
        print("\(name): \(text)")
      })
    }

    show("Oslo", answer: .just("4°C").delay(.seconds(2), scheduler: clock.scheduler))
    show("Lima", answer: .never())
    sleep(6)
  }
}
