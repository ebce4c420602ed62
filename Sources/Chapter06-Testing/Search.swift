import RxLite

/// Searches for a text when the user has paused for three seconds. It has the faults that the chapter finds.
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
/// older one, and a request that fails is answered with a text.
func search(
  _ texts: Observable<String>, on scheduler: any SchedulerType,
  request: @escaping (String) -> Observable<String>
) -> Observable<String> {
  texts
    .debounce(.seconds(3), scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest { text in request(text).catchAndReturn("offline") }
}

/// What both of them are.
typealias Search = (
  Observable<String>, any SchedulerType, @escaping (String) -> Observable<String>
) -> Observable<String>
