/// The weather in a city, as the server sends it and as the cache keeps it.
struct Weather: Codable, Equatable, Sendable {
  let cityName: String
  /// In degrees Celsius.
  let temperature: Int
  /// In percent.
  let humidity: Int
}
