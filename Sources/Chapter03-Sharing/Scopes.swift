import ChapterKit
import RxLite

enum Broken: Error { case pipe }

func scopes() {
  listing("scopes", "what a late subscriber receives", shows: "21") {
    func lateSubscriber(
      _ scope: SubjectLifetimeScope, after happening: (any Disposable, AnyObserver<String>?) -> Void
    ) -> String {
      var run = 0
      var observer: AnyObserver<String>?
      let letters = Observable<String>.create {
        run += 1
        observer = $0
        $0.onNext("\(run)a")
        return Disposables.create()
      }

      let shared = letters.share(replay: 1, scope: scope)
      let first = shared.subscribe { _ in }
      happening(first, observer)
      var received: [String] = []
      let late = shared.subscribe { event in received.append(event.element ?? "\(event)") }
      late.dispose()
      first.dispose()
      return received.joined(separator: " ")
    }

    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      print("scope: .\(scope)")
      print("  during a run: ", lateSubscriber(scope) { _, _ in })
      print("  all disposed: ", lateSubscriber(scope) { first, _ in first.dispose() })
      print("  completed:    ", lateSubscriber(scope) { _, source in source?.onCompleted() })
      print("  failed:       ", lateSubscriber(scope) { _, source in source?.onError(Broken.pipe) })
    }
  }

  listing("stale", "yesterday's temperature") {
    func thermometer() -> Observable<String> {
      var days = ["18°C on Monday", "5°C on Tuesday"].makeIterator()
      return Observable.create { observer in
        after(0.05) {
          if let reading = days.next() { observer.onNext(reading) }
        }
      }
    }

    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      print("scope: .\(scope)")
      let temperature = thermometer().share(replay: 1, scope: scope)
      for day in ["Monday", "Tuesday"] {
        print(" \(day): the screen opens")
        let visit = temperature.subscribe(onNext: { reading in print("  \(reading)") })
        sleep(0.1)
        visit.dispose()
      }
    }
  }

  listing("retry-and-scopes", "retry needs a source that starts again") {
    func request() -> Observable<String> {
      var attempts = 0
      return Observable.create { observer in
        attempts += 1
        print("  attempt \(attempts)")
        if attempts < 3 {
          observer.onError(Broken.pipe)
        } else {
          observer.onNext("answer")
          observer.onCompleted()
        }
        return Disposables.create()
      }
    }

    print("share(replay: 1), then retry")
    _ = request().share(replay: 1).retry(3).subscribe { print("  \($0)") }
    print("share(replay: 1, scope: .forever), then retry")
    _ = request().share(replay: 1, scope: .forever).retry(3).subscribe { print("  \($0)") }
    print("retry, then share(replay: 1, scope: .forever)")
    _ = request().retry(3).share(replay: 1, scope: .forever).subscribe { print("  \($0)") }
  }

  listing("after-completion", "a connectable whose source has completed") {
    let request = Observable<String>.create { observer in
      print("  request")
      observer.onNext("answer")
      observer.onCompleted()
      return Disposables.create()
    }

    func show(_ answers: ConnectableObservable<String>) {
      _ = answers.connect()
      print("  it has completed; now subscribe")
      _ = answers.subscribe { event in print("  received \(event)") }
      print("  connect again")
      _ = answers.connect()
    }

    print("a subject for each connection")
    show(request.multicast { ReplaySubject<String>.createUnbounded() })
    print("one for all")
    show(request.multicast(ReplaySubject<String>.createUnbounded()))
  }
}
