import ChapterKit
import RxLite

func joins() {
  listing("four-pairs", "two sequences, and four ways to join them") {
    let numbers = timeline("-1-----2--------3--|")
    let letters = timeline("----a-----b--c----|")

    printMarbles(
      for: 20,
      [
        "numbers": numbers,
        "letters": letters,
        "combineLatest": Observable.combineLatest(numbers, letters) { $0 + $1 },
        "zip": Observable.zip(numbers, letters) { $0 + $1 },
        "letters.withLatestFrom(numbers)": letters.withLatestFrom(numbers) { $1 + $0 },
        "merge": Observable.merge(numbers, letters),
      ])
  }
}
