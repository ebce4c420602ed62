extension MarbleDiagram {
  /// A description of the picture, for readers who can't see it.
  var inWords: String {
    rows.map { row in
      let name = row.label.isEmpty ? row.caption : row.label
      let label = name.isEmpty ? "The subscription" : name
      var words = row.happenings.map { happening in
        let queue = queues.isEmpty ? nil : happening.queue
        let place = queue.map { " on \($0)" } ?? ""
        return switch axis {
        case .order: happening.sign.inWords + place
        case .time(_, _, let unit):
          "\(happening.sign.inWords)\(place) at \(unit.inWords(happening.time))"
        }
      }
      if row.goesOn { words.append("goes on") }
      return "\(label): \(words.joined(separator: ", "))."
    }.joined(separator: " ")
  }
}

extension MarbleDiagram.Unit {
  fileprivate func inWords(_ time: Int) -> String {
    let number = MarbleRuler.number(time, like: time)
    return self == .ticks ? "tick \(number)" : "\(number) s"
  }
}

extension MarbleSign {
  fileprivate var inWords: String {
    switch self {
    case .subscribed: "subscribed"
    case .next(let element): element
    case .completed: "completed"
    case .error(let error): "failed with \(error)"
    case .disposed: "disposed"
    case .difference: "different"
    }
  }
}
