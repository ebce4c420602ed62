import RxLite

/// The events of a marble diagram.
///
///     frame   0123456789
///             --a--b-X
///     events  a in 2, b in 5, the error in 7
///
/// A character's place *is* its time: so nothing has to be counted, and nothing can be miscounted.
func marble(_ diagram: String) -> [TimedEvent] {
  var events: [TimedEvent] = []
  for (frame, character) in diagram.enumerated() {
    switch character {
    case "-": continue
    case "|": return events + [TimedEvent(frame: frame, event: .completed)]
    case "X": return events + [TimedEvent(frame: frame, event: .error(MarbleFailure()))]
    default: events.append(TimedEvent(frame: frame, event: .next(String(character))))
    }
  }
  return events
}

/// An event, and the frame of the diagram in which it happens. Frames count from 0.
struct TimedEvent {
  let frame: Int
  let event: Event<String>
}

/// The error that `X` stands for.
struct MarbleFailure: Error {}
