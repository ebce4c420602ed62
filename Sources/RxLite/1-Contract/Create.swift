extension ObservableType {
  /// Creates a sequence from a closure, which is called for each subscription with the observer to
  /// send events to.
  ///
  ///       create { $0.onNext(1); $0.onCompleted(); return Disposables.create() }
  ///     (1,|)
  ///
  /// Events that the closure sends after a terminal event, or after the subscription was disposed,
  /// are dropped (rules 1 and 4). Its calls must not overlap (rule 2): the closure has to see to
  /// that itself.
  ///
  /// - Parameter subscribe: Starts the work, and returns a disposable that stops it. If the work is
  ///   done before the closure returns, there is nothing to stop: return `Disposables.create()`.
  /// - Ends: When the closure sends a terminal event.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable { sink in
      sink.attach(
        subscribe(
          AnyObserver { if sink.subscription.admitsFromSource($0) { sink.on($0) } }))
    }
  }
}
