/// The weather in a city, as the server sends it and as the cache keeps it.
struct Weather: Codable, Equatable, Sendable, CustomStringConvertible {
  let cityName: String
  /// In degrees Celsius.
  let temperature: Int
  /// In percent.
  let humidity: Int

  /// The weather as a word of text, for a listing that prints it.
  var description: String { "\(cityName) \(temperature)°C" }
}
