// The common part of drivers and signals, and how to create them. See the operators of
// ``ObservableType``, which have the same names.

/// The way in which a ``SharedSequence`` shares, and the scheduler on which it delivers.
public protocol SharingStrategyProtocol {
  /// The scheduler on which events are delivered.
  static var scheduler: any SchedulerType { get }

  /// Shares one subscription to the source among all observers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be turned into a ``SharedSequence``.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// The way in which it shares.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns this sequence as a ``SharedSequence``.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns the sequence inside. Operators on it keep none of the promises of a
  /// ``SharedSequence``.
  public func asObservable() -> Observable<Element> { asSharedSequence().source }
}

/// A sequence for user interfaces: it can't fail, delivers on the main thread, and shares its work
/// among all observers.
///
/// Its two kinds are ``Driver``, for state, and ``Signal``, for events. Each operator keeps all
/// three promises, and shares its own work too.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  let source: Observable<Element>

  /// Shares a source that can't fail and that delivers on the right scheduler.
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// Wraps a source that keeps all three promises already.
  init(raw: Observable<Element>) { source = raw }

  /// Returns the sequence inside. Operators on it keep none of the three promises.
  public func asObservable() -> Observable<Element> { source }

  /// Returns this sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension ObservableConvertibleType {
  /// Turns this sequence into a shared sequence that emits one element and completes when the
  /// source fails. See ``asDriver(onErrorJustReturn:)``.
  ///
  /// - Ends: Completes with its source, or when its source fails.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Turns this sequence into a shared sequence that switches to another when the source fails. See
  /// ``asDriver(onErrorDriveWith:)``.
  ///
  /// - Ends: Completes with its source or with the other sequence.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// Turns this sequence into a shared sequence that switches to another when the source fails. See
  /// ``asDriver(onErrorRecover:)``.
  ///
  /// - Ends: Completes with its source or with the other sequence.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self,
    onErrorRecover: @escaping (_ error: any Swift.Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).source })
  }

  /// Turns a sequence that can't fail into a shared sequence.
  func asUnfailing<S: SharingStrategyProtocol>() -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler))
  }
}

extension SharedSequence {
  /// Creates a sequence that completes without an element.
  ///
  /// - Ends: Completes in its scheduler's first turn.
  public static func empty() -> Self {
    Self(raw: .empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// Creates a sequence that emits nothing and never ends.
  ///
  /// - Ends: Never.
  public static func never() -> Self { Self(raw: .never()) }

  /// Creates a sequence of one element.
  ///
  /// - Ends: Completes after the element.
  public static func just(_ element: Element) -> Self {
    Self(raw: .just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Creates a new sequence each time the work starts.
  ///
  /// - Ends: With the sequence that `observableFactory` returns.
  public static func deferred(_ observableFactory: @escaping () -> Self) -> Self {
    Self(.deferred { observableFactory().source })
  }

  /// Creates a sequence of the given elements.
  ///
  /// - Ends: Completes after the last element.
  public static func of(_ elements: Element...) -> Self { from(elements) }

  /// Creates a sequence of an array's elements.
  ///
  /// - Ends: Completes after the last element.
  public static func from(_ array: [Element]) -> Self {
    Self(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Creates a sequence of a Swift sequence's elements.
  ///
  /// - Ends: Completes after the last element.
  public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Self
  where Sequence.Element == Element {
    Self(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Creates a sequence of the element of an optional, if there is one.
  ///
  /// - Ends: Completes after the element, or at once if there is none.
  public static func from(optional: Element?) -> Self {
    Self(raw: .from(optional.map { [$0] } ?? [], scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// Counts up from 0, one number per period.
  ///
  /// - Ends: Never.
  public static func interval(_ period: RxTimeInterval) -> Self {
    Self(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Emits 0 after `dueTime`, and then the next number after each `period`.
  ///
  /// - Ends: Never.
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> Self {
    Self(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
