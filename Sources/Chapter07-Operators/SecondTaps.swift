import ChapterKit
import RxLite

func secondTaps() {
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

  listing("tapped-once", "flatMapFirst ignores the taps that come too early", shows: "98") {
    let taps = PublishSubject<Int>()
    _ = taps.flatMapFirst { total in pay(total) }
      .subscribe(onNext: { print($0) })

    taps.onNext(8)
    sleep(0.1)
    taps.onNext(8)
    sleep(0.1)
    taps.onNext(8)
    sleep(1)
    taps.onNext(5)
    sleep(1)
  }
}
