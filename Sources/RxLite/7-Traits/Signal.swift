// Signal: conversions. See ``Infallible`` for diagrams of what follows an error.

/// A sequence of events for a user interface: it can't fail, delivers on the main thread, and
/// replays nothing to a late subscriber.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Shares a signal's work with `share(scope: .whileConnected)`.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main thread, or the scheduler that ``SharingScheduler/mock(scheduler:action:)`` puts in
  /// its place.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription among all observers. A late subscriber receives only what follows.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Turns this sequence into a ``Signal``.
  ///
  /// - Ends: With its source.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Turns this sequence into a ``Signal`` that emits one element and completes when the source
  /// fails.
  ///
  ///     --1--X
  ///       asSignal(onErrorJustReturn: 9)
  ///     --1--(9,|)
  ///
  /// - Ends: Completes with its source, or when its source fails.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Turns this sequence into a ``Signal`` that switches to another signal when the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asSignal(onErrorSignalWith: other)
  ///     --1----2--|
  ///
  /// - Ends: Completes with its source or with the other signal.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Turns this sequence into a ``Signal`` that switches to another signal when the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asSignal(onErrorRecover: { _ in other })
  ///     --1----2--|
  ///
  /// - Ends: Completes with its source or with the other signal.
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// Turns this relay into a ``Signal`` of its elements.
  ///
  /// - Ends: Never.
  public func asSignal() -> Signal<Element> { asUnfailing() }
}

extension ControlEvent {
  /// Turns these events into a ``Signal``.
  ///
  /// - Ends: When the control is released.
  public func asSignal() -> Signal<Element> {
    asSignal { _ in
      reportInDebug("Somehow signal received error from a source that shouldn't fail.")
      return .empty()
    }
  }
}
