// The pages are sent in turns, so `take` can stop them.
import RxLite

func myRange(_ ranges: [ClosedRange<Int>], of count: Int) -> Observable<Int> {
  .create { observer in
    var pages: [Int] = []
    for range in ranges {
      for page in range {
        if page < 1 || page > count {
          observer.onError(NoSuchPages())
          return Disposables.create()
        }
        pages.append(page)
      }
    }
    if ranges.isEmpty { pages = Array(stride(from: 1, through: count, by: 1)) }
    return CurrentThreadScheduler.instance.scheduleRecursive(0) { n, next in
      if n == pages.count { observer.onCompleted() } else { observer.onNext(pages[n]); next(n + 1) }
    }
  }
}

struct NoSuchPages: Error {}
