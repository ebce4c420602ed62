import ChapterKit
import RxLite
import RxLiteTest

func wholeSuite() {
  listing("whole-suite", "all that a search promises") {
    for (name, tested) in [("the first search", firstSearch), ("the search", search)] {
      print(name)
      whatTheUserDoes(tested)
      whatTheServerDoes(tested)
    }
  }

  listing("the-same-text", "a drawing that the suite lacks") {
    whatTheUserTriesAgain(search)
  }

  listing("all-green", "the suite, on a search that knows what has failed") {
    whatTheUserDoes(wholeSearch)
    whatTheServerDoes(wholeSearch)
    whatTheUserTriesAgain(wholeSearch)
  }
}

func whatTheUserDoes(_ tested: Search) {
  test("waits until the user has paused for three seconds") { time in
    try marbles(in: time) {
      "-a-b-c--------".hot
      tested($0, time) { text in .just(text) }
      "--------c-----"
    }
  }
  test("doesn't search twice for the same text") { time in
    try marbles(in: time) {
      "-a---a---b----".hot
      tested($0, time) { text in .just(text) }
      "----a-------b-"
    }
  }
  test("answers the last text when the field closes") { time in
    try marbles(in: time) {
      "-a|".hot
      tested($0, time) { text in .just(text) }
      "--(a,|)"
    }
  }
}

func whatTheServerDoes(_ tested: Search) {
  test("drops the answer for an older text") { time in
    try marbles(in: time) { texts, slow, fast in
      "-a---b--------".hot
      "-------A|"
      "-B|"
      tested(texts, time) { text in text == "a" ? slow : fast }
      "---------B----"
    }
  }
  test("goes on after a request that failed") { time in
    try marbles(in: time) {
      "-a-------b----".hot
      tested($0, time) { text in text == "a" ? .error(Offline()) : .just(text) }
      "----offline-b-"
    }
  }
}

func whatTheUserTriesAgain(_ tested: Search) {
  test("searches again for a text whose request has failed") { time in
    try marbles(in: time) {
      "-a-------a----".hot
      tested($0, time) { _ in .error(Offline()) }
      "----offline-offline"
    }
  }
}

/// Searches for a text when the user has paused for three seconds, unless the text is the same as before and
/// its request hasn't failed.
func wholeSearch(
  _ texts: Observable<String>, on scheduler: any SchedulerType,
  request: @escaping (String) -> Observable<String>
) -> Observable<String> {
  .deferred {
    var hasFailed = false
    return texts.debounce(.seconds(3), scheduler: scheduler)
      .distinctUntilChanged { last, text in text == last && !hasFailed }
      .flatMapLatest { text in
        hasFailed = false
        return request(text).catch { _ in
          hasFailed = true
          return .just("offline")
        }
      }
  }
}
