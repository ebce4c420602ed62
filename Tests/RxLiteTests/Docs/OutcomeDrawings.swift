import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of Single, Maybe and Completable mean.
  static let outcomes: [Drawing] = conversions + singles + maybes + completables + primitives

  /// What the diagrams of the generated arities mean.
  static let arities: [Drawing] = [
    Drawing("zip(first, second) { $0 * 10 + $1 }", in: "SingleZip.swift") {
      Single.zip($0.single, $0.otherSingle) { $0 * 10 + $1 }
    },
    Drawing("zip(first, second) { $0 * 10 + $1 }", in: "MaybeZip.swift") {
      Maybe.zip($0.maybe, $0.otherMaybe) { $0 * 10 + $1 }
    },
  ]

  private static let conversions: [Drawing] = [
    Drawing("single.asMaybe()") { $0.single.asMaybe() },
    Drawing("single.asCompletable()") { $0.single.asCompletable() },
  ]

  private static let singles: [Drawing] = [
    Drawing("map { $0 * 10 }", in: "SingleOperators.swift") { $0.single.map { $0 * 10 } },
    Drawing("compactMap { $0 > 1 ? $0 : nil }", in: "SingleOperators.swift") {
      $0.single.compactMap { $0 > 1 ? $0 : nil }
    },
    Drawing("filter { $0 > 1 }", in: "SingleOperators.swift") { $0.single.filter { $0 > 1 } },
    Drawing("flatMap { _ in second }", in: "SingleOperators.swift") { stage in
      stage.single.flatMap { _ in stage.otherSingle }
    },
    Drawing("flatMapMaybe { _ in second }") { stage in
      stage.single.flatMapMaybe { _ in stage.otherMaybe }
    },
    Drawing("flatMapCompletable { _ in work }") { stage in
      stage.single.flatMapCompletable { _ in stage.otherCompletable }
    },
    Drawing("catchAndReturn(9)", in: "SingleOperators.swift") { $0.single.catchAndReturn(9) },
  ]

  private static let maybes: [Drawing] = [
    Drawing("map { $0 * 10 }", in: "MaybeOperators.swift") { $0.maybe.map { $0 * 10 } },
    Drawing("compactMap { $0 > 1 ? $0 : nil }", in: "MaybeOperators.swift") {
      $0.maybe.compactMap { $0 > 1 ? $0 : nil }
    },
    Drawing("filter { $0 > 1 }", in: "MaybeOperators.swift") { $0.maybe.filter { $0 > 1 } },
    Drawing("flatMap { _ in second }", in: "MaybeOperators.swift") { stage in
      stage.maybe.flatMap { _ in stage.otherMaybe }
    },
    Drawing("ifEmpty(default: 9)") { $0.maybe.ifEmpty(default: 9) },
    Drawing("ifEmpty(switchTo: otherMaybe)") { $0.maybe.ifEmpty(switchTo: $0.otherMaybe) },
    Drawing("ifEmpty(switchTo: single)") { $0.maybe.ifEmpty(switchTo: $0.otherSingle) },
    Drawing("catchAndReturn(9)", in: "MaybeOperators.swift") { $0.maybe.catchAndReturn(9) },
  ]

  private static let completables: [Drawing] = [
    Drawing("andThen(single)") { $0.completable.andThen($0.otherSingle) },
    Drawing("andThen(maybe)") { $0.completable.andThen($0.otherMaybe) },
    Drawing("andThen(completable)") { $0.completable.andThen($0.otherCompletable) },
    Drawing("concat(second)") { $0.completable.concat($0.otherCompletable) },
    Drawing("concat([first, second])") {
      Completable.concat([$0.completable, $0.otherCompletable])
    },
    Drawing("concat(first, second)") { Completable.concat($0.completable, $0.otherCompletable) },
    Drawing("zip([first, second])") { Completable.zip([$0.completable, $0.otherCompletable]) },
    Drawing("zip(first, second)") { Completable.zip($0.completable, $0.otherCompletable) },
  ]

  private static let primitives: [Drawing] = [
    Drawing("catch { _ in second }") { stage in stage.single.catch { _ in stage.otherSingle } },
    Drawing("retry(2)") { $0.single.retry(2) },
    Drawing("timeout(.seconds(3))") { $0.single.timeout(.seconds(3), scheduler: $0.time) },
    Drawing("timeout(.seconds(3), other: second)") {
      $0.single.timeout(.seconds(3), other: $0.otherSingle, scheduler: $0.time)
    },
    Drawing("timer(.seconds(2))") { Single<Int>.timer(.seconds(2), scheduler: $0.time) },
  ]

  /// What the diagrams of Driver and Signal mean.
  static let driven: [Drawing] = [
    Drawing("asDriver(onErrorJustReturn: 9)") { $0.ints.asDriver(onErrorJustReturn: 9) },
    Drawing("asDriver(onErrorDriveWith: other)") {
      $0.source.asDriver(onErrorDriveWith: $0.other.asDriver(onErrorJustReturn: ""))
    },
    Drawing("asDriver(onErrorRecover: { _ in other })") {
      let other = $0.other.asDriver(onErrorJustReturn: "")
      return $0.source.asDriver(onErrorRecover: { _ in other })
    },
    Drawing("asSignal(onErrorJustReturn: 9)") { $0.ints.asSignal(onErrorJustReturn: 9) },
    Drawing("asSignal(onErrorSignalWith: other)") {
      $0.source.asSignal(onErrorSignalWith: $0.other.asSignal(onErrorJustReturn: ""))
    },
    Drawing("asSignal(onErrorRecover: { _ in other })") {
      let other = $0.other.asSignal(onErrorJustReturn: "")
      return $0.source.asSignal(onErrorRecover: { _ in other })
    },
  ]
}
