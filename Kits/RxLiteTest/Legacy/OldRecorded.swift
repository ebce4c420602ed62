import RxLite

// Deprecated spellings of recorded events; the compiler suggests the current name.

/// See `Recorded.next(_:_:)`.
@available(*, deprecated, message: "Use .next(210, 1): Recorded.next(_:_:).")
public func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>> {
  .next(time, element)
}

/// See `Recorded.completed(_:_:)`.
@available(*, deprecated, message: "Use .completed(250): Recorded.completed(_:_:).")
public func completed<Element>(
  _ time: TestTime, _ type: Element.Type = Element.self
) -> Recorded<Event<Element>> {
  .completed(time, type)
}

/// See `Recorded.error(_:_:_:)`.
@available(*, deprecated, message: "Use .error(250, error): Recorded.error(_:_:_:).")
public func error<Element>(
  _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
) -> Recorded<Event<Element>> {
  .error(time, error, type)
}
