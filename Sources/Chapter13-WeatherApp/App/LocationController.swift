import ConsoleKit
import RxLite

/// Turns the delegate's methods of a location manager into sequences.
final class RxLocationManagerDelegateProxy:
  DelegateProxy<LocationManager, any LocationManagerDelegate>, DelegateProxyType,
  LocationManagerDelegate
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
  var delegate: RxLocationManagerDelegateProxy {
    RxLocationManagerDelegateProxy.proxy(for: base)
  }

  var didUpdateLocations: Observable<[Location]> {
    delegate.methodInvoked("locationManager(_:didUpdateLocations:)")
      .map { parameters in parameters[1] as! [Location] }
  }

  var didFailWithError: Observable<any Error> {
    delegate.methodInvoked("locationManager(_:didFailWithError:)")
      .map { parameters in parameters[1] as! any Error }
  }
}

/// Asks a location manager, which reports to its delegate.
final class LocationController: LocationService {
  private let manager: TrackedLocationManager

  init(_ manager: TrackedLocationManager) { self.manager = manager }

  func currentLocation() -> Single<Location> {
    Observable.merge(
      manager.rx.didUpdateLocations.compactMap { $0.last },
      manager.rx.didFailWithError.map { _ in throw WeatherError.noPosition }
    )
    .take(1)
    .do(onSubscribed: { [manager] in manager.requestLocation() })
    .asSingle()
  }
}
