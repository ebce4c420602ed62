extension ObservableType {
  /// Passes on the elements of all sources as they come.
  ///
  ///     --1-----2----|
  ///     ----a-----b--|
  ///       merge(first, second)
  ///     --1-a---2-b--|
  ///
  /// - Ends: Completes when the last source has completed; fails with the first error.
  /// - Memory: The subscriptions.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    join(Merging()) { join in
      let group = Group()
      for source in sources { join.add(source, to: group) }
      join.complete()
      return group
    }
  }

  /// Passes on the elements of all sources as they come. See ``merge(_:)-([Observable<Element>])``.
  ///
  /// - Ends: Completes when the last source has completed; fails with the first error.
  /// - Memory: The subscriptions.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Passes on the elements of all sources as they come. See ``merge(_:)-([Observable<Element>])``.
  ///
  /// - Ends: Completes when the last source has completed; fails with the first error.
  /// - Memory: The subscriptions.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the elements of all inner sequences as they come.
  ///
  ///     --a-b---|
  ///     --1---2|
  ///       map { _ in inner }.merge()
  ///     ----1-1-2-2|
  ///
  /// - Ends: Completes when the source and all inner sequences have; fails with the first error.
  /// - Memory: The subscriptions.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// Passes on the elements of all inner sequences, of which no more than `maxConcurrent` are
  /// subscribed at a time; the others wait for their turn.
  ///
  ///     -a-b-c---|
  ///     ---1---2|
  ///       map { _ in inner }.merge(maxConcurrent: 2)
  ///     ----1-1-2-2-1---2|
  ///
  /// - Ends: Completes when the source and all inner sequences have; fails with the first error.
  /// - Memory: The subscriptions, and the sequences that wait.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    mergeInTurn(maxConcurrent: maxConcurrent) { $0 }
  }
}

// MARK: - How it works

/// What the operators that merge remember.
struct Merging {
  /// How many inner sequences are open.
  var count = 0
  var sourceHasCompleted = false
}

extension ObservableType {
  /// Transforms elements into sequences, and merges these.
  ///
  /// - Parameter admits: Whether the sequence of an element is subscribed to, or the element dropped.
  func merge<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source, admits: @escaping (Merging) -> Bool
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return .join(Merging()) { join in
      let group = Group()
      let outer = Subscription()
      _ = group.insert(outer)
      source.start(
        AnyObserver { event in
          switch event {
          case .next(let element):
            guard admits(join.state) else { return }
            // NB: Without the lock, for the selector is the learner's code.
            do { join.add(try selector(element).asObservable(), to: group) } catch {
              join.locked { throw error }
            }
          case .error(let error): join.locked { throw error }
          case .completed:
            outer.dispose()
            join.complete()
          }
        }, as: outer)
      return group
    }
  }
}

extension Join where State == Merging {
  /// Subscribes to an inner sequence.
  fileprivate func add(_ inner: Observable<Result>, to group: Group) {
    locked { state.count += 1 }
    if let element = inner.onlyElement {
      return locked {
        send(element)
        state.count -= 1
        completeIfOver()
      }
    }
    let subscription = Subscription()
    guard let key = group.insert(subscription) else { return }
    inner.start(
      AnyObserver { [self] event in
        locked {
          guard event.isCompleted else { return on(event) }
          group.remove(key)
          state.count -= 1
          completeIfOver()
        }
      }, as: subscription)
  }

  /// Handles the completion of the source: no more inner sequences will come.
  fileprivate func complete() {
    locked {
      state.sourceHasCompleted = true
      completeIfOver()
    }
  }

  private func completeIfOver() {
    if state.sourceHasCompleted, state.count == 0 { end(with: .completed) }
  }
}
