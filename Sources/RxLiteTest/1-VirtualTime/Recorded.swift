import RxLite

/// A point in the virtual time of a ``TestScheduler``.
public typealias TestTime = Int

/// Something, and the virtual time at which it happened.
///
///     observer.events == [.next(210, 1), .next(220, 2), .completed(250)]
public struct Recorded<Value> {
  /// When it happened.
  public let time: TestTime
  /// What happened.
  public let value: Value

  /// `value` happened at `time`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// As in `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// An element at a time.
  public static func next<Element>(
    _ time: TestTime, _ element: Element
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// A completion at a time.
  ///
  /// - Parameter type: the type of the elements that could have come, where Swift can't tell it.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// A failure at a time.
  ///
  /// - Parameter type: the type of the elements that could have come, where Swift can't tell it.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// An array of these, where Swift needs to be told the type only once.
  public static func events<Element>(
    _ recordedEvents: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// The same array: so that a list can be passed on to what takes events one by one.
  public static func events<Element>(
    _ recordedEvents: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }
}
