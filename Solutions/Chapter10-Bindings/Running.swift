import RxLite

/// Tracks the requests of a screen, and says whether any of them is running.
///
///     save         ---^------S|-----------
///     search       ------^--------!-------
///     isAnimating  f--t-----------f-------    f is false, t is true
final class Running {
  private let count = BehaviorRelay(value: 0)

  /// Whether at least one request is running: now, and whenever that changes.
  var isAnimating: Observable<Bool> {
    count.map { count in count > 0 }.distinctUntilChanged()
  }

  /// Returns the same request, which counts as running from its subscription to its end.
  func track<Element>(_ request: Observable<Element>) -> Observable<Element> {
    request.do(
      onSubscribe: { [count] in count.accept(count.value + 1) },
      onDispose: { [count] in count.accept(count.value - 1) })
  }
}
