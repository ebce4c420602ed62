/// The state of the operators that merge.
struct Merging<Element> {
  /// The number of sequences that haven't completed: the source, and the inner ones.
  var open = 1
  /// The inner sequences that wait for their turn.
  var waiting = Queue<Observable<Element>>()
  /// The sequence whose elements count, with `.latest`.
  var latest = Latest()
}

/// The latest inner sequence.
struct Latest {
  /// Counted from 1.
  var number = 0
  /// Whether it hasn't completed.
  var isOpen = false
  var key: Bag<Subscription>.Key?
}

/// Subscribes to inner sequences, and sends their elements to a join.
struct Merge<Element> {
  let join: Join<Merging<Element>, Element>
  let overlap: Overlap
  /// The subscriptions to the source and to the inner sequences.
  let group = Group()

  init(_ join: Join<Merging<Element>, Element>, _ overlap: Overlap = .all) {
    self.join = join
    self.overlap = overlap
  }

  /// Subscribes to an inner sequence, lets it wait, or doesn't ask for it.
  ///
  /// NB: Merging in turn, an element takes its place before its sequence is asked for, and keeps it
  /// if that throws. Otherwise it takes the place afterwards, when `select` may have caused another
  /// element. RxSwift does the same.
  @inline(__always)
  func add(_ select: () throws -> Observable<Element>) rethrows {
    switch overlap {
    case .all: open(try select())
    case .first:
      var isFree = false
      join.locked { isFree = join.state.open == 1 }
      if isFree { open(try select()) }
    case .latest: replaceLatest(by: try select())
    case .inTurn(let limit):
      var isNext = takeTurn(limit)
      let inner = try select()
      if !isNext {
        join.locked {
          isNext = takeTurn(limit)
          if !isNext { join.state.waiting.enqueue(inner) }
        }
      }
      if isNext { subscribe(to: inner) }
    }
  }

  /// Subscribes to one more inner sequence.
  func open(_ inner: Observable<Element>) {
    join.locked { join.state.open += 1 }
    subscribe(to: inner)
  }

  /// Handles the completion of the source.
  func completeOne() { join.locked(countCompletion) }

  private func takeTurn(_ limit: Int) -> Bool {
    var isNext = false
    join.locked {
      isNext = join.state.open <= limit
      if isNext { join.state.open += 1 }
    }
    return isNext
  }

  private func subscribe(to inner: Observable<Element>) {
    if let element = inner.onlyElement {
      join.locked { join.send(element) }
      return completeInner()
    }
    let subscription = Subscription()
    guard let key = group.insert(subscription) else { return }
    inner.start(
      AnyObserver { event in
        guard event.isCompleted else { return join.locked { join.on(event) } }
        group.remove(key)
        completeInner()
      }, attachedTo: subscription)
  }

  /// Handles the completion of an inner sequence: the next one that waits takes its place.
  private func completeInner() {
    var next: Observable<Element>?
    join.locked {
      next = join.state.waiting.dequeue()
      if next == nil { countCompletion() }
    }
    guard let next else { return }
    // NB: Many sequences that complete at once would fill the stack if each were started from inside
    // the previous one.
    Trampoline.current.run { subscribe(to: next) }
  }

  private func countCompletion() {
    join.state.open -= 1
    if join.state.open == 0 { join.end(with: .completed) }
  }

  // MARK: - The latest

  /// Subscribes to an inner sequence, which replaces the open one.
  private func replaceLatest(by inner: Observable<Element>) {
    if let element = inner.onlyElement {
      let number = begin(nil)
      return join.locked {
        if isLatest(number) { join.send(element) }
        if isLatest(number) { endLatest() }
      }
    }
    let subscription = Subscription()
    // NB: If the result was disposed while this element was on its way, the sequence is subscribed to
    // and disposed, as in RxSwift.
    let key = group.insert(subscription)
    let number = begin(key)
    inner.start(
      AnyObserver { event in
        if event.isStopEvent, let key { group.remove(key) }
        join.locked {
          guard isLatest(number) else { return }
          if event.isCompleted { endLatest() } else { join.on(event) }
        }
      }, attachedTo: subscription)
  }

  /// Makes a sequence the latest, and disposes the one before it.
  ///
  /// - Returns: The number of the sequence.
  private func begin(_ key: Bag<Subscription>.Key?) -> Int {
    var (number, replaced) = (0, Bag<Subscription>.Key?.none)
    join.locked {
      let last = join.state.latest
      if !last.isOpen { join.state.open += 1 }
      join.state.latest = Latest(number: last.number + 1, isOpen: true, key: key)
      (number, replaced) = (last.number + 1, last.key)
    }
    if let replaced { group.remove(replaced) }
    return number
  }

  private func isLatest(_ number: Int) -> Bool { join.state.latest.number == number }

  private func endLatest() {
    join.state.latest.isOpen = false
    join.state.latest.key = nil
    countCompletion()
  }
}
