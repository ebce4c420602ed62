// Signal: how to get one. What comes of an error is drawn for ``Infallible``: the diagrams stand
// there.

/// Events for a user interface: it can't fail, delivers on the main thread, and tells a new observer
/// nothing of what was.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// A signal shares with `share(scope: .whileConnected)`.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main thread, or what ``SharingScheduler/mock(scheduler:action:)`` puts in its place.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// One run for all; a new observer gets what is new.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// This sequence as a ``Signal``.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// A signal, which sends this element and completes where the source fails.
  ///
  ///     --1--X
  ///       asSignal(onErrorJustReturn: 9)
  ///     --1--(9,|)
  ///
  /// - Ends: completes with its source or when that fails.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// A signal, which goes over to another where the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asSignal(onErrorSignalWith: other)
  ///     --1----2--|
  ///
  /// - Ends: completes with its source or with the other signal.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// A signal, which goes over to another where the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asSignal(onErrorRecover: { _ in other })
  ///     --1----2--|
  ///
  /// - Ends: completes with its source or with the other signal.
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// A signal of the relay's elements.
  public func asSignal() -> Signal<Element> { asUnfailing() }
}

extension ControlEvent {
  /// A signal of the events.
  public func asSignal() -> Signal<Element> {
    asSignal { _ in
      reportInDebug("Somehow signal received error from a source that shouldn't fail.")
      return .empty()
    }
  }
}
