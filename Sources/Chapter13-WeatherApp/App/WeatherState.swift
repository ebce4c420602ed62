/// The state of the screen: one value, of which each label shows a part.
enum WeatherState: Equatable, CustomStringConvertible {
  /// Nothing has been asked yet.
  case idle
  /// A request is running. The message may say more about it, and an older weather may be shown
  /// meanwhile.
  case running(message: String, older: Weather? = nil)
  /// The weather. The message may say that it is old.
  case weather(Weather, message: String)
  /// There is no weather. The message says why.
  case failed(message: String)

  var weather: Weather? {
    switch self {
    case .weather(let weather, _): weather
    case .running(_, let older): older
    case .idle, .failed: nil
    }
  }

  var isRunning: Bool { if case .running = self { true } else { false } }

  var message: String {
    switch self {
    case .idle: ""
    case .running(let message, _), .weather(_, let message), .failed(let message): message
    }
  }

  /// The state as a line of text, for a listing that prints it.
  var description: String {
    let parts = [
      isRunning ? "running" : nil, weather?.description, message.isEmpty ? nil : message,
    ]
    return self == .idle ? "idle" : parts.compactMap { $0 }.joined(separator: ", ")
  }
}
