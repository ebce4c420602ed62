import RxLite

/// A point in the virtual time of a ``TestScheduler``.
public typealias TestTime = Int

/// A value, such as an event, and the virtual time at which it was recorded.
///
///     observer.events == [.next(210, 1), .next(220, 2), .completed(250)]
public struct Recorded<Value> {
  /// The virtual time.
  public let time: TestTime
  /// The recorded value.
  public let value: Value

  /// Creates a record of `value` at `time`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// A text such as `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// Records an element at a time.
  public static func next<Element>(
    _ time: TestTime, _ element: Element
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// Records a completion at a time.
  ///
  /// - Parameter type: The type of the elements, where Swift can't infer it.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// Records an error at a time.
  ///
  /// - Parameter type: The type of the elements, where Swift can't infer it.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// Returns an array of recorded events, for which the type has to be stated only once.
  public static func events<Element>(
    _ recordedEvents: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// Returns the same array, so that an array can be passed in place of single events.
  public static func events<Element>(
    _ recordedEvents: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }
}
