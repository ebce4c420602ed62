/// What the user asks for.
enum WeatherRequest: Hashable {
  /// The weather in a city.
  case city(String)
  /// The weather at the place where the device is.
  case here
}
