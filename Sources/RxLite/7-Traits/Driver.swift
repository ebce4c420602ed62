// Driver: conversions. See ``Infallible`` for diagrams of what follows an error.

/// A sequence of state for a user interface: it can't fail, delivers on the main thread, and
/// replays the last element to a late subscriber.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Shares a driver's work with `share(replay: 1, scope: .whileConnected)`.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main thread, or the scheduler that ``SharingScheduler/mock(scheduler:action:)`` puts in
  /// its place.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription among all observers, and replays the last element to a late
  /// subscriber.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Turns this sequence into a ``Driver``.
  ///
  /// - Ends: With its source.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Turns this sequence into a ``Driver`` that emits one element and completes when the source
  /// fails.
  ///
  ///     --1--X
  ///       asDriver(onErrorJustReturn: 9)
  ///     --1--(9,|)
  ///
  /// - Ends: Completes with its source, or when its source fails.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Turns this sequence into a ``Driver`` that switches to another driver when the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asDriver(onErrorDriveWith: other)
  ///     --1----2--|
  ///
  /// - Ends: Completes with its source or with the other driver.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Turns this sequence into a ``Driver`` that switches to another driver when the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asDriver(onErrorRecover: { _ in other })
  ///     --1----2--|
  ///
  /// - Ends: Completes with its source or with the other driver.
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType {
  /// Turns this sequence into a ``Driver`` of the same elements.
  ///
  /// - Ends: With its source.
  public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension BehaviorRelay {
  /// Turns this relay into a ``Driver`` of its values.
  ///
  /// - Ends: Never.
  public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension ControlProperty {
  /// Turns this property into a ``Driver`` of its values.
  ///
  /// - Ends: When the control is released.
  public func asDriver() -> Driver<Element> { asDriver(onErrorRecover: unexpected) }
}

extension ControlEvent {
  /// Turns these events into a ``Driver``.
  ///
  /// - Ends: When the control is released.
  public func asDriver() -> Driver<Element> { asDriver(onErrorRecover: unexpected) }
}

private func unexpected<Element>(_ error: any Swift.Error) -> Driver<Element> {
  reportInDebug("Somehow driver received error from a source that shouldn't fail.")
  return .empty()
}
