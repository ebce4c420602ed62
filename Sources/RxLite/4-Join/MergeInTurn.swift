extension ObservableType {
  /// Transforms elements into sequences, and merges no more than `limit` of them at a time.
  ///
  /// NB: With a limit of 0 none is ever subscribed to, and the result completes with the source, as
  /// in RxSwift.
  func mergeInTurn<Source: ObservableConvertibleType>(
    maxConcurrent limit: Int, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return .join(Line<Source.Element>()) { join in
      let group = Group()
      let outer = Subscription()
      _ = group.insert(outer)
      source.start(
        AnyObserver { event in
          switch event {
          case .next(let element):
            // NB: The element takes a turn before the selector is called; if that throws, the turn
            // isn't given back, as in RxSwift. The selector is the learner's code, so it is called
            // without the lock.
            var isNext = join.takeTurn(limit)
            do {
              let inner = try selector(element).asObservable()
              join.locked {
                isNext = isNext || join.takeTurn(limit)
                if !isNext { join.state.waiting.enqueue(inner) }
              }
              if isNext { join.begin(inner, in: group) }
            } catch { join.locked { throw error } }
          case .error(let error): join.locked { throw error }
          case .completed:
            join.locked {
              join.state.sourceHasCompleted = true
              if join.state.count == 0 { join.end(with: .completed) }
              outer.dispose()
            }
          }
        }, as: outer)
      return group
    }
  }
}

/// The inner sequences that wait for their turn, and the number of those that have one.
private struct Line<Element> {
  var count = 0
  var waiting = Queue<Observable<Element>>()
  var sourceHasCompleted = false
}

extension Join where State == Line<Result> {
  /// Takes a turn, if fewer than `limit` are taken.
  ///
  /// - Returns: Whether an inner sequence may be subscribed to.
  fileprivate func takeTurn(_ limit: Int) -> Bool {
    var isNext = false
    locked {
      isNext = state.count < limit
      if isNext { state.count += 1 }
    }
    return isNext
  }

  /// Subscribes to an inner sequence whose turn it is.
  fileprivate func begin(_ inner: Observable<Result>, in group: Group) {
    let subscription = Subscription()
    guard let key = group.insert(subscription) else { return }
    inner.start(
      AnyObserver { [self] event in
        locked {
          guard event.isCompleted else { return on(event) }
          group.remove(key)
          if let next = state.waiting.dequeue() {
            // NB: Scheduled separately: many sequences that complete at once would fill the stack
            // if each were started from inside the previous one.
            _ = CurrentThreadScheduler.instance.schedule(()) { [self] in
              begin(next, in: group)
              return Disposables.create()
            }
          } else {
            state.count -= 1
            if state.sourceHasCompleted, state.count == 0 { end(with: .completed) }
          }
        }
      }, as: subscription)
  }
}
