import RxLite
import RxLiteTest
import Testing

/// What a failing marble test says, to the letter.
@Suite struct MismatchTests {
  private let time = MarbleTime()

  private func expect(_ message: String, from test: () throws -> Void) {
    let error = #expect(throws: (any Error).self) { try test() }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func `something came that was not expected`() {
    expect(
      """
      marbles at line 12: not what was expected

          source  -1-1-2-2-3-|
        expected  -1---2---3-|
          actual  -1-1-2-2-3-|
                     ↑   ↑
        at 3: expected nothing, got 1
        at 7: expected nothing, got 2
      """
    ) {
      try marbles(line: 12) {
        "-1-1-2-2-3-|"
        $0
        "-1---2---3-|"
      }
    }
  }

  @Test func `something else came, and too much`() {
    expect(
      """
      marbles at line 12: not what was expected

          source  --1---1---2---2---3---|
        expected  --1-------2---|
          actual  --100-100-200-200-300-|
                    ↑   ↑   ↑   ↑   ↑   ↑
                  (2 columns are one tick)
        at 1: expected 1, got 100
        at 3: expected nothing, got 100
        at 5: expected 2, got 200
        at 7: expected a completion, got 200
        at 9: expected nothing, got 300
        and 1 more
      """
    ) {
      try marbles(line: 12) {
        "-1-1-2-2-3-|"
        $0.map { $0 + "00" }
        "-1---2-|"
      }
    }
  }

  @Test func `it failed`() {
    expect(
      """
      marbles at line 12: not what was expected

          source  -1-a-|
        expected  -1-2-|
          actual  -1-X
                     ↑ ↑
        at 3: expected 2, got an error (`a` is not a number)
        at 5: expected a completion, got nothing
      """
    ) {
      try marbles(line: 12) {
        "-1-a-|"
        $0.ints
        "-1-2-|"
      }
    }
  }

  @Test func `it came on another thread`() {
    expect(
      """
      marbles at line 12: not what was expected

        expected  (1,2,|)
          actual  -------
                  ↑
        at 0: expected 1, 2 and a completion, got nothing
        its events came on another thread: a marble test doesn't wait for those
      """
    ) {
      try marbles(line: 12) {
        Observable.of(1, 2).observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
        "(1,2,|)"
      }
    }
  }

  @Test func `nothing came at all`() {
    expect(
      """
      marbles at line 12: not what was expected

          source  -1-|
        expected  -1-|
          actual  ----
                   ↑ ↑
        at 1: expected 1, got nothing
        at 3: expected a completion, got nothing
        it did not end
      """
    ) {
      try marbles(line: 12) {
        "-1-|"
        Observable.merge($0.filter { _ in false }, .never())
        "-1-|"
      }
    }
  }

  @Test func `all of it came late`() {
    expect(
      """
      marbles at line 12: not what was expected

        hot source  -1--2-|
          expected  -1--2-|
            actual  --1--2-|
                     ↑↑ ↑↑↑↑
        at 1: expected 1, got nothing
        at 2: expected nothing, got 1
        at 4: expected 2, got nothing
        at 5: expected nothing, got 2
        at 6: expected a completion, got nothing
        and 1 more
        everything came 1 tick too late
      """
    ) {
      let slow = TestScheduler(initialClock: 0)
      try marbles(in: slow, line: 12) {
        "-1--2-|".hot
        $0.observe(on: slow)
        "-1--2-|"
      }
    }
  }

  @Test func `one came late`() {
    expect(
      """
      marbles at line 12: not what was expected

        expected  --0-1--2>
          actual  --0-1-2->
                        ↑↑
        at 6: expected nothing, got 2
        at 7: expected 2, got nothing
        the events are the expected ones, but not at the expected times
      """
    ) {
      try marbles(in: time, line: 12) {
        Observable<Int>.interval(.seconds(2), scheduler: time)
        "--0-1--2>"
      }
    }
  }

  @Test func `it goes on and on`() {
    expect(
      """
      marbles at line 12: not what was expected

        expected  (1,2,|)
          actual  (1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)…
                  ↑
        at 0: expected 1, 2 and a completion, got 1, 1, 1, 1, 1, 1, 1, 1 and 992 more
        it was stopped after 1000 elements
      """
    ) {
      try marbles(line: 12) {
        Observable.repeatElement(1)
        "(1,2,|)"
      }
    }
    expect(
      """
      marbles at line 12: not what was expected

        expected  ---0--|
          actual  ---0--1--2--3--4--5--6--7…
                        ↑  ↑  ↑  ↑  ↑  ↑  ↑
        at 6: expected a completion, got 1
        at 9: expected nothing, got 2
        at 12: expected nothing, got 3
        at 15: expected nothing, got 4
        at 18: expected nothing, got 5
        and 162 more
        it did not end
      """
    ) {
      try marbles(in: time, line: 12) {
        Observable<Int>.interval(.seconds(3), scheduler: time)
        "---0--|"
      }
    }
  }

  @Test func `what is too wide for a line is listed`() {
    expect(
      """
      marbles at line 12: not what was expected

        expected  nothing
          actual  1: a_very_long_element
                  2: another_very_long_one
                  3: 'one, quoted'
                  3: |
        at 1: expected nothing, got a_very_long_element
        at 2: expected nothing, got another_very_long_one
        at 3: expected nothing, got 'one, quoted' and a completion
      """
    ) {
      try marbles(in: time, line: 12) {
        Observable<Int>.interval(.seconds(1), scheduler: time).take(3).map {
          ["a_very_long_element", "another_very_long_one", "one, quoted"][$0]
        }
        "-"
      }
    }
  }
}
