import RxLite

/// The events of a marble diagram.
///
///     frame   0123456789
///             --a--b-X
///     events  a at 2, b at 5, the error at 7
///
/// The position of a character *is* its frame, so there is no counter to get wrong.
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

/// An event, and the frame of the diagram at which it happens.
struct TimedEvent {
  let frame: Int
  let event: Event<String>
}

/// The error that `X` stands for.
struct MarbleFailure: Error {}
