import ChapterKit
import RxLite

func searching() {
  listing("search-results", "two bindings, one request for each query") {
    let searchText = PublishSubject<String>()
    let api = SearchAPI()
    let bag = DisposeBag()

    let searchResults =
      searchText
      .throttle(.milliseconds(300), scheduler: clock.scheduler)
      .distinctUntilChanged()
      .flatMapLatest { query in
        api.getSearchResults(query)
          .retry(3)
          .startWith([])  // clears results on new search term
          .catchAndReturn([])
      }
      .share(replay: 1)  // <- notice the `share` operator

    searchResults
      .map { results in results.count }
      .subscribe(onNext: { count in print("count: \(count)") })
      .disposed(by: bag)
    var rows: [[String]] = []
    searchResults
      .subscribe(onNext: { results in rows.append(results) })
      .disposed(by: bag)

    for query in ["a", "a", "bad", "b"] {
      print("typed: \(query)")
      searchText.onNext(query)
      sleep(1)
    }

    print("API calls: \(api.calls)")
    print("the other binding got: \(rows)")
    searchResults
      .subscribe(onNext: { results in print("a late observer gets: \(results)") })
      .disposed(by: bag)
  }

  listing("search-results-not-shared", "the same without share, and one query") {
    let searchText = PublishSubject<String>()
    let api = SearchAPI()
    let bag = DisposeBag()

    let searchResults =
      searchText
      .throttle(.milliseconds(300), scheduler: clock.scheduler)
      .distinctUntilChanged()
      .flatMapLatest { query in
        api.getSearchResults(query)
          .retry(3)
          .startWith([])
          .catchAndReturn([])
      }

    searchResults
      .map { results in results.count }
      .subscribe(onNext: { count in print("count: \(count)") })
      .disposed(by: bag)
    searchResults
      .subscribe(onNext: { results in print("rows: \(results)") })
      .disposed(by: bag)

    searchText.onNext("a")
    sleep(1)
    print("API calls: \(api.calls)")
    var heard: [[String]] = []
    searchResults
      .subscribe(onNext: { results in heard.append(results) })
      .disposed(by: bag)
    sleep(1)
    print("a late observer gets: \(heard.isEmpty ? "nothing" : "\(heard)")")
  }
}

/// A server that finds what it is asked for, after a tenth of a second, and can't stand "bad".
private final class SearchAPI {
  private(set) var calls = 0

  func getSearchResults(_ query: String) -> Observable<[String]> {
    return Observable.create { observer in
      self.calls += 1
      print("request: \(query)")
      return clock.scheduler.scheduleRelative((), dueTime: .milliseconds(100)) {
        if query == "bad" {
          observer.onError(Broken.pipe)
        } else {
          observer.onNext([query])
          observer.onCompleted()
        }
        return Disposables.create()
      }
    }
  }
}
