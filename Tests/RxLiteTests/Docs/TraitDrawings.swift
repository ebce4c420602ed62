import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 7-Traits mean.
  static let traits: [Drawing] = [
    Drawing("toArray()") { $0.ints.toArray() },
    Drawing("first()") { $0.source.first().asObservable().map { $0 ?? "nil" } },
    Drawing("asSingle()") { $0.source.asSingle() },
    Drawing("asMaybe()") { $0.source.asMaybe() },
    Drawing("andThen(second)") { $0.source.ignoreElements().asCompletable().andThen($0.other) },
    Drawing("asInfallible(onErrorJustReturn: 9)") {
      $0.ints.asInfallible(onErrorJustReturn: 9).asObservable()
    },
    Drawing("asInfallible(onErrorFallbackTo: other)") {
      $0.source.asInfallible(
        onErrorFallbackTo: $0.other.asInfallible(onErrorJustReturn: ""))
    },
    Drawing("asInfallible(onErrorRecover: { _ in other })") {
      let other = $0.other.asInfallible(onErrorJustReturn: "")
      return $0.source.asInfallible(onErrorRecover: { _ in other })
    },
    Drawing("asCompletable()") { $0.source.ignoreElements().asCompletable() },
  ]
}
