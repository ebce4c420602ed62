import Foundation
import RxLite
import RxLiteTest
import Testing

extension StepTests {
  static let drills: [Drill] = [
    Drill(
      "map", "-1-2-3-|", "-2-4-6-|", throwing: { $0.map { _ in throw Boom() } },
      operate: { $0.map { $0 * 2 } }),
    Drill(
      "compactMap", "-1-2-3-|", "-1---3-|",
      throwing: { $0.compactMap { _ -> Int? in throw Boom() } },
      operate: { $0.compactMap { $0 == 2 ? nil : $0 } }),
    Drill(
      "scan", "-1-2-3-|", "-1-3-6-|", throwing: { $0.scan(0) { _, _ in throw Boom() } },
      operate: { $0.scan(0) { $0 + $1 } }),
    Drill(
      "scan(into:)", "-1-2-3-|", "-1-3-6-|",
      throwing: { $0.scan(into: 0) { _, _ in throw Boom() } },
      operate: { $0.scan(into: 0) { $0 += $1 } }),
    Drill(
      "reduce", "-1-2-3-|", "-------(6,|)", empty: "--(0,|)",
      throwing: { $0.reduce(0) { _, _ in throw Boom() } }, operate: { $0.reduce(0) { $0 + $1 } }),
    Drill(
      "reduce with mapResult", "-1-2-3-|", "-------(60,|)", empty: "--(0,|)",
      throwing: { $0.take(1).reduce(0, accumulator: +, mapResult: { _ in throw Boom() }) },
      operate: { $0.reduce(0, accumulator: +, mapResult: { $0 * 10 }) }),
    Drill(
      "toArray", "-1-2-|", "-----('[1, 2]',|)", empty: "--('[]',|)",
      operate: { $0.toArray().asObservable() }),
    Drill(
      "enumerated", "-1-2-1-|", "-1-3-3-|",
      operate: { $0.enumerated().map { $0.index + $0.element } }),
    Drill("ignoreElements", "-1-2-3-|", "-------|", operate: { $0.ignoreElements() }),
    Drill(
      "filter", "-1-2-3-|", "---2---|", throwing: { $0.filter { _ in throw Boom() } },
      operate: { $0.filter { $0 == 2 } }),
    Drill("take", "-1-2-3-|", "-1-(2,|)", operate: { $0.take(2) }),
    Drill("take more than there is", "-1-2-3-|", "-1-2-3-|", operate: { $0.take(9) }),
    Drill("takeLast", "-1-2-3-|", "-------(2,3,|)", operate: { $0.takeLast(2) }),
    Drill("takeLast(0)", "-1-2-3-|", "-------|", operate: { $0.takeLast(0) }),
    Drill("takeLast and an error", "-1-2-3-X", "-------X", operate: { $0.takeLast(2) }),
    Drill("skip", "-1-2-3-|", "-----3-|", operate: { $0.skip(2) }),
    Drill("skip(-1)", "-1-2-3-|", "-1-2-3-|", operate: { $0.skip(-1) }),
    Drill("skip more than there is", "-1-2-3-|", "-------|", operate: { $0.skip(9) }),
    Drill(
      "skip(while:)", "-1-2-3-1-|", "-----3-1-|",
      throwing: { $0.skip(while: { _ in throw Boom() }) },
      operate: { $0.skip(while: { $0 < 3 }) }),
    Drill(
      "take(while:)", "-1-2-3-1-|", "-1-2-|",
      throwing: { $0.take(while: { _ in throw Boom() }) }, operate: { $0.take(while: { $0 < 3 }) }),
    Drill(
      "take(while:) inclusive", "-1-2-3-1-|", "-1-2-(3,|)",
      throwing: { $0.take(while: { _ in throw Boom() }, behavior: .inclusive) },
      operate: { $0.take(while: { $0 < 3 }, behavior: .inclusive) }),
    Drill(
      "take(until:) a predicate", "-1-2-3-1-|", "-1-2-|",
      throwing: { $0.take(until: { _ in throw Boom() }) }, operate: { $0.take(until: { $0 == 3 }) }),
    Drill(
      "take(until:) a predicate, inclusive", "-1-2-3-1-|", "-1-2-(3,|)",
      throwing: { $0.take(until: { _ in throw Boom() }, behavior: .inclusive) },
      operate: { $0.take(until: { $0 == 3 }, behavior: .inclusive) }),
    Drill(
      "distinctUntilChanged", "-1-1-2-1-|", "-1---2-1-|", operate: { $0.distinctUntilChanged() }),
    Drill(
      "distinctUntilChanged by a key", "-1-3-4-1-|", "-1---4-1-|",
      throwing: { $0.distinctUntilChanged { _ -> Int in throw Boom() } },
      operate: { $0.distinctUntilChanged { $0 % 2 } }),
    Drill(
      "distinctUntilChanged by a comparer", "-1-3-4-1-|", "-1---4-1-|",
      throwing: { $0.startWith(0).distinctUntilChanged { _, _ in throw Boom() }.skip(1) },
      operate: { $0.distinctUntilChanged { $0 % 2 == $1 % 2 } }),
    Drill(
      "distinctUntilChanged by a key and a comparer", "-1-3-4-1-|", "-1---4-1-|",
      throwing: { $0.distinctUntilChanged({ _ -> Int in throw Boom() }, comparer: ==) },
      operate: { $0.distinctUntilChanged({ $0 % 2 }, comparer: ==) }),
    Drill(
      "distinctUntilChanged(at:)", "-1-2-10-1-|", "-1---10-1-|",
      operate: { $0.map { "\($0)" }.distinctUntilChanged(at: \.count) }),
    Drill(
      "element(at:)", "-1-2-3-|", "---(2,|)", empty: "--X",
      reentrant: (2...6).map { "next(\($0))" } + ["error(Argument out of range.)"],
      operate: { $0.element(at: 1) }),
    Drill(
      "element(at:) too late", "-1-2-3-|", "-------X", empty: "--X",
      reentrant: (4...6).map { "next(\($0))" } + ["error(Argument out of range.)"],
      operate: { $0.element(at: 3) }),
    Drill("single", "-1---|", "-1---|", empty: "--X", operate: { $0.single() }),
    Drill("single of two", "-1-2-3-|", "-1-X", empty: "--X", operate: { $0.single() }),
    Drill(
      "single with a predicate", "-1-2-3-|", "---2---|", empty: "--X",
      throwing: { $0.single { _ in throw Boom() } }, operate: { $0.single { $0 == 2 } }),
    Drill(
      "first", "-1-2-3-|", "-(1,|)", empty: "--(0,|)",
      reentrant: (1...6).map { "next(\($0))" } + ["next(0)", "completed"],
      operate: { $0.first().asObservable().map { $0 ?? 0 } }),
    Drill(
      "materialize", "-1----------|", "-'next(1)'--(completed,|)", empty: "--(completed,|)",
      failed: "--('error(X)',|)", operate: { $0.materialize() }),
    Drill(
      "materialize, then dematerialize", "-1-2-X", "-1-2-X",
      operate: { $0.materialize().dematerialize() }),
    Drill(
      "dematerialize", "-1-2-3-|", "-1-|",
      operate: { $0.map { $0 == 1 ? Event.next($0) : .completed }.dematerialize() }),
    Drill(
      "withUnretained", "-1-2-|", "-1-2-|",
      operate: { $0.withUnretained(Self.owner).map { $1 } }),
    Drill(
      "decode", "-1-2-|", "-1-2-|",
      throwing: {
        $0.map { _ in Data() }.decode(type: Int.self, decoder: JSONDecoder())
      },
      operate: { $0.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder()) }),
    Drill(
      "do", "-1-2-|", "-1-2-|", throwing: { $0.do(onNext: { _ in throw Boom() }) },
      operate: { $0.do(onNext: { _ in }, afterNext: { _ in }, onDispose: {}) }),
    Drill(
      "debug", "-1-2-|", "-1-2-|",
      operate: { $0.debug("drill", log: DebugLog(write: { _ in })) }),
    Drill(
      "groupBy", "-1-2-3-4-|", "-1-0-----|",
      throwing: { $0.groupBy { _ -> Int in throw Boom() }.map { $0.key } },
      operate: { $0.groupBy { $0 % 2 }.map { $0.key } }),
    Drill(
      "groupBy, then flatMap", "-1-2-3-4-|", "-1-2-3-4-|",
      throwing: { $0.groupBy { _ -> Int in throw Boom() }.flatMap { $0 } },
      operate: { $0.groupBy { $0 % 2 }.flatMap { $0 } }),
    Drill(
      "catch", "-1-2-|", "-1-2-|", failed: "--(8,9,|)", operate: { $0.catch { _ in .of(8, 9) } }),
    Drill(
      "catchAndReturn", "-1-2-X", "-1-2-(9,|)", failed: "--(9,|)",
      operate: { $0.catchAndReturn(9) }),
    Drill("retry(1)", "-1-2-X", "-1-2-X", operate: { $0.retry(1) }),
    Drill(
      "ifEmpty(default:)", "-1-2-|", "-1-2-|", empty: "--(9,|)", operate: { $0.ifEmpty(default: 9) }
    ),
    Drill(
      "ifEmpty(switchTo:)", "-1-2-|", "-1-2-|", empty: "--(8,9,|)",
      operate: { $0.ifEmpty(switchTo: .of(8, 9)) }),
    Drill(
      "using", "-1-2-|", "-1-2-|",
      throwing: { source in
        .using({ BooleanDisposable() }) { _ in source.map { _ in throw Boom() } }
      },
      operate: { source in .using({ BooleanDisposable() }) { _ in source } }),
  ]

  private final class Owner: Sendable {}
  private static let owner = Owner()
}
