extension ObservableType {
  /// Transforms an element into a sequence and emits its elements; drops the elements that arrive
  /// before that sequence has completed.
  ///
  ///     --a--b----c--|
  ///     --1--2|
  ///       flatMapFirst { _ in inner }
  ///     ----1--2----1--2|
  ///
  /// - Ends: Completes when the source and the inner sequence have completed; fails with the first
  ///   error, and with what `selector` throws.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merge(selector) { $0.open == 1 }
  }

  /// Transforms each element into a sequence, and emits its elements until the next element
  /// arrives; then that sequence is disposed.
  ///
  ///     --a--b---------|
  ///     --1--2--3--|
  ///       flatMapLatest { _ in inner }
  ///     ----1--1--2--3--|
  ///
  /// - Ends: Completes when the source and the latest inner sequence have completed; fails with the
  ///   first error of either, and with what `selector` throws.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return .join(Latest()) { join in
      let current = SerialDisposable()
      let outer = Subscription()
      source.start(
        AnyObserver { event in
          switch event {
          case .next(let element):
            // NB: Called without the lock: the selector is the learner's code.
            do { join.switchTo(try selector(element).asObservable(), in: current) } catch {
              join.locked { throw error }
            }
          case .error(let error): join.locked { throw error }
          case .completed:
            join.locked {
              join.state.sourceHasCompleted = true
              outer.dispose()
              if !join.state.isOpen { join.end(with: .completed) }
            }
          }
        }, as: outer)
      return Pair(outer, current)
    }
  }

  /// Transforms each element into a sequence, and emits their elements one sequence after the
  /// other.
  ///
  ///     --a-b---|
  ///     --1--2|
  ///       concatMap { _ in inner }
  ///     ----1--2--1--2|
  ///
  /// NB: `selector` is called as soon as the element arrives, even if its sequence has to wait.
  ///
  /// - Ends: Completes when the source and all inner sequences have completed; fails with the first
  ///   error, and with what `selector` throws.
  /// - Memory: The sequences that wait.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    mergeInTurn(maxConcurrent: 1, selector)
  }
}

extension ObservableType {
  /// Drops all elements, and passes on only the terminal event.
  ///
  ///     --1--2--3--|
  ///       ignoreElements()
  ///     -----------|
  ///
  /// - Ends: With its source.
  ///
  /// NB: It merges empty sequences. So its source is disposed before the completion is sent, as in
  /// RxSwift.
  public func ignoreElements() -> Observable<Never> {
    flatMap { _ in Observable<Never>.empty() }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of the latest inner sequence; when the next one arrives, the previous one
  /// is disposed.
  ///
  ///     --a--b---------|
  ///     --1--2--3--|
  ///       map { _ in inner }.switchLatest()
  ///     ----1--1--2--3--|
  ///
  /// - Ends: Completes when the source and the latest inner sequence have completed; fails with the
  ///   first error of either.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }

  /// Emits the elements of the inner sequences, one sequence after the other.
  ///
  ///     --a-b---|
  ///     --1--2|
  ///       map { _ in inner }.concat()
  ///     ----1--2--1--2|
  ///
  /// - Ends: Completes when the source and all inner sequences have completed; fails with the first
  ///   error.
  /// - Memory: The sequences that wait.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

/// The state of flatMapLatest.
private struct Latest {
  /// The number of the latest inner sequence.
  var number = 0
  /// Whether that sequence has not completed yet.
  var isOpen = false
  var sourceHasCompleted = false
}

extension Join where State == Latest {
  /// Subscribes to an inner sequence, which replaces the previous one.
  fileprivate func switchTo(_ inner: Observable<Result>, in current: SerialDisposable) {
    var (number, wasOpen) = (0, false)
    locked {
      wasOpen = state.isOpen
      state.number += 1
      state.isOpen = true
      number = state.number
    }
    if let element = inner.onlyElement {
      if wasOpen { current.disposable = Disposables.create() }
      return locked {
        on(.next(element), from: number)
        on(.completed, from: number)
      }
    }
    let subscription = Subscription()
    current.disposable = subscription
    inner.start(
      AnyObserver { [self] event in
        locked {
          if event.isStopEvent { subscription.dispose() }
          on(event, from: number)
        }
      }, as: subscription)
  }

  /// Handles an event of an inner sequence, or ignores it if another sequence has replaced that
  /// one.
  private func on(_ event: Event<Result>, from number: Int) {
    guard state.number == number else { return }
    guard event.isCompleted else { return on(event) }
    state.isOpen = false
    if state.sourceHasCompleted { end(with: .completed) }
  }
}
