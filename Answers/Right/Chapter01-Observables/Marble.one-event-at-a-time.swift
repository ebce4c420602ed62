// Counts the frames itself.
import RxLite

func marble(_ diagram: String) -> [TimedEvent] {
  var frame = 0
  var out = [TimedEvent]()
  scan: for c in diagram {
    defer { frame += 1 }
    let event: Event<String>
    if c == "-" {
      continue
    } else if c == "|" {
      event = .completed
    } else if c == "X" {
      event = .error(MarbleFailure())
    } else {
      event = .next("\(c)")
    }
    out.append(.init(frame: frame, event: event))
    if event.isStopEvent { break scan }
  }
  return out
}
struct TimedEvent {
  let frame: Int
  let event: Event<String>
}
struct MarbleFailure: Error {}
