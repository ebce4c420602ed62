extension ObservableType {
  /// A sequence made by hand: `subscribe` is called for each subscription, with the observer to
  /// send events to.
  ///
  ///       create { $0.onNext(1); $0.onCompleted(); return Disposables.create() }
  ///     (1,|)
  ///
  /// What the closure sends after a terminal event, or after the subscription was disposed, is
  /// dropped (rule 1). Its calls must not overlap (rule 2): that is the closure's own duty.
  ///
  /// - Parameter subscribe: starts the work, and returns what stops it. Work that is done by the time
  ///   it returns has nothing to stop: return `Disposables.create()`.
  /// - Ends: when the closure says so.
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
