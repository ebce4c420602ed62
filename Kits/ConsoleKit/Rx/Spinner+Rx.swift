import RxLite

extension Reactive where Base: Spinner {
  /// Starts and stops the wheel.
  public var isAnimating: Binder<Bool> {
    Binder(base) { spinner, isAnimating in
      if isAnimating { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
  }
}
