/// What the screen is about: one value, of which each label shows a part.
enum WeatherState: Equatable {
  /// Nothing has been asked yet.
  case idle
  /// A request runs, and perhaps there is something to say about it.
  case running(message: String)
  /// The weather, and perhaps a word on how old it is.
  case weather(Weather, message: String)
  /// There is no weather, and the message says why.
  case failed(message: String)

  var weather: Weather? { if case .weather(let weather, _) = self { weather } else { nil } }

  var isRunning: Bool { if case .running = self { true } else { false } }

  var message: String {
    switch self {
    case .idle: ""
    case .running(let message), .weather(_, let message), .failed(let message): message
    }
  }
}
