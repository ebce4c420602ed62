import ChapterKit
import RxLite

/// The wrapper that RxSwift 1 put around each element.
private struct Box<Value>: CustomStringConvertible {
  let value: Value
  var description: String { "Box(\(value))" }
}

extension ObservableType {
  /// Prints what happens, in the form of the oldest `debug`. `text` makes the text of an event.
  fileprivate func probe(
    _ identifier: String, _ text: @escaping (Event<Element>) -> String
  ) -> Observable<Element> {
    return Observable.create { observer in
      print("[\(identifier)] subscribed")
      let subscription = self.subscribe { event in
        print("[\(identifier)] -> Event \(text(event))")
        observer.on(event)
      }
      return Disposables.create {
        print("[\(identifier)] dispose")
        subscription.dispose()
      }
    }
  }
}

extension ObservableType {
  fileprivate func myDebug(identifier: String) -> Observable<Element> {
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

  listing("debug-as-printed", "the same operator, in an older form", reproduces: "A10") {
    let subscription = myInterval(.milliseconds(100))
      .probe("my probe") { event in "\(event.map(Box.init))" }
      .map { e in
        return "This is simply \(e)"
      }
      .subscribe(onNext: { n in
        print(n)
      })

    sleep(0.5)

    subscription.dispose()
  }

  listing("debug-of-rxswift-1", "and in the form of RxSwift 1", shows: "A10") {
    let subscription = myInterval(.milliseconds(100))
      .probe("my probe") { event in
        let text = "\(event.map(Box.init))"
        return text.prefix(1).uppercased() + text.dropFirst()
      }
      .subscribe()

    sleep(0.1)

    subscription.dispose()
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
