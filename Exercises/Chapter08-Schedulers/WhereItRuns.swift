import RxLite

/// Exercise `schedulers/where-it-runs`: the crash, found before it happens.
///
/// A crash report says that a label was set off the main thread. Don't wait for the next one: a script reads
/// the chains of your app, and makes a `Chain` of each, with its source and its lines. It prints where each line
/// runs, and warns you where an observer sets a label on another queue than `main`. Write the function that it
/// needs:
///
///     whereItRuns(Chain(.file, [.map, .observe(on: .second), .map, .subscribe(on: .first)]),
///       subscribedOn: .main)
///
///     subscribed  first       the closure of create runs here
///     emitted     first       it calls onNext here
///     lines       first       map
///                 second      observe(on: .second)
///                 second      map
///                 second      subscribe(on: .first), and so the observer
///
/// - `subscribedOn` is the queue on which somebody subscribes to the whole chain.
/// - `subscribed` is the queue on which the source is subscribed to, and `emitted` that on which it sends its
///   element.
/// - `lines` has a queue for each line, from the top down: the one on which the element leaves that line. For
///   a `map`, its closure runs there.
/// - The sources and the operators are described below. The lines may be in any order, each of them several
///   times, and a chain inside of another one may have another inside.
/// - Each source sends one element, and nothing completes or fails.
///
/// Chapter 8, sections 3 to 7.
///
/// - Check it: `swift run course check schedulers/where-it-runs`,
///   or `swift test --package-path Exercises --filter WhereItRuns`
/// - A hint: `swift run course hint schedulers/where-it-runs`
func whereItRuns(_ chain: Chain, subscribedOn caller: Place) -> Places {
  // A subscription goes up.
  var subscribed = caller
  var subscribers: [Place] = []
  for line in chain.lines.reversed() {
    if case .subscribe(let place) = line { subscribed = place }
    subscribers.append(subscribed)
  }
  subscribers.reverse()

  let emitted =
    switch chain.source {
    case .file, .temperature: subscribed
    case .socket(let place): place
    }

  // The element comes down.
  var current = emitted
  let lines = zip(chain.lines, subscribers).map { line, subscriber in
    switch line {
    case .map, .subscribe: break
    case .observe(let place), .debounce(let place): current = place
    case .driver: current = .main
    case .flatMap(let inner): current = whereItRuns(inner, subscribedOn: current).arrival
    case .combineLatest(let other): current = whereItRuns(other, subscribedOn: subscriber).arrival
    }
    return current
  }
  return Places(subscribed: subscribed, emitted: emitted, lines: lines)
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
  /// `asDriver(onErrorJustReturn: 0)`.
  case driver
  /// `flatMap { _ in inner }`: the inner chain is made for the element.
  case flatMap(Chain)
  /// `Observable.combineLatest(above, other)`, where `above` is the chain as far as here. The element of
  /// `other` comes last.
  case combineLatest(Chain)
}

/// A queue.
enum Place {
  case main, first, second, sender
}

/// Where the parts of a chain run.
struct Places {
  var subscribed: Place
  var emitted: Place
  var lines: [Place]
}

extension Places {
  var arrival: Place { lines.last ?? emitted }
}
