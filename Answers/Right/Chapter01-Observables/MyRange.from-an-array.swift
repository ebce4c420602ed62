// An array of the numbers, turned into a sequence.
import RxLite

func myRange(from start: Int, count: Int) -> Observable<Int> {
  count == 0 ? .empty() : Observable.from((0..<count).map { start + $0 })
}
