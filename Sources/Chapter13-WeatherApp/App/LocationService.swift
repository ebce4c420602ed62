import ConsoleKit
import RxLite

/// Knows where the device is.
protocol LocationService {
  /// Asks for the location at each subscription: one element, or a ``WeatherError``.
  func currentLocation() -> Observable<Location>
}
