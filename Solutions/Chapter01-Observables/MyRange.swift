import RxLite

/// Emits the pages of all ranges, then completes. If they aren't all there, it emits none and fails.
///
///     myRange([2...4, 7...7], of: 10)
///     (2,3,4,7,|)
///
/// All ranges are checked before the first page is sent: an element that was sent can't be taken back.
func myRange(_ ranges: [ClosedRange<Int>], of count: Int) -> Observable<Int> {
  .create { observer in
    guard ranges.allSatisfy({ $0.lowerBound >= 1 && $0.upperBound <= count }) else {
      observer.onError(NoSuchPages())
      return Disposables.create()
    }
    let chosen = ranges.isEmpty && count > 0 ? [1...count] : ranges
    for range in chosen {
      for page in range {
        observer.onNext(page)
      }
    }
    observer.onCompleted()
    return Disposables.create()
  }
}

/// The error of a choice that isn't all within the document.
struct NoSuchPages: Error {}
