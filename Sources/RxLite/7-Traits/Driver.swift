// Driver: how to get one. What comes of an error is drawn for ``Infallible``: the diagrams stand
// there.

/// State for a user interface: it can't fail, delivers on the main thread, and tells a new observer
/// the last element first.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// A driver shares with `share(replay: 1, scope: .whileConnected)`.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main thread, or what ``SharingScheduler/mock(scheduler:action:)`` puts in its place.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// One run for all; a new observer gets the last element first.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// This sequence as a ``Driver``.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// A driver, which sends this element and completes where the source fails.
  ///
  ///     --1--X
  ///       asDriver(onErrorJustReturn: 9)
  ///     --1--(9,|)
  ///
  /// - Ends: completes with its source or when that fails.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// A driver, which goes over to another where the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asDriver(onErrorDriveWith: other)
  ///     --1----2--|
  ///
  /// - Ends: completes with its source or with the other driver.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// A driver, which goes over to another where the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asDriver(onErrorRecover: { _ in other })
  ///     --1----2--|
  ///
  /// - Ends: completes with its source or with the other driver.
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType {
  /// A driver of the same elements.
  public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension BehaviorRelay {
  /// A driver of the relay's values.
  public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension ControlProperty {
  /// A driver of the property's values.
  public func asDriver() -> Driver<Element> { asDriver(onErrorRecover: unexpected) }
}

extension ControlEvent {
  /// A driver of the events.
  public func asDriver() -> Driver<Element> { asDriver(onErrorRecover: unexpected) }
}

private func unexpected<Element>(_ error: any Swift.Error) -> Driver<Element> {
  reportInDebug("Somehow driver received error from a source that shouldn't fail.")
  return .empty()
}
