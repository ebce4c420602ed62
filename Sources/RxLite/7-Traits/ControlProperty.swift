/// Anything that is a ``ControlProperty``.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// This property with its type forgotten.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control, from both sides: a sequence of the values that the user sets, and an
/// observer that sets it.
///
/// As a sequence it begins with the value at the subscription, tells nothing of what the program
/// sets, completes when the control goes, can't fail, and delivers on the main thread. Whoever makes
/// one sees to it that this is so.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the values.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// A property that is read through `values` and set through `valueSink`.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Starts to listen: the value comes first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  /// What the user sets, without the value at the beginning.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The sequence alone.
  public func asObservable() -> Observable<PropertyType> { values }

  /// This property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// Sets the property. An error is a mistake in the program: a debug build stops at it.
  public func on(_ event: Event<PropertyType>) {
    if case .error(let error) = event { return reportInDebug("Binding error: \(error)") }
    valueSink.on(event)
  }
}

extension ControlPropertyType where Element == String? {
  /// The same property with an empty text in place of `nil`.
  public var orEmpty: ControlProperty<String> {
    ControlProperty(
      values: asObservable().map { $0 ?? "" }, valueSink: mapObserver { (text: String) in text })
  }
}

/// Anything that is a ``ControlEvent``.
public protocol ControlEventType: ObservableType {
  /// These events with their type forgotten.
  func asControlEvent() -> ControlEvent<Element>
}

/// What the user does with a control, as it happens.
///
/// It begins with nothing, completes when the control goes, can't fail, and delivers on the main
/// thread. Whoever makes one sees to it that this is so.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the events.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// These events.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Starts to listen.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// The sequence.
  public func asObservable() -> Observable<PropertyType> { events }

  /// These events themselves.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }
}
