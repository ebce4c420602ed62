import RxLite
import RxLiteTest

/// What a line of a doc comment such as `map { $0 * 10 }` means.
///
/// A line of the tables in this folder is one drawing: the operator's line, and the same as code.
struct Drawing {
  let operation: String
  /// The one file that it is meant for; `nil` if it is for its whole folder.
  let file: String?
  let draw: (Stage) -> Observable<String>

  init<Result: ObservableConvertibleType>(
    _ operation: String, in file: String? = nil, draw: @escaping (Stage) -> Result
  ) {
    self.operation = operation
    self.file = file
    self.draw = { draw($0).asObservable().map { "\($0)" } }
  }

  func isMeant(for marble: DocMarble) -> Bool {
    operation == marble.operation && (file == nil || file == marble.file)
  }

  /// The tables, by the folder of RxLite that they are for.
  static let tables: [(folder: String, drawings: [Drawing])] = [
    ("1-Contract", contract), ("2-Step", step), ("3-Share", share), ("4-Join", join),
    ("5-Resubscribe", resubscribe), ("6-Time", time), ("7-Traits", traits + outcomes + driven),
    ("Generated", arities),
  ]
}

/// What a drawing is made from: its sources, and the clock.
struct Stage {
  let sources: [Observable<String>]
  let time: TestScheduler

  /// The first source.
  var source: Observable<String> { sources[0] }
  /// The first source, as numbers.
  var ints: Observable<Int> { sources[0].ints }
  /// The second source.
  var other: Observable<String> { sources[1] }
  /// The third source.
  var third: Observable<String> { sources[2] }

  /// The first source, as a trait.
  var single: Single<Int> { ints.asSingle() }
  var maybe: Maybe<Int> { ints.asMaybe() }
  var completable: Completable { source.ignoreElements().asCompletable() }

  /// The second source, as a trait.
  var otherSingle: Single<Int> { other.ints.asSingle() }
  var otherMaybe: Maybe<Int> { other.ints.asMaybe() }
  var otherCompletable: Completable { other.ignoreElements().asCompletable() }
}
