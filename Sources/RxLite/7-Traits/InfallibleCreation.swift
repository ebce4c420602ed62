// Sequences that can't fail, made from elements or on subscription. As in RxSwift, the closure of
// `deferred` may throw: then this sequence fails too, despite its type.

extension InfallibleType {
  /// Emits one element. See ``ObservableType/just(_:)``.
  ///
  /// - Ends: After its element.
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// Emits one element on a scheduler. See ``ObservableType/just(_:scheduler:)``.
  ///
  /// - Ends: After its element.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Emits nothing and never ends. See ``ObservableType/never()``.
  ///
  /// - Ends: Never.
  public static func never() -> Infallible<Element> {
    Infallible(.never())
  }

  /// Completes without an element. See ``ObservableType/empty()``.
  ///
  /// - Ends: At once.
  public static func empty() -> Infallible<Element> {
    Infallible(.empty())
  }

  /// Creates a new sequence for each subscription. See ``ObservableType/deferred(_:)``.
  ///
  /// - Ends: When the created sequence ends.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().source })
  }
}

extension Infallible {
  /// Emits these elements, in turns of a scheduler. See ``ObservableType/from(_:scheduler:)``.
  ///
  /// - Ends: After the last element.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// Emits these elements, in turns of a scheduler. See ``ObservableType/from(_:scheduler:)``.
  ///
  /// - Ends: After the last element.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// Emits these elements, in turns of a scheduler. See ``ObservableType/from(_:scheduler:)``.
  ///
  /// - Ends: After the last element.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}
