import ChapterKit
import RxLite

func compileErrors() {
  listing("say-what-it-returns", "a closure whose type the compiler can't guess", shows: "28") {
    let words = Observable.of("one", "", "three")
    let lengths = words.flatMap { word -> Observable<Int> in
      if word.isEmpty { return .empty() }
      return .just(word.count)
    }
    _ = lengths.subscribe(onNext: { print($0) })
  }

  listing("mended-sum", "the sum whose mistake the types have shown", shows: "28") {
    let sums = Observable.of("1", "two", "3")
      .map { text -> Int? in
        let number = Int(text)
        return number
      }
      .scan(0) { sum, number in sum + (number ?? 0) }
    _ = sums.subscribe(onNext: { print($0) })
  }
}
