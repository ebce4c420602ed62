import ChapterKit
import RxLite
import RxLiteTest

// `marbles` is RxLiteTest's own: RxTest has no such function.
func drawing() {
  listing("marbles", "a test that reads like a picture") {
    let time = MarbleTime()
    test("searches when the user pauses") {
      try marbles(in: time) {
        "-r-x----y----|"
        search($0, on: time) { text in .just(text) }
        "------x----y-|"
      }
    }
  }

  listing("marbles-differ", "what a test says when it fails") {
    test("filter") {
      try marbles {
        "-1-2-3-2-1-|"
        $0.ints.filter { $0 < 3 }
        "-1-2---2-3-|"
      }
    }
  }

  listing("marbles-subscriptions", "when the source is disposed is part of the picture") {
    test("take(2) disposes its source at the second element") {
      try marbles {
        "--1--2--3--|"
        "^----!"
        $0.take(2)
        "--1--(2,|)"
      }
    }

    test("filter does the same") {
      try marbles {
        "--1--2--3--|"
        "^----!"
        $0.ints.filter { $0 < 3 }
        "--1--2-----|"
      }
    }
  }
}

/// Runs a test, and prints its verdict.
func test(_ name: String, _ body: () throws -> Void) {
  do {
    try body()
    print("✓ \(name)")
  } catch {
    print("✗ \(name)\n\(error)")
  }
}
