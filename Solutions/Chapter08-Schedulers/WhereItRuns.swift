import RxLite

/// Follows the subscription up the chain, and then the element down.
func whereItRuns(_ chain: Chain, subscribedOn caller: Place) -> Places {
  var place = caller
  var subscriptions: [Place] = []
  for line in chain.lines.reversed() {
    if case .subscribe(let queue) = line { place = queue }
    subscriptions.insert(place, at: 0)
  }
  var places = Places(subscribed: place, emitted: place, lines: [])
  if case .socket(let sender) = chain.source { place = sender }
  places.emitted = place
  for (line, subscription) in zip(chain.lines, subscriptions) {
    switch line {
    case .map, .subscribe: break
    case .observe(let queue): place = queue
    case .debounce(let queue): place = queue
    case .driver: place = .main
    case .flatMap(let inner): place = arrival(of: inner, subscribedOn: place)
    case .combineLatest(let other): place = arrival(of: other, subscribedOn: subscription)
    }
    places.lines.append(place)
  }
  return places
}

/// Where the element of a chain arrives.
private func arrival(of chain: Chain, subscribedOn caller: Place) -> Place {
  let places = whereItRuns(chain, subscribedOn: caller)
  return places.lines.last ?? places.emitted
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
