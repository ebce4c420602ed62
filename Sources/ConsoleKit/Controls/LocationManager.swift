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

/// What a location manager tells its delegate.
public protocol LocationManagerDelegate: AnyObject {
  /// There are new locations, the newest last.
  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location])

  /// The location can't be found out.
  func locationManager(_ manager: LocationManager, didFailWithError error: any Error)
}

extension LocationManagerDelegate {
  public func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location])
  {}
  public func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {}
}

/// Tells one object, its delegate, where the device is. Here the program says where that is.
open class LocationManager: LifetimeOwner, ReactiveCompatible {
  /// Ends when this manager is released.
  public let lifetime = LifetimeToken()

  /// The object that is told. It isn't kept alive.
  public weak var delegate: (any LocationManagerDelegate)?

  /// Creates a manager without a delegate.
  public init() {}

  /// The device moves.
  public func simulate(_ locations: Location...) {
    delegate?.locationManager(self, didUpdateLocations: locations)
  }

  /// The location can't be found out.
  public func simulate(failure: any Error) {
    delegate?.locationManager(self, didFailWithError: failure)
  }
}
