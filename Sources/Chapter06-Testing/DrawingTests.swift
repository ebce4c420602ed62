import ChapterKit
import RxLite
import RxLiteTest

// `marbles` is RxLiteTest's own: RxTest has no such function. What it does, you have seen in the
// sections before; here it is drawn.
func drawingTests() {
  listing("marbles", "a test that can be read as a picture") {
    tell("distinctUntilChanged") {
      try marbles {
        "-1-1-2-2-3-|"
        $0.distinctUntilChanged()
        "-1---2---3-|"
      }
    }

    let time = MarbleTime()
    tell("debounce") {
      try marbles(in: time) {
        "--1-2-3-------4---|"
        $0.debounce(.seconds(3), scheduler: time)
        "---------3-------4|"
      }
    }
  }

  listing("marbles-differ", "what a test says when it fails") {
    tell("the text's filter") {
      try marbles {
        "-1-2-3-2-1-|"
        $0.ints.filter { $0 < 3 }
        "-1-2---2-3-|"
      }
    }
  }

  listing("marbles-subscriptions", "when the source is left is part of the picture") {
    tell("take(2) leaves at the second element") {
      try marbles {
        "--1--2--3--|"
        "^----!"
        $0.take(2)
        "--1--(2,|)"
      }
    }

    tell("filter does not") {
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
private func tell(_ name: String, _ test: () throws -> Void) {
  do {
    try test()
    print("✓ \(name)")
  } catch {
    print("✗ \(name)\n\(error)")
  }
}
