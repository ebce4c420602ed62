/// Events with the ticks at which they came, as Swift Testing writes them: `next(1) @ 210`.
struct RecordedEvents {
  struct Event {
    let tick: Int
    /// `1`, `completed`, `error(broken)`.
    let text: String
    /// What it is in a marble diagram, if it is one letter there.
    let mark: Character?
  }

  let events: [Event]

  init?(_ elements: [String]) {
    var events: [Event] = []
    for element in elements {
      guard let match = element.wholeMatch(of: #/(.+) @ (-?[0-9]+)/#),
        let tick = Int(match.output.2)
      else { return nil }
      let event = String(match.output.1)
      switch event {
      case "completed": events.append(Event(tick: tick, text: event, mark: "|"))
      case _ where event.hasPrefix("error(") && event.hasSuffix(")"):
        events.append(Event(tick: tick, text: event, mark: "X"))
      case _ where event.hasPrefix("next(") && event.hasSuffix(")"):
        let text = String(event.dropFirst(5).dropLast())
        let mark = text.count == 1 && !"|X-".contains(text) ? text.first : nil
        events.append(Event(tick: tick, text: text, mark: mark))
      default: return nil
      }
    }
    guard zip(events, events.dropFirst()).allSatisfy({ $0.tick <= $1.tick }) else { return nil }
    self.events = events
  }

  /// What came at one tick: in parentheses, if it is several things.
  func text(at tick: Int) -> String {
    let texts = events.filter { $0.tick == tick }.map(\.text)
    return texts.count > 1 ? "(\(texts.joined(separator: ", ")))" : texts.first ?? ""
  }

  func marks(at tick: Int) -> [Character?] { events.filter { $0.tick == tick }.map(\.mark) }
}
