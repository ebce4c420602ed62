import RxLite

/// Searches for a text when the user has paused for three seconds. In a project, this stands in the app, and
/// the tests import it.
func search(
  _ texts: Observable<String>, on scheduler: any SchedulerType,
  request: @escaping (String) -> Observable<String>
) -> Observable<String> {
  texts
    .debounce(.seconds(3), scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest { text in request(text).catchAndReturn("offline") }
}
