// What drivers and signals have in common, and how they are made. See the operators of
// ``ObservableType``, which have the same names.

/// How a ``SharedSequence`` shares, and on which scheduler it delivers.
public protocol SharingStrategyProtocol {
  /// Where events are delivered.
  static var scheduler: any SchedulerType { get }

  /// Makes one run of the source serve all observers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Anything that can be turned into a ``SharedSequence``.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// How it shares.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// This sequence as a ``SharedSequence``.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The sequence inside. What is done with it has none of the promises of a ``SharedSequence``.
  public func asObservable() -> Observable<Element> { asSharedSequence().source }
}

/// A sequence for user interfaces: it can't fail, delivers on the main thread, and shares its work
/// among all observers.
///
/// Its two kinds are ``Driver``, for state, and ``Signal``, for events. Each operator keeps all three
/// promises, and shares its own work too.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  let source: Observable<Element>

  /// Shares a source that can't fail, and that delivers on the right scheduler.
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// Takes a source that is as it should be.
  init(raw: Observable<Element>) { source = raw }

  /// The sequence inside. What is done with it has none of the three promises.
  public func asObservable() -> Observable<Element> { source }

  /// This sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension ObservableConvertibleType {
  /// A shared sequence of any kind, which sends this element and completes where the source fails.
  /// See ``asDriver(onErrorJustReturn:)``.
  ///
  /// - Ends: completes with its source or when that fails.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// A shared sequence of any kind, which goes over to another where the source fails. See
  /// ``asDriver(onErrorDriveWith:)``.
  ///
  /// - Ends: completes with its source or with the other sequence.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// A shared sequence of any kind, which goes over to another where the source fails. See
  /// ``asDriver(onErrorRecover:)``.
  ///
  /// - Ends: completes with its source or with the other sequence.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self,
    onErrorRecover: @escaping (_ error: any Swift.Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).source })
  }

  /// A shared sequence of any kind, for a source that can't fail.
  func asUnfailing<S: SharingStrategyProtocol>() -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler))
  }
}

extension SharedSequence {
  /// Nothing but completion.
  public static func empty() -> Self {
    Self(raw: .empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// Nothing at all.
  public static func never() -> Self { Self(raw: .never()) }

  /// One element, then completion.
  public static func just(_ element: Element) -> Self {
    Self(raw: .just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Makes a sequence of its own for each run.
  public static func deferred(_ observableFactory: @escaping () -> Self) -> Self {
    Self(.deferred { observableFactory().source })
  }

  /// These elements, then completion.
  public static func of(_ elements: Element...) -> Self { from(elements) }

  /// The elements of an array, then completion.
  public static func from(_ array: [Element]) -> Self {
    Self(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// The elements of any Swift sequence, then completion.
  public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Self
  where Sequence.Element == Element {
    Self(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// The element of an optional if there is one, then completion.
  public static func from(optional: Element?) -> Self {
    Self(raw: .from(optional.map { [$0] } ?? [], scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// Counts up from 0, one number a period.
  public static func interval(_ period: RxTimeInterval) -> Self {
    Self(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Sends 0 once `dueTime` has passed, and then counts on, one number a `period`.
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> Self {
    Self(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
