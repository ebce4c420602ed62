import RxLite

extension Reactive where Base: Screen {
  /// Emits an element when the screen has been loaded.
  ///
  /// - Ends: Completes when the screen is released.
  public var viewDidLoad: ControlEvent<Void> {
    ControlEvent(events: base.loading.take(until: deallocated))
  }

  /// Shows messages.
  public var alert: Binder<String> { Binder(base) { $0.present(alert: $1) } }
}
