import ChapterKit
import RxLite

func firstSteps() {
  // TODO: Show the first idea.
  listing("first-steps", "one element, then the end") {
    _ = Observable.just(1).subscribe { event in print(event) }
  }
}
