import ChapterKit
import RxLite

func ghostPairs() {
  listing(
    "ghost-pair-as-printed", "a tap has a model and a row: which belong together?", shows: "D4 85"
  ) {
    let model = PublishSubject<String>()
    let row = PublishSubject<Int>()
    func tap(_ title: String, at index: Int) {
      model.onNext(title)
      row.onNext(index)
    }

    func show(_ name: String, _ pairs: Observable<(String, Int)>) {
      _ = pairs.subscribe(onNext: { pair in print("\(name): \(pair)") })
    }
    show("combineLatest ", Observable.combineLatest(model, row) { ($0, $1) })
    show("zip           ", Observable.zip(model, row) { ($0, $1) })
    show("withLatestFrom", row.withLatestFrom(model) { ($1, $0) })

    print("a tap on A in row 0")
    tap("A", at: 0)
    print("a tap on B in row 1")
    tap("B", at: 1)
    print("a finger slides off C: no row. Then a tap on D in row 3")
    model.onNext("C")
    tap("D", at: 3)
  }

  listing("debounced-pair", "debounce hides the ghost, and a tap", shows: "D4") {
    let model = PublishSubject<String>()
    let row = PublishSubject<Int>()
    let taps: [(at: Double, String, Int)] = [(0, "A", 0), (1, "B", 1), (1.3, "C", 2)]
    for (seconds, title, index) in taps {
      _ = after(seconds) {
        print("a tap on \(title)")
        model.onNext(title)
        row.onNext(index)
      }
    }

    _ = Observable.combineLatest(model, row) { ($0, $1) }
      .debounce(.milliseconds(500), scheduler: clock.scheduler)
      .subscribe(onNext: { pair in print("  pair \(pair)") })
    sleep(2)
  }
}
