import ChapterKit
import RxLite

func makingYourOwn() {
  listing("myJust", "one element, then completed", reproduces: "A4", shows: "19") {
    func myJust<E>(_ element: E) -> Observable<E> {
      return Observable.create { observer in
        observer.on(.next(element))
        observer.on(.completed)
        return Disposables.create()
      }
    }

    _ = myJust(0)
      .subscribe(onNext: { n in
        print(n)
      })
  }

  listing("cold", "making a sequence does nothing; subscribing does", shows: "A14 17") {
    func searchWikipedia(_ searchTerm: String) -> Observable<[String]> {
      return Observable.create { observer in
        print("request: \(searchTerm)")
        return after(0.1) {
          observer.onNext(["\(searchTerm): an article"])
          observer.onCompleted()
        }
      }
    }

    let searchForMe = searchWikipedia("me")
    print("no request yet")

    let cancel = searchForMe.subscribe(onNext: { results in print(results) })
    print("subscribed once")

    let cancelSecond = searchForMe.subscribe(onNext: { results in print(results) })
    print("subscribed twice")

    sleep(0.2)
    cancel.dispose()
    cancelSecond.dispose()
  }

  listing(
    "myFrom", "each subscription starts from the beginning", reproduces: "A5", shows: "19 20"
  ) {
    func myFrom<E>(_ sequence: [E]) -> Observable<E> {
      return Observable.create { observer in
        for element in sequence {
          observer.on(.next(element))
        }

        observer.on(.completed)
        return Disposables.create()
      }
    }

    let stringCounter = myFrom(["first", "second"])

    print("Started ----")

    // first time
    _ = stringCounter.subscribe(onNext: { n in
      print(n)
    })

    print("----")

    // again
    _ = stringCounter.subscribe(onNext: { n in
      print(n)
    })

    print("Ended ----")
  }
}
