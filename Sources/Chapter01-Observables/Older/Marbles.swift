import ChapterKit
import RxLite

func marbles() {
  listing(
    "marbles", "finite, failing and endless, drawn from a run", reproduces: "A30",
    shows: "A32 A34 3"
  ) {
    let numbers: Observable<String> = timeline(
      (2, .next("1")), (5, .next("2")), (8, .next("3")), (11, .next("4")), (14, .next("5")),
      (17, .next("6")), (20, .completed))
    let letters: Observable<String> = timeline(
      (2, .next("a")), (5, .next("b")), (8, .next("a")), (11, .next("a")), (14, .next("a")),
      (18, .next("d")), (22, .error(KettleError.noWater)))
    let taps: Observable<String> = timeline(
      (3, .next("tap")), (7, .next("tap")), (17, .next("tap")))

    printMarbles(for: 23, numbers, letters, taps)
  }
}
