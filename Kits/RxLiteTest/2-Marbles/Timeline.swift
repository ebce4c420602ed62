import RxLite

/// Events and the ticks at which they happen: the content of a marble string.
///
///     let timeline = try Timeline("--1--2--|")
///     timeline.events == [.next(2, "1"), .next(5, "2"), .completed(8)]
///     timeline.marbles() == "--1--2--|"
///
/// A marble string is written in this way:
///
/// | Marbles        | Meaning                                                                     |
/// |----------------|-----------------------------------------------------------------------------|
/// | `-` or a space | a tick in which nothing happens                                             |
/// | `a` `10` `tap` | an element: all characters up to the next that has a meaning. It happens at its first column |
/// | `'a b'`        | an element with any characters in it; `\'`, `\\`, `\n`, `\r`, `\t` in Swift's way |
/// | `\|`           | completed                                                                   |
/// | `X`            | an error, if it isn't part of an element                                    |
/// | `(a,b,\|)`     | several events, all at the column of the `(`                                |
/// | `>`            | at the end: the sequence continues, and the timeline doesn't state how      |
///
/// Each column is one tick, and a group or a long element takes as many ticks as it has characters.
public struct Timeline: Equatable {
  /// The events, in order. An `X` is a ``MarbleError``.
  public var events: [Recorded<Event<String>>]

  /// The tick from which on the timeline is open: the position of the `>`, if there is one.
  public var horizon: TestTime?

  /// Creates a timeline with these events.
  public init(_ events: [Recorded<Event<String>>], horizon: TestTime? = nil) {
    self.events = events
    self.horizon = horizon
  }

  /// Whether its last event is a terminal event.
  var hasEnded: Bool { events.last?.value.isStopEvent == true }
}

/// The error that an `X` represents.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// `X`.
  public var description: String { "X" }
}
