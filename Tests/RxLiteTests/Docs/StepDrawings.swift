import Foundation
import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 2-Step mean.
  static let step: [Drawing] = [
    Drawing("map { $0 * 10 }") { $0.ints.map { $0 * 10 } },
    Drawing("compactMap { Int($0) }") { $0.source.compactMap { Int($0) } },
    Drawing("scan(0) { $0 + $1 }") { $0.ints.scan(0) { $0 + $1 } },
    Drawing("scan(into: \"\") { $0 += $1 }") { $0.source.scan(into: "") { $0 += $1 } },
    Drawing("reduce(0) { $0 + $1 }") { $0.ints.reduce(0) { $0 + $1 } },
    Drawing("reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 * 10 })") {
      $0.ints.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 * 10 })
    },
    Drawing("enumerated().map { \"\\($0)\\($1)\" }") {
      $0.source.enumerated().map { "\($0)\($1)" }
    },
    Drawing("filter { $0 % 2 == 0 }") { $0.ints.filter { $0 % 2 == 0 } },
    Drawing("take(2)") { $0.source.take(2) },
    Drawing("takeLast(2)") { $0.source.takeLast(2) },
    Drawing("skip(2)") { $0.source.skip(2) },
    Drawing("skip(while: { $0 < 3 })") { $0.ints.skip(while: { $0 < 3 }) },
    Drawing("take(while: { $0 < 3 })") { $0.ints.take(while: { $0 < 3 }) },
    Drawing("take(while: { $0 < 3 }, behavior: .inclusive)") {
      $0.ints.take(while: { $0 < 3 }, behavior: .inclusive)
    },
    Drawing("take(until: { $0 == 3 })") { $0.ints.take(until: { $0 == 3 }) },
    Drawing("take(until: { $0 == 3 }, behavior: .inclusive)") {
      $0.ints.take(until: { $0 == 3 }, behavior: .inclusive)
    },
    Drawing("distinctUntilChanged()") { $0.source.distinctUntilChanged() },
    Drawing("distinctUntilChanged { $0.lowercased() }") {
      $0.source.distinctUntilChanged { $0.lowercased() }
    },
    Drawing("distinctUntilChanged { $0 % 2 == $1 % 2 }") {
      $0.ints.distinctUntilChanged { $0 % 2 == $1 % 2 }
    },
    Drawing("distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })") {
      $0.source.distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })
    },
    Drawing("distinctUntilChanged(at: \\.count)") { $0.source.distinctUntilChanged(at: \.count) },
    Drawing("element(at: 2)") { $0.source.element(at: 2) },
    Drawing("single()") { $0.source.single() },
    Drawing("single { $0 % 2 == 0 }") { $0.ints.single { $0 % 2 == 0 } },
    Drawing("materialize()") { $0.source.materialize() },
    Drawing("dematerialize()") { $0.source.map(event).dematerialize() },
    Drawing("withUnretained(owner) { owner, number in owner.name + number }") {
      $0.source.withUnretained(Owner.o) { owner, number in owner.name + number }
    },
    Drawing("withUnretained(owner).map { owner, number in owner.name + number }") {
      $0.source.withUnretained(Owner.o).map { owner, number in owner.name + number }
    },
    Drawing("decode(type: Int.self, decoder: JSONDecoder())") {
      $0.source.map { Data($0.utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    },
    Drawing("do(onNext: { print($0) })") { $0.source.do(onNext: { _ in }) },
    Drawing("debug(\"numbers\")") { $0.source.debug("numbers", log: DebugLog(write: { _ in })) },
  ]
}

/// The event that is written like this.
private func event(_ text: String) -> Event<String> {
  switch text {
  case "completed": .completed
  case "error": .error(MarbleError())
  default: .next(text.filter(\.isNumber))
  }
}

/// An object that `withUnretained` pairs with elements.
private final class Owner: Sendable {
  static let o = Owner()
  let name = "o"
}
