/// A value that can be watched: what RxSwift had before ``BehaviorRelay``.
///
///     let variable = Variable(0)
///     variable.value = 1
///
/// It can't fail. It completes its observers when it goes; a relay doesn't.
@available(
  *, deprecated,
  message: "Use BehaviorRelay and its accept(_:). A relay does not complete when it goes."
)
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>

  /// A variable whose value is `value`.
  public init(_ value: Element) { subject = BehaviorSubject(value: value) }

  /// The value now. Setting it sends it to all who listen.
  public var value: Element {
    get { subject.current }
    set { subject.onNext(newValue) }
  }

  /// The values: the one now, then all that are set.
  public func asObservable() -> Observable<Element> { subject }

  /// The values, for a user interface.
  public func asDriver() -> Driver<Element> { subject.asUnfailing() }

  deinit { subject.onCompleted() }
}

extension ObservableType {
  /// Sets a variable to each element. Completion is not passed on, and an error is a mistake in the
  /// program: a debug build stops at it.
  @available(*, deprecated, message: "Use BehaviorRelay, and bind(to:).")
  public func bind(to variable: Variable<Element>) -> any Disposable {
    bind(onNext: { variable.value = $0 })
  }

  /// Sets a variable to each element.
  @available(*, deprecated, message: "Use BehaviorRelay, and bind(to:).")
  public func bindTo(_ variable: Variable<Element>) -> any Disposable {
    bind(onNext: { variable.value = $0 })
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sets a variable to each element.
  @available(*, deprecated, message: "Use BehaviorRelay, and drive(_:).")
  public func drive(_ variable: Variable<Element>) -> any Disposable {
    drive(onNext: { variable.value = $0 })
  }
}
