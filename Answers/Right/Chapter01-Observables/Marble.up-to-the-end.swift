// First finds the terminal event, then reads what stands before it.
import RxLite

func marble(_ diagram: String) -> [TimedEvent] {
  let characters = Array(diagram)
  let end = characters.firstIndex { $0 == "|" || $0 == "X" }
  var out = characters[..<(end ?? characters.count)].enumerated().compactMap { frame, c in
    c == "-" ? nil : TimedEvent(frame: frame, event: .next(String(c)))
  }
  if let end {
    out.append(
      TimedEvent(frame: end, event: characters[end] == "|" ? .completed : .error(MarbleFailure())))
  }
  return out
}
struct TimedEvent {
  let frame: Int
  let event: Event<String>
}
struct MarbleFailure: Error {}
