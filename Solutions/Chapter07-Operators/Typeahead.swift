import RxLite

/// Searches for what is typed, after each pause.
///
/// A key starts the pause again, an equal text starts nothing, a new request cancels the old one, and
/// a request that fails costs one answer.
func typeahead(
  _ text: Observable<String>, pause: RxTimeInterval, scheduler: any SchedulerType,
  search: @escaping (String) -> Observable<[String]>
) -> Observable<[String]> {
  text
    .debounce(pause, scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest { query in search(query).catchAndReturn([]) }
}
