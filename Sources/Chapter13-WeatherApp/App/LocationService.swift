import ConsoleKit
import RxLite

/// Knows where the device is.
protocol LocationService {
  /// Asks for the location at each subscription. Fails with a ``WeatherError``.
  func currentLocation() -> Single<Location>
}
