import ConsoleKit
import RxLite

/// The delegate proxy of a location manager, which turns calls into elements.
///
/// It stands between the manager and the delegate that was there before, so it must pass on *every*
/// method of the protocol, even those that no one observes.
final class LocationProxy: DelegateProxy<LocationManager, any LocationManagerDelegate>,
  DelegateProxyType, LocationManagerDelegate
{
  static func currentDelegate(for object: LocationManager) -> (any LocationManagerDelegate)? {
    object.delegate
  }

  static func setCurrentDelegate(
    _ delegate: (any LocationManagerDelegate)?, to object: LocationManager
  ) { object.delegate = delegate }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    invoke([manager, locations]) { $0.locationManager(manager, didUpdateLocations: locations) }
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    invoke([manager, error]) { $0.locationManager(manager, didFailWithError: error) }
  }
}

extension Reactive where Base: LocationManager {
  /// Emits the locations of each report, after the manager's own delegate has been called.
  var didUpdateLocations: Observable<[Location]> {
    LocationProxy.proxy(for: base)
      .methodInvoked("locationManager(_:didUpdateLocations:)")
      .map { parameters in parameters[1] as! [Location] }
  }
}
