import Chapter01Exercises
import RxLite
import Testing

@Suite struct `count up` {
  @Test(arguments: [1, 3]) func `emits every number`(last: Int) {
    let seen = events(of: countUp(to: last))
    let marbles = (1...last).map(String.init).joined(separator: "-")
    #expect(seen.hasPrefix(marbles), "expected \(marbles)\nactual   \(seen)")
  }

  @Test func completes() {
    #expect(events(of: countUp(to: 0)) == "|", "Nothing to count is counted: complete.")
  }

  private func events(of source: Observable<Int>) -> String {
    var seen: [String] = []
    _ = source.subscribe(onNext: { seen.append("\($0)") }, onCompleted: { seen.append("|") })
    return seen.joined(separator: "-")
  }
}
