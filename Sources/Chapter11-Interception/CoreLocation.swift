// The proxy of section 8, as it is written with RxCocoa. It isn't part of the program: it is compiled
// only where there are RxCocoa and Core Location.

#if canImport(CoreLocation) && canImport(RxCocoa)
  import CoreLocation
  import RxCocoa
  import RxSwift

  final class RxCLLocationManagerDelegateProxy:
    DelegateProxy<CLLocationManager, CLLocationManagerDelegate>, DelegateProxyType,
    CLLocationManagerDelegate
  {
    init(manager: CLLocationManager) {
      super.init(parentObject: manager, delegateProxy: RxCLLocationManagerDelegateProxy.self)
    }

    static func registerKnownImplementations() {
      register { manager in RxCLLocationManagerDelegateProxy(manager: manager) }
    }

    static func currentDelegate(for object: CLLocationManager) -> CLLocationManagerDelegate? {
      object.delegate
    }

    static func setCurrentDelegate(
      _ delegate: CLLocationManagerDelegate?, to object: CLLocationManager
    ) { object.delegate = delegate }
  }

  extension Reactive where Base: CLLocationManager {
    var didUpdateLocations: Observable<[CLLocation]> {
      RxCLLocationManagerDelegateProxy.proxy(for: base)
        .methodInvoked(#selector(CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)))
        .map { parameters in parameters[1] as! [CLLocation] }
    }
  }
#endif
