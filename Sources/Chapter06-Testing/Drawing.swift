import ChapterKit
import RxLite
import RxLiteTest

// `marbles` is RxLiteTest's own: RxTest has no such function.
func drawing() {
  listing("marbles-differ", "what a test says when it fails") {
    test("searches once for each pause") { time in
      try marbles(in: time) {
        "-r-x----x-----".hot
        search($0, on: time) { text in .just(text) }
        "------x----x--"
      }
    }
  }

  listing("marbles-subscriptions", "when a source is disposed is part of the picture") {
    test("a newer text cancels the request") { time in
      try marbles(in: time) { texts, answer in
        "-a---b---------".hot
        "-----r|"
        "----^---!"
        "--------^-----!"
        search(texts, on: time) { _ in answer }
        "-------------r-"
      }
    }
  }
}

/// Runs a test on a clock of its own, and prints its verdict.
func test(_ name: String, _ body: (TestScheduler) throws -> Void) {
  do {
    try body(MarbleTime())
    print("✓ \(name)")
  } catch {
    print("✗ \(name)\n\(error)")
  }
}
