// One counts frames as one counts people, from 1. Time starts at 0: what stands at the very
// beginning of a diagram happens in frame 0.
// Rejected with: a in 3
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
    frame += 1
    switch character {
    case "-": continue
    case "|": return events + [TimedEvent(frame: frame, event: .completed)]
    case "X": return events + [TimedEvent(frame: frame, event: .error(MarbleFailure()))]
    default: events.append(TimedEvent(frame: frame, event: .next(String(character))))
    }
  }
  return events
}
