import ChapterKit
import RxLite

func makingYourOwn() {
  listing("cold", "making a sequence does nothing; subscribing does") {
    let searchForMe = searchWikipedia("me")
    print("made, and no request was sent")

    let cancel = searchForMe.subscribe(onNext: { results in print(results) })
    print("subscribed once")

    let again = searchForMe.subscribe(onNext: { results in print(results) })
    print("subscribed twice")

    sleep(0.2)
    cancel.dispose()
    again.dispose()
  }

  listing("myJust", "one element, then the end", reproduces: "A4") {
    _ = myJust(0)
      .subscribe(onNext: { n in
        print(n)
      })
  }

  listing("before-subscribe-returns", "a loop in create can't be interrupted") {
    let subscription = SerialDisposable()
    let loop = Observable<Int>.create { observer in
      for element in 1...3 {
        print("the loop sends \(element)")
        observer.on(.next(element))
      }
      observer.on(.completed)
      return Disposables.create()
    }

    print("subscribe is called")
    subscription.disposable = loop.subscribe { event in
      print("received \(event)")
      subscription.dispose()  // Too early: there is nothing in it yet.
    }
    print("subscribe has returned")

    print("with take(1)")
    _ = loop.take(1).subscribe { event in print("received \(event)") }
  }

  listing("myFrom", "each subscription starts from the beginning", reproduces: "A5") {
    let stringCounter = myFrom(["first", "second"])

    print("Started ----")

    // first time
    _ =
      stringCounter
      .subscribe(onNext: { n in
        print(n)
      })

    print("----")

    // again
    _ =
      stringCounter
      .subscribe(onNext: { n in
        print(n)
      })

    print("Ended ----")
  }

  listing("nothing-to-stop", "Disposables.create() is for work that is done") {
    let done = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    done.subscribe { print($0) }.dispose()

    // What was opened is another matter: it has to be closed, however early the end came.
    let opened = Observable<Int>.create { observer in
      print("a file is opened")
      observer.onNext(2)
      observer.onCompleted()
      return Disposables.create { print("the file is closed") }
    }
    opened.subscribe { print($0) }.dispose()
  }
}

/// The text only declares this function; here an encyclopedia of one article answers, after 0.1 s.
private func searchWikipedia(_ searchTerm: String) -> Observable<[String]> {
  return Observable.create { observer in
    print("request: \(searchTerm)")
    return clock.scheduler.scheduleRelative((), dueTime: .milliseconds(100)) {
      observer.onNext(["\(searchTerm): an article"])
      observer.onCompleted()
      return Disposables.create()
    }
  }
}

private func myJust<E>(_ element: E) -> Observable<E> {
  return Observable.create { observer in
    observer.on(.next(element))
    observer.on(.completed)
    return Disposables.create()
  }
}

private func myFrom<E>(_ sequence: [E]) -> Observable<E> {
  return Observable.create { observer in
    for element in sequence {
      observer.on(.next(element))
    }

    observer.on(.completed)
    return Disposables.create()
  }
}
