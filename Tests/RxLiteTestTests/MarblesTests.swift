import RxLite
import RxLiteTest
import Testing

@Suite struct MarblesTests {
  let time = MarbleTime()

  @Test func `one source`() throws {
    try marbles {
      "-1--2--3--|"
      $0.filter { $0 != "2" }
      "-1-----3--|"
    }
  }

  @Test func `numbers`() throws {
    try marbles {
      "-1---2---3--|"
      $0.ints.map { $0 * 10 }
      "-10--20--30-|"
    }
    try marbles {
      "-1---a--"
      $0.ints
      "-1---X"
    }
  }

  @Test func `two sources and when they are subscribed`() throws {
    try marbles {
      "-1--2--|"
      "^------!"
      "-a--b--c--|"
      "-------^---------!"
      $0.concat($1)
      "-1--2---a--b--c--|"
    }
  }

  @Test func `three sources`() throws {
    try marbles {
      "-1-----|"
      "---2-----|"
      "-----3-----|"
      Observable.merge($0, $1, $2)
      "-1-2-3-----|"
    }
  }

  @Test func `no source`() throws {
    try marbles {
      Observable.of(1, 2, 3)
      "(1,2,3,|)"
    }
    try marbles(in: time) {
      Observable<Int>.interval(.seconds(4), scheduler: time).map { $0 * 100 }
      "----0---100-200>"
    }
  }

  @Test("behind a > anything may come", arguments: [">", "-->", "--1-->", "--1--2>", "--1--2-->"])
  func goesOn(expected: String) throws {
    try marbles {
      "--1--2--|"
      "^"
      $0
      expected
    }
  }

  @Test func `a cold source starts afresh for each subscription`() throws {
    try marbles {
      "---1--2--|"
      "^-----!"
      "------^--------!"
      $0.take(2).concat($0)
      "---1--2--1--2--|"
    }
  }

  @Test func `a hot source sends with or without subscribers`() throws {
    try marbles {
      "---1--2--3--|".hot
      "^--!"
      "---^--------!"
      $0.take(1).concat($0)
      "---1--2--3--|"
    }
  }

  @Test func `the test subscribes late and disposes early`() throws {
    try marbles {
      "-1-2-3-4-|".hot
      "---^---!"
      $0
      "---^---!"
      "---2-3-"
    }
  }

  @Test func `a source that is not needed is not subscribed`() throws {
    try marbles {
      "-1-|"
      "-2-|"
      neverSubscribed
      $0.take(1).concat($1.take(0))
      "-(1,|)"
    }
  }

  @Test func `the clock may have run before`() throws {
    for _ in 1...2 {
      try marbles(in: time) {
        "--1--|".hot
        "^----!"
        $0.observe(on: time)
        "--1--|"
      }
    }
  }

  @Test func `elements that need quotes`() throws {
    try marbles {
      "-a-------------'a b'-----------|"
      $0.map { [$0, "-"] }
      #"-'["a", "-"]'--'["a b", "-"]'--|"#
    }
  }

  @Test func `nothing outlives the test`() throws {
    weak var clock: TestScheduler?
    weak var subject: PublishSubject<String>?
    do {
      let time = MarbleTime()
      let other = PublishSubject<String>()
      (clock, subject) = (time, other)
      time.scheduleAt(3) { other.onNext("3") }
      try marbles(in: time) {
        "--1--".hot
        "--2--"
        Observable.merge(
          $0, $1, other, Observable<Int>.interval(.seconds(9), scheduler: time).map { "\($0)" })
        "--(1,2)"
      }
    } catch let mismatch as MarbleMismatch {
      #expect(mismatch.description.contains("at 3: expected nothing, got 3"))
    }
    #expect(clock == nil)
    #expect(subject == nil)
  }
}
