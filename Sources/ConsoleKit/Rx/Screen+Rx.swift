import RxLite

extension Reactive where Base: Screen {
  /// That the screen has been loaded.
  ///
  /// - Ends: completes when the screen goes.
  public var viewDidLoad: ControlEvent<Void> {
    ControlEvent(events: base.loading.take(until: deallocated))
  }

  /// Has a message pop up.
  public var alert: Binder<String> { Binder(base) { $0.present(alert: $1) } }
}
