import RxLite

/// A place on the map.
public struct Location: Equatable, Sendable, CustomStringConvertible {
  /// Degrees to the north.
  public let latitude: Double
  /// Degrees to the east.
  public let longitude: Double

  /// Creates a place from its degrees.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  public var description: String { "(\(latitude), \(longitude))" }
}

/// The calls that a location manager makes to its delegate.
public protocol LocationManagerDelegate: AnyObject {
  /// Receives new locations, the newest last.
  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location])

  /// Receives the error if the location can't be determined.
  func locationManager(_ manager: LocationManager, didFailWithError error: any Error)
}

extension LocationManagerDelegate {
  public func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location])
  {}
  public func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {}
}

/// Reports the device's location to its delegate. Here the program sets the location.
open class LocationManager: LifetimeOwner, ReactiveCompatible {
  /// A token that is released together with this manager.
  public let lifetime = LifetimeToken()

  /// The object that receives the reports. It isn't kept alive.
  public weak var delegate: (any LocationManagerDelegate)?

  /// Creates a manager without a delegate.
  public init() {}

  /// Reports locations, as if the device had moved there.
  public func simulate(_ locations: Location...) {
    delegate?.locationManager(self, didUpdateLocations: locations)
  }

  /// Reports an error, as if the location couldn't be determined.
  public func simulate(failure: any Error) {
    delegate?.locationManager(self, didFailWithError: failure)
  }
}
