import RxLite

extension ObservableType {
  /// Shares one run of the source among all uses of it inside `build`.
  ///
  ///     --1------2------|
  ///       shareWithin { .merge($0, $0.map { $0 * 10 }) }
  ///     --(1,10)-(2,20)-|
  ///
  /// It connects last, when every use has subscribed. The subscription disposes both the result and
  /// the connection: the result may end before the source, and the run must end with it.
  func shareWithin<Result>(
    _ build: @escaping (Observable<Element>) -> Observable<Result>
  ) -> Observable<Result> {
    .create { observer in
      let shared = self.publish()
      let subscription = build(shared).subscribe(observer)
      let connection = shared.connect()
      return Disposables.create(subscription, connection)
    }
  }
}
