/// A value that can be observed: the predecessor of ``BehaviorRelay`` in RxSwift.
///
///     let variable = Variable(0)
///     variable.value = 1
///
/// It can't fail. It completes its observers when it is released; a relay doesn't.
@available(
  *, deprecated,
  message: "Use BehaviorRelay and its accept(_:). A released relay doesn't complete."
)
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>

  /// Creates a variable whose value is `value`.
  public init(_ value: Element) { subject = BehaviorSubject(value: value) }

  /// The current value. Setting it sends the value to all observers.
  public var value: Element {
    get { subject.current }
    set { subject.onNext(newValue) }
  }

  /// Returns the sequence of values: the current one, then each one that is set.
  ///
  /// - Ends: Completes when the variable is released.
  public func asObservable() -> Observable<Element> { subject }

  /// Returns a driver of the values.
  ///
  /// - Ends: Completes when the variable is released.
  public func asDriver() -> Driver<Element> { subject.asUnfailing() }

  deinit { subject.onCompleted() }
}

extension ObservableType {
  /// Sets a variable to each element. The completion is not passed on, and an error is a
  /// programming mistake: a debug build stops at it.
  ///
  /// - Returns: A disposable that cancels the subscription.
  @available(*, deprecated, message: "Use BehaviorRelay, and bind(to:).")
  public func bind(to variable: Variable<Element>) -> any Disposable {
    bind(onNext: { variable.value = $0 })
  }

  /// Sets a variable to each element.
  ///
  /// - Returns: A disposable that cancels the subscription.
  @available(*, deprecated, message: "Use BehaviorRelay, and bind(to:).")
  public func bindTo(_ variable: Variable<Element>) -> any Disposable {
    bind(onNext: { variable.value = $0 })
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sets a variable to each element.
  ///
  /// - Returns: A disposable that cancels the subscription.
  @available(*, deprecated, message: "Use BehaviorRelay, and drive(_:).")
  public func drive(_ variable: Variable<Element>) -> any Disposable {
    drive(onNext: { variable.value = $0 })
  }
}
