// The diagram has ended where the bar stands, so it seems that there is nothing to tell. But to end
// is an event: without it the subscriber can't know that nothing more comes.
// Rejected with: expected  a in 2, completion in 5
import RxLite

struct TimedEvent {
  let frame: Int
  let event: Event<String>
}

struct MarbleFailure: Error {}

func marble(_ diagram: String) -> [TimedEvent] {
  var events: [TimedEvent] = []
  for (frame, character) in diagram.enumerated() {
    switch character {
    case "-", "|": continue
    case "X": return events + [TimedEvent(frame: frame, event: .error(MarbleFailure()))]
    default: events.append(TimedEvent(frame: frame, event: .next(String(character))))
    }
  }
  return events
}
