import RxLite
import RxLiteTest
import Testing

/// What a marble test says when a source was subscribed at the wrong time, or when it makes no sense.
@Suite struct SubscriptionMismatchTests {
  private func expect(_ message: String, from test: () throws -> Void) {
    let error = #expect(throws: (any Error).self) { try test() }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func `subscribed at the wrong time`() {
    expect(
      """
      marbles at line 12: source 2 was not subscribed as expected

        source 2  -1-|
        expected  ^--!
          actual  ---^--!
        source 2 was subscribed at 3 and disposed at 6
        it should have been subscribed at 0 and disposed at 3
      """
    ) {
      try marbles(line: 12) {
        "-1-|"
        "-1-|"
        "^--!"
        $0.concat($1)
        "-1--1-|"
      }
    }
  }

  @Test func `never disposed`() {
    expect(
      """
      marbles at line 12: the source was not subscribed as expected

          source  --1----
        expected  ^-!
          actual  ^------
        the source was subscribed at 0 and never disposed
        it should have been subscribed at 0 and disposed at 2
      """
    ) {
      try marbles(line: 12) {
        "--1----"
        "^-!"
        $0.concat(Observable.never())
        "--1----"
      }
    }
  }

  @Test func `subscribed too often`() {
    expect(
      """
      marbles at line 12: the source was not subscribed as expected

          source  -(1,|)
        expected  ^!
          actual  ^!
          actual  -^!
        the source was subscribed at 0 and disposed at 1, at 1 and disposed at 2
        it should have been subscribed at 0 and disposed at 1
      """
    ) {
      try marbles(line: 12) {
        "-(1,|)"
        "^!"
        $0.concat($0)
        "-1(1,|)"
      }
    }
  }

  @Test func `subscribed, and should not have been; not subscribed, and should have been`() {
    expect(
      """
      marbles at line 12: source 1 was not subscribed as expected

        source 1  -|
          actual  ^!
        source 1 was subscribed at 0 and disposed at 1
        it should not have been

      marbles at line 12: source 2 was not subscribed as expected

        source 2  -|
        expected  ^!
        source 2 was never subscribed
        it should have been subscribed at 0 and disposed at 1
      """
    ) {
      try marbles(line: 12) {
        "-|"
        neverSubscribed
        "-|"
        "^!"
        Observable.merge($0, $1.filter { _ in true }.take(0))
        "-|"
      }
    }
  }

  @Test func `a test that makes no sense`() {
    expect("a marble test needs an observable to test, such as `$0.map { … }`") {
      try marbles {
        "-1-|"
        "-1-|"
      }
    }
    expect("the expected result must follow the observable to test, on one line") {
      try marbles { Observable.just(1) }
    }
    expect("no source may follow the observable to test") {
      try marbles {
        Observable.just(1)
        "-1-|".hot
      }
    }
    expect("sources above the observable to test: 2; used by it: 1") {
      try marbles {
        "-1-|"
        "-1-|"
        $0
        "-1-|"
      }
    }
    expect("a line of subscriptions must follow its source") {
      try marbles {
        "^--!"
        $0
        "-1-|"
      }
    }
    expect("a source was subscribed before the test began") {
      try marbles {
        "-1-|"
        try firstError(of: $0)
        "-1-|"
      }
    }
  }

  /// Subscribes at once, which a marble test must not do.
  private func firstError(of source: Observable<String>) throws -> Observable<String> {
    var error: (any Error)?
    source.subscribe(onError: { error = $0 }).dispose()
    throw error ?? RxError.unknown
  }
}
