// Each character is looked at by itself, and each is read rightly. That nothing follows an ending
// is a rule about two characters, and so it slips through.
// Rejected with: expected  a in 1, completion in 2
import RxLite

struct TimedEvent {
  let frame: Int
  let event: Event<String>
}

struct MarbleFailure: Error {}

func marble(_ diagram: String) -> [TimedEvent] {
  diagram.enumerated().compactMap { frame, character in
    switch character {
    case "-": nil
    case "|": TimedEvent(frame: frame, event: .completed)
    case "X": TimedEvent(frame: frame, event: .error(MarbleFailure()))
    default: TimedEvent(frame: frame, event: .next(String(character)))
    }
  }
}
