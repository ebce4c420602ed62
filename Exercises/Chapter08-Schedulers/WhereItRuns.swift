import RxLite

/// Exercise `schedulers/where-it-runs`: where each line runs, predicted.
///
/// A label was set off the main thread, in a chain that three people had read. Each of them was sure that the
/// label is set on main. You know the rules by now, so make them a function: it is given a chain as a value,
/// and predicts the queue of each of its lines. The tests build every chain, run it, and compare what happens
/// with what you have predicted. Afterwards, predict a chain of your own app: is every line that sets a label
/// predicted on main?
///
///     whereItRuns(Chain(.file, [.map, .observe(on: .second), .map, .subscribe(on: .first)]),
///       subscribedOn: .main)
///
///     subscribed  first       the closure of create runs here
///     emitted     first       it calls onNext here
///     lines       first       map
///                 second      observe(on: .second)
///                 second      map
///                 second      subscribe(on: .first)
///                             The observer is called on second, too: there the last line emits.
///
/// - `subscribedOn` is the queue on which somebody subscribes to the whole chain.
/// - The source is subscribed to on `subscribed`, and sends its element on `emitted`.
/// - `lines` has a queue for each line, from the top down: the one on which the element leaves that line. For
///   a `map`, its closure runs there.
/// - The sources and the operators are described below. Lines come in any order and may be repeated, and an
///   inner chain may contain further ones.
/// - Each source sends one element, and nothing completes or fails.
///
/// Chapter 8, sections 3 to 7.
///
/// - Check it: `swift run course check schedulers/where-it-runs`,
///   or `swift test --package-path Exercises --filter WhereItRuns`
/// - A hint: `swift run course hint schedulers/where-it-runs`
func whereItRuns(_ chain: Chain, subscribedOn caller: Place) -> Places {
  Places(subscribed: caller, emitted: caller, lines: [])  // Replace this line.
}

/// A chain: its source, and the operators below it, from the top down.
struct Chain {
  var source: Source
  var lines: [Line]

  init(_ source: Source, _ lines: [Line]) { (self.source, self.lines) = (source, lines) }
}

/// What stands at the top of a chain.
enum Source {
  /// An `Observable.create` that calls `onNext` inside of its closure.
  case file
  /// A `BehaviorSubject`: it has an element, and nobody calls `onNext`.
  case temperature
  /// A `PublishSubject`: when all is subscribed to, somebody calls `onNext` on this queue.
  case socket(Place)
}

/// One line below the source.
indirect enum Line {
  /// `map { … }`.
  case map
  /// `subscribe(on:)`.
  case subscribe(on: Place)
  /// `observe(on:)`.
  case observe(on: Place)
  /// `debounce(.seconds(1), scheduler:)`, with the scheduler of this queue.
  case debounce(on: Place)
  /// `asDriver(onErrorJustReturn: 0)`. It moves the element to main, and not the subscription.
  case driver
  /// `flatMap { _ in inner }`: the inner chain is made for the element.
  case flatMap(Chain)
  /// `Observable.combineLatest(above, other)`, where `above` is everything above this line. Assume that
  /// `other` is the last to send. So the pair is made where its element arrives.
  case combineLatest(Chain)
}

/// A queue. `sender` belongs to no scheduler: it is the queue of somebody who calls `onNext`.
enum Place {
  case main, first, second, sender
}

/// Where the parts of a chain run.
struct Places {
  var subscribed: Place
  var emitted: Place
  var lines: [Place]
}
