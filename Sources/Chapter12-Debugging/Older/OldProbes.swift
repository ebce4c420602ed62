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

func oldProbes() {
  listing("debug", "each event at one place of a chain, with its time", shows: "A10 29") {
    let subscription = myInterval(.milliseconds(100))
      .debug("my probe")
      .map { e in
        return "This is simply \(e)"
      }
      .subscribe(onNext: { n in
        print(n)
      })

    sleep(0.3)

    subscription.dispose()
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

  listing("myDebug", "debug, written by hand", shows: "A11 29") {
    _ = Observable.of(1, 2)
      .myDebug(identifier: "id")
      .subscribe(onNext: { n in print(n) })
  }
}
