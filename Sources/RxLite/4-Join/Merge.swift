extension ObservableType {
  /// Emits the elements of all sources as they arrive.
  ///
  ///     --1-----2----|
  ///     ----a-----b--|
  ///       merge(first, second)
  ///     --1-a---2-b--|
  ///
  /// - Ends: Completes when all sources have completed; fails with the first error.
  /// - Memory: The subscriptions to the sources.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    join(Merging()) { join in
      let group = Group()
      for source in sources { join.add(source, to: group) }
      join.complete()
      return group
    }
  }

  /// Emits the elements of all sources as they arrive. See ``merge(_:)-([Observable<Element>])``.
  ///
  /// - Ends: Completes when all sources have completed; fails with the first error.
  /// - Memory: The subscriptions to the sources.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Emits the elements of all sources as they arrive. See ``merge(_:)-([Observable<Element>])``.
  ///
  /// - Ends: Completes when all sources have completed; fails with the first error.
  /// - Memory: The subscriptions to the sources.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of all inner sequences as they arrive.
  ///
  ///     --a-b---|
  ///     --1---2|
  ///       map { _ in inner }.merge()
  ///     ----1-1-2-2|
  ///
  /// - Ends: Completes when the source and all inner sequences have completed; fails with the first
  ///   error.
  /// - Memory: The subscriptions to the inner sequences.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// Emits the elements of all inner sequences, no more than `maxConcurrent` of which are
  /// subscribed to at a time; the others wait.
  ///
  ///     -a-b-c---|
  ///     ---1---2|
  ///       map { _ in inner }.merge(maxConcurrent: 2)
  ///     ----1-1-2-2-1---2|
  ///
  /// - Ends: Completes when the source and all inner sequences have completed; fails with the first
  ///   error.
  /// - Memory: The subscriptions, and the sequences that wait.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    mergeInTurn(maxConcurrent: maxConcurrent) { $0 }
  }
}

// MARK: - How it works

/// The state of the operators that merge.
struct Merging {
  /// The number of inner sequences that haven't completed.
  var count = 0
  var sourceHasCompleted = false
}

extension ObservableType {
  /// Transforms elements into sequences, and merges these.
  ///
  /// - Parameter admits: Returns whether the next element is transformed; otherwise it is dropped.
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
            // NB: Called without the lock: the selector is the learner's code.
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

  /// Handles the completion of the source: no further inner sequences will arrive.
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
