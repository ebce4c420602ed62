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

/// Request 1 at once, request 2 after 0.1 s.
private let requests: Observable<Int> = timeline((0, .next(1)), (1, .next(2)), (1, .completed))

private func run(_ answers: Observable<String>) {
  _ = answers.subscribe { print($0) }
  sleep(0.6)
}

func flatMaps() {
  listing("flatMap", "every answer, in the order of arrival", shows: "98") {
    let answers = requests.flatMap { request in answer(to: request) }
    run(answers)
  }

  listing("flatMapFirst", "no second request while the first is running", shows: "98") {
    let answers = requests.flatMapFirst { request in answer(to: request) }
    run(answers)
  }

  listing("flatMapLatest", "a new request cancels the old one", shows: "98") {
    let answers = requests.flatMapLatest { request in answer(to: request) }
    run(answers)
  }

  listing("concatMap", "one request after the other", shows: "98") {
    let answers = requests.concatMap { request in answer(to: request) }
    run(answers)
  }

  listing("stale", "the slow answer overwrites the new one", shows: "63") {
    func show(_ name: String, _ answers: Observable<String>) {
      var label = ""
      _ = answers.subscribe(onNext: { label = $0 })
      print("\(name): the label says \(label)")
    }
    let queries = Observable.of("r", "rx")
    func search(_ text: String) -> Observable<String> { .just("results for \(text)") }
    func slowSearch(_ text: String) -> Observable<String> {
      timeline((text == "r" ? 3 : 1, .next("results for \(text)")), (3, .completed))
    }

    show("flatMap, answered at once", queries.flatMap { search($0) })
    show("flatMapLatest, answered at once", queries.flatMapLatest { search($0) })

    var label = ""
    _ = queries.flatMap { slowSearch($0) }.subscribe(onNext: { label = $0 })
    sleep(0.5)
    print("flatMap, answered later: the label says \(label)")
    _ = queries.flatMapLatest { slowSearch($0) }.subscribe(onNext: { label = $0 })
    sleep(0.5)
    print("flatMapLatest, answered later: the label says \(label)")
  }
}
