import RxLite

/// Emits `count` consecutive numbers, beginning with `start`, then completes.
///
///     myRange(from: 3, count: 4)
///     (3,4,5,6,|)
///
/// The completion stands below the loop, not inside it, so a range of no numbers completes as well.
func myRange(from start: Int, count: Int) -> Observable<Int> {
  .create { observer in
    for offset in 0..<count {
      observer.onNext(start + offset)
    }
    observer.onCompleted()
    return Disposables.create()
  }
}
