/// One event of a sequence, which sends any number of elements and then at most one terminal event.
///
///     next* (error | completed)?
///
/// This is the whole grammar (rule 1 of the contract). In a marble diagram such as `--1--2--3--|`
/// or `--a--b--X`, time runs from left to right, an element is shown as its text, `X` is an error
/// and `|` is completion.
public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The sequence failed; no event follows.
  case error(any Error)
  /// The sequence completed; no event follows.
  case completed
}

extension Event {
  /// Whether this is a terminal event: `error` or `completed`.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `next`, otherwise `nil`.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error`, otherwise `nil`.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }
}
