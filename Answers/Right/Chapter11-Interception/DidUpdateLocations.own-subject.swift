// The proxy has a subject of its own for each method, so the element has its type from the beginning.
import ConsoleKit
import RxLite

final class LocationProxy: DelegateProxy<LocationManager, any LocationManagerDelegate>,
  DelegateProxyType, LocationManagerDelegate
{
  let locations = PublishSubject<[Location]>()

  static func currentDelegate(for object: LocationManager) -> (any LocationManagerDelegate)? {
    object.delegate
  }

  static func setCurrentDelegate(
    _ delegate: (any LocationManagerDelegate)?, to object: LocationManager
  ) { object.delegate = delegate }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    forwardToDelegate()?.locationManager(manager, didUpdateLocations: locations)
    self.locations.onNext(locations)
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    forwardToDelegate()?.locationManager(manager, didFailWithError: error)
  }

  deinit { locations.onCompleted() }
}

extension Reactive where Base: LocationManager {
  var didUpdateLocations: Observable<[Location]> {
    LocationProxy.proxy(for: base).locations.asObservable()
  }
}
