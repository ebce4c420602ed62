extension ObservableType {
  /// Transforms each element into a sequence, and emits the elements of all of them.
  ///
  ///     --1-------2-------|
  ///       flatMap { Observable.of($0, $0 * 10) }
  ///     --(1,10)--(2,20)--|
  ///
  /// - Ends: Completes when the source and all inner sequences have completed; fails with the first
  ///   error, and with what `selector` throws.
  /// - Memory: The subscriptions to the inner sequences.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merge(.all, selector)
  }
}

/// What happens to an inner sequence when others haven't completed yet.
enum Overlap {
  /// It is merged with them.
  case all
  /// It isn't asked for: its element is dropped.
  case first
  /// It replaces the other one.
  case latest
  /// It waits until fewer than so many are open.
  case inTurn(Int)
}

extension ObservableType {
  /// Transforms elements into sequences, and merges these.
  ///
  /// NB: With `.inTurn(0)` no inner sequence is ever subscribed to, and the result completes with the
  /// source, as in RxSwift.
  func merge<Source: ObservableConvertibleType>(
    _ overlap: Overlap, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return .join(Merging<Source.Element>()) { join in
      let merge = Merge(join, overlap)
      let outer = Subscription()
      _ = merge.group.insert(outer)
      source.start(
        AnyObserver { event in
          switch event {
          case .next(let element):
            // NB: Called without the lock: the selector is the learner's code.
            do { try merge.add { try selector(element).asObservable() } } catch {
              join.fail(error)
            }
          case .error(let error): join.fail(error)
          case .completed:
            // NB: As in RxSwift, the source is disposed last when sequences are merged in turn, and
            // first otherwise.
            if case .inTurn = overlap {} else { outer.dispose() }
            merge.completeOne()
            outer.dispose()
          }
        }, attachedTo: outer)
      return merge.group
    }
  }
}
