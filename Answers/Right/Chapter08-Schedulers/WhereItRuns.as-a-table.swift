// A line takes itself off the end, asks the chain above it, and adds its own place to the table.
import RxLite

func whereItRuns(_ chain: Chain, subscribedOn caller: Place) -> Places {
  guard let last = chain.lines.last else {
    if case .socket(let sender) = chain.source {
      return Places(subscribed: caller, emitted: sender, lines: [])
    }
    return Places(subscribed: caller, emitted: caller, lines: [])
  }
  var start = caller
  if case .subscribe(let queue) = last { start = queue }
  var places = whereItRuns(Chain(chain.source, chain.lines.dropLast()), subscribedOn: start)
  let above = arrival(places)
  switch last {
  case .map, .subscribe: places.lines.append(above)
  case .observe(let queue), .debounce(let queue): places.lines.append(queue)
  case .driver: places.lines.append(.main)
  case .flatMap(let inner):
    places.lines.append(arrival(whereItRuns(inner, subscribedOn: above)))
  case .combineLatest(let other):
    places.lines.append(arrival(whereItRuns(other, subscribedOn: caller)))
  }
  return places
}

private func arrival(_ places: Places) -> Place { places.lines.last ?? places.emitted }

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
