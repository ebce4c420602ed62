import RxLite

/// Searches for a text when the user has paused for three seconds. Its fault: an older request goes on, and its
/// answer may come last.
func firstSearch(
  _ texts: Observable<String>, on scheduler: any SchedulerType,
  request: @escaping (String) -> Observable<String>
) -> Observable<String> {
  texts
    .debounce(.seconds(3), scheduler: scheduler)
    .distinctUntilChanged()
    .flatMap(request)
}

/// Searches for a text when the user has paused for three seconds. A newer text cancels the request for an
/// older one.
func search(
  _ texts: Observable<String>, on scheduler: any SchedulerType,
  request: @escaping (String) -> Observable<String>
) -> Observable<String> {
  texts
    .debounce(.seconds(3), scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest(request)
}

/// What both of them are.
typealias Search = (
  Observable<String>, any SchedulerType, @escaping (String) -> Observable<String>
) -> Observable<String>
