import RxLite

/// Searches for the text after each pause in the typing.
///
/// Each key restarts the pause, an equal text makes no request, a new request cancels the old one,
/// and a failed request costs one answer.
func typeahead(
  _ text: Observable<String>, pause: RxTimeInterval, scheduler: any SchedulerType,
  search: @escaping (String) -> Observable<[String]>
) -> Observable<[String]> {
  text
    .debounce(pause, scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest { query in search(query).catchAndReturn([]) }
}
