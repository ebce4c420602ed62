import RxLite

extension ObservableType {
  /// Shares one run of the source among all uses of it inside `build`.
  ///
  ///     --1------2------|
  ///       shareWithin { .merge($0, $0.map { $0 * 10 }) }
  ///     --(1,10)-(2,20)-|
  ///
  /// The subject is subscribed to the source last, when every use has subscribed. The subscription
  /// disposes both the result and the run: the result may end before the source, and the run must end
  /// with it.
  ///
  /// NB: A use may begin after the end of the source. The subject, which has ended, sends it the end.
  /// `publish()` would have a new subject by then, for a run that nobody starts.
  func shareWithin<Result>(
    _ build: @escaping (Observable<Element>) -> Observable<Result>
  ) -> Observable<Result> {
    .create { observer in
      let shared = PublishSubject<Element>()
      let subscription = build(shared).subscribe(observer)
      let connection = self.subscribe(shared)
      return Disposables.create(subscription, connection)
    }
  }
}
