import ChapterKit
import RxLite

/// A server that finds every query, after a tenth of a second, and fails for "bad".
private enum API {
  static func getSearchResults(_ query: String) -> Observable<[String]> {
    return Observable.create { observer in
      print("request: \(query)")
      return after(0.1) {
        if query == "bad" {
          observer.onError(WeatherError.offline)
        } else {
          observer.onNext([query])
          observer.onCompleted()
        }
      }
    }
  }
}

func searching() {
  listing("search-results-not-shared", "one query, and a request for each binding", shows: "37") {
    let searchText = PublishSubject<String>()
    let bag = DisposeBag()

    let searchResults = searchText.flatMapLatest { query in API.getSearchResults(query) }

    searchResults
      .subscribe(onNext: { results in print("count: \(results.count)") })
      .disposed(by: bag)
    searchResults
      .subscribe(onNext: { results in print("rows: \(results)") })
      .disposed(by: bag)

    searchText.onNext("a")
    sleep(1)
    print("a late binding")
    searchResults
      .subscribe(onNext: { results in print("late: \(results)") })
      .disposed(by: bag)
    sleep(1)
  }

  listing("search-results", "one request for each query, whatever is bound", shows: "A18 36 37") {
    let searchText = PublishSubject<String>()
    let bag = DisposeBag()

    let queries = searchText.throttle(.milliseconds(300), scheduler: clock.scheduler)
      .distinctUntilChanged()

    let searchResults = queries.flatMapLatest { query in
      API.getSearchResults(query)
        .retry(3)
        .startWith([])  // clears results on new search term
        .catchAndReturn([])
    }
    .share(replay: 1)  // <- notice the `share` operator

    searchResults
      .subscribe(onNext: { results in print("count: \(results.count)") })
      .disposed(by: bag)
    searchResults
      .subscribe(onNext: { results in print("rows: \(results)") })
      .disposed(by: bag)

    for query in ["a", "a", "bad", "b"] {
      print("typed: \(query)")
      searchText.onNext(query)
      sleep(1)
    }
    print("a late binding")
    searchResults
      .subscribe(onNext: { results in print("late: \(results)") })
      .disposed(by: bag)
  }
}
