import ChapterKit
import RxLite

func grammar() {
  listing("nothing-after-the-end", "next* (error | completed)?", shows: "B13 2") {
    func sequence(_ events: Event<Int>...) -> Observable<Int> {
      return Observable.create { observer in
        for event in events { observer.on(event) }
        return Disposables.create()
      }
    }

    func show(_ sequence: Observable<Int>) {
      var received: [String] = []
      _ = sequence.subscribe { received.append("\($0)") }
      print(received.joined(separator: " "))
    }

    show(sequence(.completed))
    show(sequence(.next(1), .next(2)))
    show(sequence(.next(1), .next(2), .completed))
    show(sequence(.next(1), .error(Broken.pipe)))
    // These two break the grammar.
    show(sequence(.next(1), .completed, .next(2), .completed))
    show(sequence(.next(1), .error(Broken.pipe), .next(2), .completed))
  }

  listing(
    "marbles", "finite, failing and endless, drawn from a run", reproduces: "A30",
    shows: "A32 A34 3"
  ) {
    let numbers: Observable<String> = timeline(
      (2, .next("1")), (5, .next("2")), (8, .next("3")), (11, .next("4")), (14, .next("5")),
      (17, .next("6")), (20, .completed))
    let letters: Observable<String> = timeline(
      (2, .next("a")), (5, .next("b")), (8, .next("a")), (11, .next("a")), (14, .next("a")),
      (18, .next("d")), (22, .error(Broken.pipe)))
    let taps: Observable<String> = timeline(
      (3, .next("tap")), (7, .next("tap")), (17, .next("tap")))

    printMarbles(for: 23, numbers, letters, taps)
  }
}

enum Broken: Error { case pipe }
