// Time is drawn with dashes, so one counts dashes. But an element takes a frame of its own: after
// the first one all that follows comes too early, by one frame for each element before it.
// Rejected with: a in 0, b in 0, c in 0
import RxLite

struct TimedEvent {
  let frame: Int
  let event: Event<String>
}

struct MarbleFailure: Error {}

func marble(_ diagram: String) -> [TimedEvent] {
  var events: [TimedEvent] = []
  var frame = 0
  for character in diagram {
    switch character {
    case "-": frame += 1
    case "|": return events + [TimedEvent(frame: frame, event: .completed)]
    case "X": return events + [TimedEvent(frame: frame, event: .error(MarbleFailure()))]
    default: events.append(TimedEvent(frame: frame, event: .next(String(character))))
    }
  }
  return events
}
