// The pages are sent in turns, so `take` can stop them.
import RxLite

func myRange(_ typed: String, of count: Int) -> Observable<Int> {
  .create { observer in
    var ranges: [ClosedRange<Int>] = []
    let isBlank = typed.allSatisfy { $0 == " " }
    if isBlank, count > 0 { ranges = [1...count] }
    for part in isBlank ? [] : typed.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { text in
        Int(String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())) ?? 0
      }
      guard ends.count < 3, ends.allSatisfy((1...max(count, 1)).contains), count > 0,
        ends[0] <= ends[ends.count - 1]
      else {
        observer.onError(NoSuchPages())
        return Disposables.create()
      }
      ranges.append(ends[0]...ends[ends.count - 1])
    }
    let pages = ranges.flatMap { Array($0) }
    return CurrentThreadScheduler.instance.scheduleRecursive(0) { n, next in
      if n == pages.count { observer.onCompleted() } else { observer.onNext(pages[n]); next(n + 1) }
    }
  }
}

struct NoSuchPages: Error {}
