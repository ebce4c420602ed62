import RxLite

/// Searches for the text after each pause in the typing, and again at each tap.
///
/// A text that is too short is due at once, as an empty one. Each new text restarts the pause, an equal
/// text makes no request, a new request cancels the old one, and a tap during a request is ignored.
func typeahead(
  _ text: Observable<String>, again: Observable<Void>, minimum: Int, pause: RxTimeInterval,
  scheduler: any SchedulerType, search: @escaping (String) -> Observable<[String]>
) -> Observable<[String]> {
  text
    .flatMapLatest { text -> Observable<String> in
      if text.count < minimum { return .just("") }
      return .just(text).delay(pause, scheduler: scheduler)
    }
    .distinctUntilChanged()
    .flatMapLatest { query -> Observable<[String]> in
      if query.isEmpty { return .just([]) }
      return again.startWith(()).flatMapFirst { search(query).catchAndReturn([]) }
    }
}
