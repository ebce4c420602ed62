/// A type that can be turned into a ``ControlProperty``.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// Returns this property as a ``ControlProperty``.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: a sequence of the values that the user sets, and an observer that sets
/// the property.
///
/// The sequence begins with the value at the time of the subscription, doesn't emit values that the
/// program sets, completes when the control is released, can't fail, and delivers on the main
/// thread. The code that creates a control property has to ensure all of this.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the values.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Creates a property that is read through `values` and set through `valueSink`.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes an observer, which receives the current value first.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  /// The values that the user sets, without the one at the time of the subscription.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// Returns the sequence of values.
  public func asObservable() -> Observable<PropertyType> { values }

  /// Returns this property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// Sets the property. An error is a programming mistake: a debug build stops at it.
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

/// A type that can be turned into a ``ControlEvent``.
public protocol ControlEventType: ObservableType {
  /// Returns these events as a ``ControlEvent``.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events that a user triggers on a control.
///
/// The sequence doesn't replay, completes when the control is released, can't fail, and delivers on
/// the main thread. The code that creates a control event has to ensure all of this.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the events.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Creates a control event from a sequence.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes an observer.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// Returns the sequence of events.
  public func asObservable() -> Observable<PropertyType> { events }

  /// Returns these events themselves.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }
}
