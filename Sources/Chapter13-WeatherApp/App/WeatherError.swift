/// The reasons why there is no weather.
enum WeatherError: Error, Equatable {
  /// No server answers at the address.
  case offline
  /// There was no answer within five seconds.
  case slow
  /// The server doesn't know this city.
  case unknownCity(String)
  /// The server doesn't accept the key of this app.
  case badKey
  /// The server has failed with this status.
  case failed(Int)
  /// The server's answer can't be read.
  case unreadable
  /// The device doesn't know where it is.
  case noPosition

  /// The sentence on the screen.
  var sentence: String {
    switch self {
    case .offline: "There is no connection."
    case .slow: "The server doesn't answer."
    case .unknownCity(let name): "The server knows no city “\(name)”."
    case .badKey: "The server refuses the key of this app."
    case .failed(let status): "The server has failed, with status \(status)."
    case .unreadable: "The server's answer can't be read."
    case .noPosition: "Your position isn't known."
    }
  }

  /// Whether the same request may succeed in a moment.
  var isTemporary: Bool {
    switch self {
    case .offline: true
    case .failed(let status): status >= 500
    case .slow, .unknownCity, .badKey, .unreadable, .noPosition: false
    }
  }
}

extension Error {
  /// The sentence on the screen for any error.
  var sentence: String { (self as? WeatherError)?.sentence ?? "Something has failed: \(self)." }
}
