// An array of the pages, turned into a sequence. The function itself checks the ranges, once for all subscribers.
import RxLite

func myRange(_ ranges: [ClosedRange<Int>], of count: Int) -> Observable<Int> {
  if ranges.isEmpty { return .from(Array(1..<(count + 1))) }
  let pages = ranges.flatMap { Array($0) }
  guard pages.min()! >= 1, pages.max()! <= count else { return .error(NoSuchPages()) }
  return .from(pages)
}

struct NoSuchPages: Error {}
