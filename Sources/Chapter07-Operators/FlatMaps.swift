import ChapterKit
import RxLite

/// Two requests: the first is answered after 0.3 s, the second after 0.1 s.
private func answer(to request: Int) -> Observable<String> {
  let delay = request == 1 ? 0.3 : 0.1
  return Observable.create { observer in
    print("  request \(request) sent")
    let work = after(delay) {
      observer.onNext("answer \(request)")
      observer.onCompleted()
    }
    return Disposables.create {
      work.dispose()
      print("  request \(request) released")
    }
  }
}

private func run(_ answers: Observable<String>) {
  _ = answers.subscribe { print($0) }
  sleep(0.6)
}

func flatMaps() {
  listing("flatMap", "every answer, in the order of arrival", shows: "98") {
    let requests: Observable<Int> = timeline((0, .next(1)), (1, .next(2)), (1, .completed))
    let answers = requests.flatMap { request in answer(to: request) }
    run(answers)
  }

  listing("flatMapFirst", "no second request while the first is running", shows: "98") {
    let requests: Observable<Int> = timeline((0, .next(1)), (1, .next(2)), (1, .completed))
    let answers = requests.flatMapFirst { request in answer(to: request) }
    run(answers)
  }

  listing("flatMapLatest", "a new request cancels the old one", shows: "98") {
    let requests: Observable<Int> = timeline((0, .next(1)), (1, .next(2)), (1, .completed))
    let answers = requests.flatMapLatest { request in answer(to: request) }
    run(answers)
  }

  listing("concatMap", "one request after the other", shows: "98") {
    let requests: Observable<Int> = timeline((0, .next(1)), (1, .next(2)), (1, .completed))
    let answers = requests.concatMap { request in answer(to: request) }
    run(answers)
  }

  listing("stale", "the slow answer overwrites the new one", shows: "63") {
    func search(_ text: String, seconds: Double) -> Observable<String> {
      Observable.create { observer in
        after(seconds) {
          observer.onNext("results for \(text)")
          observer.onCompleted()
        }
      }
    }
    func seconds(_ text: String) -> Double { text == "r" ? 0.3 : 0.1 }
    var label = ""
    let queries = Observable.of("r", "rx")

    _ = queries.flatMap { Observable.just("results for \($0)") }.subscribe(onNext: { label = $0 })
    print("answered at once, flatMap:       \(label)")

    _ = queries.flatMap { search($0, seconds: seconds($0)) }.subscribe(onNext: { label = $0 })
    sleep(0.5)
    print("answered later,   flatMap:       \(label)")

    _ = queries.flatMapLatest { search($0, seconds: seconds($0)) }
      .subscribe(onNext: { label = $0 })
    sleep(0.5)
    print("answered later,   flatMapLatest: \(label)")
  }
}
