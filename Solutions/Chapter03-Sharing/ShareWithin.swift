import RxLite

extension ObservableType {
  /// Shares one run of the source among all uses of it inside `build`, and reports the elements that
  /// reach no use.
  ///
  ///     --1------2------|
  ///       shareWithin { .merge($0, $0.map { $0 * 10 }) }
  ///     --(1,10)-(2,20)-|
  ///
  /// The source is subscribed to last, when every use has subscribed. The subscription disposes both the
  /// result and the run: the result may end before the source, and the run must end with it.
  ///
  /// NB: The uses are counted before an element is passed on, since a use may leave when it receives it.
  /// And a use may begin after the end of the source. The subject, which has ended, sends it the end.
  /// `publish()` would have a new subject by then, for a run that nobody starts.
  func shareWithin<Result>(
    _ build: @escaping (Observable<Element>) -> Observable<Result>,
    missed: @escaping (Element) -> Void = { _ in }
  ) -> Observable<Result> {
    .create { observer in
      let shared = PublishSubject<Element>()
      var uses = 0
      let counted = Observable<Element>.create { use in
        uses += 1
        let subscription = shared.subscribe(use)
        return Disposables.create {
          uses -= 1
          subscription.dispose()
        }
      }
      let subscription = build(counted).subscribe(observer)
      let connection = self.subscribe { event in
        if uses == 0, let element = event.element { missed(element) }
        shared.on(event)
      }
      return Disposables.create {
        subscription.dispose()
        connection.dispose()
      }
    }
  }
}
