// For operators whose sources are known when they are created, such as `zip` or `sample`.

extension Join {
  /// Subscribes to a source.
  ///
  /// - Parameters:
  ///   - source: The source, which may send events before this method returns.
  ///   - subscription: The state of the subscription, for handlers that dispose it.
  ///   - disposal: When a source that ends is disposed: before or after its terminal event is
  ///     handled.
  ///   - onNext: Receives each element.
  ///   - onCompleted: Called when the source completes. An error ends the join.
  /// - Returns: The subscription.
  @discardableResult @inline(__always)
  func subscribe<Element>(
    to source: Observable<Element>, attachedTo subscription: Subscription = Subscription(),
    disposes disposal: Disposal = .after, onNext: @escaping (Element) throws -> Void,
    onCompleted: @escaping () -> Void = {}
  ) -> Subscription {
    source.start(
      AnyObserver { [self] event in
        if event.isStopEvent, disposal == .before { subscription.dispose() }
        locked {
          switch event {
          case .next(let element): try onNext(element)
          case .error(let error): end(with: .error(error))
          case .completed: onCompleted()
          }
        }
        if event.isCompleted, disposal == .after { subscription.dispose() }
      }, attachedTo: subscription)
    return subscription
  }
}

/// When a source that ends is disposed.
enum Disposal {
  /// Before its terminal event is handled.
  case before
  /// After its terminal event is handled.
  case after
  /// Only when the result ends.
  case atEnd
}
