import RxLite
import RxLiteTest
import Testing

/// What an operator does, drawn once, and the operator itself, to be tried by the laws.
struct StepCase: CustomTestStringConvertible {
  let testDescription: String
  private let source: String
  private let result: String
  private let empty: String
  private let failed: String
  let tried: Operator
  private let operate: (Observable<Int>, Trial) -> Observable<String>

  /// - Parameters:
  ///   - empty: The result of a source that is empty, `--|`.
  ///   - failed: The result of a source that fails at once, `--X`.
  ///   - throws: Whether the operator's closure calls the trial, and may throw.
  init<Result>(
    _ name: String, _ source: String, _ result: String, empty: String = "--|",
    failed: String = "--X", throws: Bool = false, except exceptions: [Law] = [],
    operate: @escaping (Observable<Int>, Trial) -> Observable<Result>
  ) {
    testDescription = name
    (self.source, self.result, self.empty, self.failed) = (source, result, empty, failed)
    tried = Operator(
      "the result of \(name)", of: "the source of \(name)",
      throwing: `throws` ? "the closure" : nil,
      except: exceptions, operate: operate)
    self.operate = { operate($0, $1).map { "\($0)" } }
  }

  /// From the beginning to the tick of the result's terminal event; none if it ends without the source.
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
      operate($0.ints, Trial())
      result
    }
  }

  func checkNormal() throws { try check(source, result) }

  func checkEmpty() throws { try check("--|", empty) }

  func checkFailed() throws { try check("--X", failed) }
}
