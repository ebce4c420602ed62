import ChapterKit
import RxLite

func secondRequests() {
  listing("two-taps", "a button that is tapped twice", shows: "98") {
    func order(_ number: Int) -> Observable<String> {
      Observable.create { observer in
        print("order \(number) is sent")
        return after(0.3) {
          observer.onNext("order \(number) is confirmed")
          observer.onCompleted()
        }
      }
    }

    let taps = PublishSubject<Int>()
    _ = taps.flatMap(order).subscribe(onNext: { print($0) })
    taps.onNext(1)
    sleep(0.1)
    taps.onNext(2)
    sleep(1)
  }

  listing("four-flat-maps", "what becomes of the first request, and of the second", shows: "98") {
    let requests = timeline("-1-2-|")
    func answer(to request: String) -> Observable<String> {
      request == "1" ? timeline("-a----a|") : timeline("-b-b|")
    }

    printMarbles(
      for: 16,
      [
        "requests": requests,
        "flatMap": requests.flatMap(answer),
        "flatMapFirst": requests.flatMapFirst(answer),
        "flatMapLatest": requests.flatMapLatest(answer),
        "concatMap": requests.concatMap(answer),
      ])
  }

  listing("tapped-once", "flatMapFirst ignores the second tap", shows: "98") {
    func order(_ number: Int) -> Observable<String> {
      Observable.create { observer in
        print("order \(number) is sent")
        return after(0.3) {
          observer.onNext("order \(number) is confirmed")
          observer.onCompleted()
        }
      }
    }

    let taps = PublishSubject<Int>()
    _ = taps.flatMapFirst(order).subscribe(onNext: { print($0) })
    taps.onNext(1)
    sleep(0.1)
    taps.onNext(2)
    sleep(1)
    taps.onNext(3)
    sleep(1)
  }
}
