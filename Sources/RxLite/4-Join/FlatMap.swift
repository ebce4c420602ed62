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
    merge(selector) { _ in true }
  }
}

/// The state of the operators that merge.
struct Merging {
  /// The number of sequences that haven't completed: the source, and the inner ones.
  var open = 1
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
            join.locked { join.completeOne() }
          }
        }, as: outer)
      return group
    }
  }
}

extension Join where State == Merging {
  /// Subscribes to an inner sequence.
  func add(_ inner: Observable<Result>, to group: Group) {
    locked { state.open += 1 }
    if let element = inner.onlyElement {
      return locked {
        send(element)
        completeOne()
      }
    }
    let subscription = Subscription()
    guard let key = group.insert(subscription) else { return }
    inner.start(
      AnyObserver { [self] event in
        locked {
          guard event.isCompleted else { return on(event) }
          group.remove(key)
          completeOne()
        }
      }, as: subscription)
  }

  /// Handles the completion of the source or of an inner sequence.
  func completeOne() {
    state.open -= 1
    if state.open == 0 { end(with: .completed) }
  }
}
