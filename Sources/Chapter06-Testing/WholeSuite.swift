import ChapterKit
import RxLite
import RxLiteTest

func wholeSuite() {
  listing("whole-suite", "all that a search promises") {
    func whatTheUserDoes(_ tested: Search) {
      test("waits until the user has paused for three seconds") { time in
        try marbles(in: time) {
          "-a-b-c--------".hot
          tested($0, time) { text in .just(text) }
          "--------c-----"
        }
      }
      test("doesn't search twice for the same text") { time in
        try marbles(in: time) {
          "-a---a---b----".hot
          tested($0, time) { text in .just(text) }
          "----a-------b-"
        }
      }
      test("answers the last text when the field closes") { time in
        try marbles(in: time) {
          "-a|".hot
          tested($0, time) { text in .just(text) }
          "--(a,|)"
        }
      }
    }

    func whatTheServerDoes(_ tested: Search) {
      test("drops the answer for an older text") { time in
        try marbles(in: time) { texts, slow, fast in
          "-a---b--------".hot
          "-------A|"
          "-B|"
          tested(texts, time) { text in text == "a" ? slow : fast }
          "---------B----"
        }
      }
      test("goes on after a request that failed") { time in
        try marbles(in: time) {
          "-a-------b----".hot
          tested($0, time) { text in text == "a" ? .error(Offline()) : .just(text) }
          "----offline-b-"
        }
      }
    }

    for (name, tested) in [("the first search", firstSearch), ("the search", search)] {
      print(name)
      whatTheUserDoes(tested)
      whatTheServerDoes(tested)
    }
  }
}
