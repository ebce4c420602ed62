import Foundation
import RxLite
import RxLiteTest
import Testing

extension StepTests {
  static let cases: [StepCase] = [
    StepCase("map", "-1-2-3-|", "-2-4-6-|", throws: true) { source, trial in
      source.map { try trial.call(returning: $0 * 2) }
    },
    StepCase("compactMap", "-1-2-3-|", "-1---3-|", throws: true) { source, trial in
      source.compactMap { try trial.call(returning: $0 == 2 ? nil : $0) }
    },
    StepCase("scan", "-1-2-3-|", "-1-3-6-|", throws: true) { source, trial in
      source.scan(0) { try trial.call(returning: $0 + $1) }
    },
    StepCase("scan(into:)", "-1-2-3-|", "-1-3-6-|", throws: true) { source, trial in
      source.scan(into: 0) {
        try trial.call(returning: ())
        $0 += $1
      }
    },
    StepCase("reduce", "-1-2-3-|", "-------(6,|)", empty: "--(0,|)", throws: true) {
      source, trial in
      source.reduce(0) { try trial.call(returning: $0 + $1) }
    },
    StepCase("reduce with mapResult", "-1-2-3-|", "-------(60,|)", empty: "--(0,|)") { source, _ in
      source.reduce(0, accumulator: +, mapResult: { $0 * 10 })
    },
    StepCase("toArray", "-1-2-|", "-----('[1, 2]',|)", empty: "--('[]',|)") { source, _ in
      source.toArray().asObservable()
    },
    StepCase("enumerated", "-1-2-1-|", "-1-3-3-|") { source, _ in
      source.enumerated().map { $0.index + $0.element }
    },
    StepCase("filter", "-1-2-3-|", "---2---|", throws: true) { source, trial in
      source.filter { try trial.call(returning: $0 == 2) }
    },
    StepCase("take", "-1-2-3-|", "-1-(2,|)") { source, _ in source.take(2) },
    StepCase("take more than there is", "-1-2-3-|", "-1-2-3-|") { source, _ in source.take(9) },
    StepCase("takeLast", "-1-2-3-|", "-------(2,3,|)") { source, _ in source.takeLast(2) },
    StepCase("skip", "-1-2-3-|", "-----3-|") { source, _ in source.skip(2) },
    StepCase("skip(-1)", "-1-2-3-|", "-1-2-3-|") { source, _ in source.skip(-1) },
    StepCase("skip(while:)", "-1-2-3-1-|", "-----3-1-|", throws: true) { source, trial in
      source.skip(while: { try trial.call(returning: $0 < 3) })
    },
    StepCase("take(while:)", "-1-2-3-1-|", "-1-2-|", throws: true) { source, trial in
      source.take(while: { try trial.call(returning: $0 < 3) })
    },
    StepCase("take(while:) inclusive", "-1-2-3-1-|", "-1-2-(3,|)", throws: true) { source, trial in
      source.take(
        while: { try trial.call(returning: $0 < 3) }, behavior: .inclusive)
    },
    StepCase("take(until:) a predicate", "-1-2-3-1-|", "-1-2-|", throws: true) { source, trial in
      source.take(until: { try trial.call(returning: $0 == 3) })
    },
    StepCase("take(until:) a predicate, inclusive", "-1-2-3-1-|", "-1-2-(3,|)", throws: true) {
      source, trial in
      source.take(
        until: { try trial.call(returning: $0 == 3) }, behavior: .inclusive)
    },
    StepCase("distinctUntilChanged", "-1-1-2-1-|", "-1---2-1-|") { source, _ in
      source.distinctUntilChanged()
    },
    StepCase("distinctUntilChanged by a key", "-1-3-4-1-|", "-1---4-1-|", throws: true) {
      source, trial in
      source.distinctUntilChanged { element -> Int in try trial.call(returning: element % 2) }
    },
    StepCase("distinctUntilChanged by a comparer", "-1-3-4-1-|", "-1---4-1-|", throws: true) {
      source, trial in
      source.distinctUntilChanged { one, other -> Bool in
        try trial.call(returning: one % 2 == other % 2)
      }
    },
    StepCase(
      "distinctUntilChanged by a key and a comparer", "-1-3-4-1-|", "-1---4-1-|", throws: true
    ) {
      source, trial in
      source.distinctUntilChanged(
        { element -> Int in try trial.call(returning: element % 2) }, comparer: ==)
    },
    // Of more numbers, fewer have a new number of digits.
    StepCase("distinctUntilChanged(at:)", "-1-2-10-1-|", "-1---10-1-|", except: [.many]) {
      source, _ in
      source.map { "\($0)" }.distinctUntilChanged(at: \.count)
    },
    // `first` and `element(at:)` deliver their element before they end, as in RxSwift, and so they pass
    // on what is sent meanwhile.
    StepCase("element(at:)", "-1-2-3-|", "---(2,|)", empty: "--X", except: [.observerSends]) {
      source, _ in source.element(at: 1)
    },
    StepCase("first", "-1-2-3-|", "-(1,|)", empty: "--(0,|)", except: [.observerSends]) {
      source, _ in
      source.first().asObservable().map { $0 ?? 0 }
    },
    StepCase("single with a predicate", "-1-2-3-|", "---2---|", empty: "--X", throws: true) {
      source, trial in
      source.single { try trial.call(returning: $0 == 2) }
    },
    StepCase(
      "materialize", "-1----------|", "-'next(1)'--(completed,|)", empty: "--(completed,|)",
      failed: "--('error(X)',|)", except: [.error]
    ) { source, _ in source.materialize() },
    StepCase("materialize, then dematerialize", "-1-2-X", "-1-2-X") { source, _ in
      source.materialize().dematerialize()
    },
    StepCase("dematerialize", "-1-2-3-|", "-1-|") { source, _ in
      source.map { $0 == 1 ? Event.next($0) : .completed }.dematerialize()
    },
    StepCase("withUnretained", "-1-2-|", "-1-2-|") { source, _ in
      source.withUnretained(Self.owner).map { $1 }
    },
    StepCase("decode", "-1-2-|", "-1-2-|") { source, _ in
      source.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    },
    StepCase("do", "-1-2-|", "-1-2-|", throws: true) { source, trial in
      source.do(onNext: { _ in try trial.call(returning: ()) }, afterNext: { _ in }, onDispose: {})
    },
    StepCase("debug", "-1-2-|", "-1-2-|") { source, _ in
      source.debug("step", log: DebugLog(write: { _ in }))
    },
    StepCase("groupBy", "-1-2-3-4-|", "-1-0-----|", throws: true) { source, trial in
      source.groupBy { element -> Int in try trial.call(returning: element % 2) }.map { $0.key }
    },
    StepCase("groupBy, then flatMap", "-1-2-3-4-|", "-1-2-3-4-|") { source, _ in
      source.groupBy { $0 % 2 }.flatMap { $0 }
    },
    StepCase("catch", "-1-2-|", "-1-2-|", failed: "--(8,9,|)", except: [.error]) { source, _ in
      source.catch { _ in .of(8, 9) }
    },
    StepCase("catchAndReturn", "-1-2-X", "-1-2-(9,|)", failed: "--(9,|)", except: [.error]) {
      source, _ in source.catchAndReturn(9)
    },
    StepCase("retry(1)", "-1-2-X", "-1-2-X") { source, _ in source.retry(1) },
    StepCase("ifEmpty(default:)", "-1-2-|", "-1-2-|", empty: "--(9,|)") { source, _ in
      source.ifEmpty(default: 9)
    },
    StepCase("ifEmpty(switchTo:)", "-1-2-|", "-1-2-|", empty: "--(8,9,|)") { source, _ in
      source.ifEmpty(switchTo: .of(8, 9))
    },
    StepCase("using", "-1-2-|", "-1-2-|") { source, _ in
      .using({ BooleanDisposable() }) { _ in source }
    },
  ]

  /// Cases without an element, on which the laws have nothing to compare.
  static let edges: [StepCase] = [
    StepCase("ignoreElements", "-1-2-3-|", "-------|") { source, _ in source.ignoreElements() },
    StepCase("takeLast(0)", "-1-2-3-|", "-------|") { source, _ in source.takeLast(0) },
    StepCase("takeLast and an error", "-1-2-3-X", "-------X") { source, _ in source.takeLast(2) },
    StepCase("skip more than there is", "-1-2-3-|", "-------|") { source, _ in source.skip(9) },
    StepCase("element(at:) too late", "-1-2-3-|", "-------X", empty: "--X") { source, _ in
      source.element(at: 3)
    },
    StepCase("single", "-1---|", "-1---|", empty: "--X") { source, _ in source.single() },
    StepCase("single of two", "-1-2-3-|", "-1-X", empty: "--X") { source, _ in source.single() },
  ]

  private final class Owner: Sendable {}
  private static let owner = Owner()
}
