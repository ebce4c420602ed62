import RxLite

/// Emits 1, 2 … up to `last`, then completes.
public func countUp(to last: Int) -> Observable<Int> {
  .empty()
}
