import RxLite
import RxLiteTest
import Testing

/// What every operator with one source has to stand: drawn once for the normal case, and derived from
/// that for the others.
struct Drill: CustomTestStringConvertible {
  let testDescription: String
  /// The normal case.
  let source: String
  let result: String
  /// What comes of a source that is empty, `--|`, and of one that fails at once, `--X`.
  let empty: String
  let failed: String
  let operate: (Observable<Int>) -> Observable<String>
  /// The same with a closure that throws at the first element, for operators that take a closure.
  let throwing: ((Observable<Int>) -> Observable<String>)?
  /// What an observer receives that answers each element by sending the next; nil if it is what it would
  /// receive otherwise.
  let reentrant: [String]?

  init<Result>(
    _ name: String, _ source: String, _ result: String, empty: String = "--|",
    failed: String = "--X", reentrant: [String]? = nil,
    throwing: ((Observable<Int>) -> Observable<Result>)? = nil,
    operate: @escaping (Observable<Int>) -> Observable<Result>
  ) {
    testDescription = name
    self.source = source
    self.result = result
    self.empty = empty
    self.failed = failed
    self.reentrant = reentrant
    self.operate = { operate($0).map { "\($0)" } }
    self.throwing = throwing.map { throwing in { throwing($0).map { "\($0)" } } }
  }

  /// From the beginning to the tick of the result's ending; none if it ends without the source.
  private func subscription(until result: String) throws -> MarbleLine {
    let ending = try Timeline(result).events.last { $0.value.isStopEvent }
    guard let tick = ending?.time else { return MarbleBuilder.buildExpression("^------") }
    if tick == 0 { return neverSubscribed }
    return MarbleBuilder.buildExpression("^" + String(repeating: "-", count: tick - 1) + "!")
  }

  private func check(_ source: String, _ result: String) throws {
    try marbles {
      source
      try subscription(until: result)
      operate($0.ints)
      result
    }
  }

  func checkNormal() throws { try check(source, result) }

  func checkSilent() throws { try check("------", "------") }

  func checkEmpty() throws { try check("--|", empty) }

  func checkFailed() throws { try check("--X", failed) }

  func checkThrowing() throws {
    guard let throwing else { return }
    try marbles {
      "--1--2--|"
      "^-!"
      throwing($0.ints)
      "--X"
    }
  }

  func checkEarlyDispose() throws {
    try marbles {
      "------1--2--|"
      "^---!"
      operate($0.ints)
      "^---!"
      "------"
    }
  }

  /// What an observer sends into the source while it receives comes as if it had come later.
  ///
  /// NB: Not so for `first` and `element(at:)`. They deliver their element before they end, as in RxSwift,
  /// and so they pass on what is sent meanwhile.
  func checkReentrance() {
    let plain = Log()
    if let reentrant {
      for line in reentrant { plain.add(line) }
    } else {
      _ = operate(.range(start: 1, count: 6)).subscribe(plain.observer())
    }
    let log = Log()
    let subject = PublishSubject<Int>()
    var next = 1
    func send() {
      next += 1
      next <= 7 ? subject.onNext(next - 1) : subject.onCompleted()
    }
    _ = operate(subject).subscribe { event in
      log.add("\(event)")
      if !event.isStopEvent { send() }
    }
    while next <= 7 { send() }
    #expect(log.lines == plain.lines)
    #expect(!subject.hasObservers)
  }
}
