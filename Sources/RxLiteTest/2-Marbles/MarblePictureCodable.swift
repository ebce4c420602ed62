import RxLite

/// As data, a picture is its rows: events with their ticks, or the two ticks of a subscription.
extension MarblePicture: Codable {
  private struct Data: Codable {
    var rows: [RowData]
    var length: Int
  }

  private struct RowData: Codable {
    var label: String
    var events: [EventData]?
    var horizon: TestTime?
    var isCut: Bool?
    /// Where it is still subscribed, one tick.
    var subscription: [TestTime]?
    var differences: [TestTime]?
  }

  private struct EventData: Codable {
    var time: TestTime
    /// The element; without one it is a terminal event.
    var next: String?
    var error: String?
  }

  init(from decoder: any Decoder) throws {
    let data = try Data(from: decoder)
    self.init(
      data.rows.map { row in
        if let times = row.subscription, let first = times.first {
          return (row.label, .subscription(Subscription(first, times.dropFirst().first ?? .max)))
        }
        if let differences = row.differences { return (row.label, .differences(differences)) }
        let events = (row.events ?? []).map { event -> Recorded<Event<String>> in
          if let element = event.next { return .next(event.time, element) }
          return event.error == nil
            ? .completed(event.time) : .error(event.time, MarbleError())
        }
        return (
          row.label,
          .timeline(Timeline(events, horizon: row.horizon), isCut: row.isCut ?? false)
        )
      }, length: data.length)
  }

  func encode(to encoder: any Encoder) throws {
    let rows = rows.map { row in
      var data = RowData(label: row.label)
      switch row.content {
      case .timeline(let timeline, let isCut):
        data.events = timeline.events.map { record in
          switch record.value {
          case .next(let element): EventData(time: record.time, next: element)
          case .error(let error): EventData(time: record.time, error: "\(error)")
          case .completed: EventData(time: record.time)
          }
        }
        (data.horizon, data.isCut) = (timeline.horizon, isCut)
      case .subscription(let subscription):
        data.subscription = [subscription.subscribe, subscription.unsubscribe].filter { $0 != .max }
      case .differences(let times): data.differences = times
      }
      return data
    }
    try Data(rows: rows, length: length).encode(to: encoder)
  }
}
