import ChapterKit
import ConsoleKit
import RxLite

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
      .map { parameters in
        parameters[1] as! [Location]
      }
  }
}

/// A delegate that prints what it receives.
final class Listener: LocationManagerDelegate {
  let name: String

  init(_ name: String) { self.name = name }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    print("\(name): \(locations)")
  }
}

let shanghai = Location(latitude: 31.2, longitude: 121.5)

let beijing = Location(latitude: 39.9, longitude: 116.4)

func delegates() {
  listing("one-delegate", "a manager has one delegate at a time", shows: "67") {
    let manager = LocationManager()
    let map = Listener("map")
    let diary = Listener("diary")
    manager.delegate = map
    manager.delegate = diary
    manager.simulate(shanghai)
    withExtendedLifetime((map, diary)) {}
  }

  listing("didUpdateLocations", "the arguments of a call become an element", shows: "C10 67") {
    let manager = LocationManager()
    _ = manager.rx.didUpdateLocations.subscribe(onNext: { locations in print("rx: \(locations)") })
    manager.simulate(shanghai)
    manager.simulate(shanghai, beijing)
  }

  listing("both-are-called", "the delegate that was there is called as well", shows: "C10 E11 91") {
    let manager = LocationManager()
    let map = Listener("map")
    manager.delegate = map

    let selector = "locationManager(_:didUpdateLocations:)"
    _ = manager.rx.delegate.sentMessage(selector).subscribe(onNext: { _ in print("rx: sent") })
    _ = manager.rx.didUpdateLocations.subscribe(onNext: { print("rx: \($0)") })
    manager.simulate(shanghai)
    withExtendedLifetime(map) {}
  }

  listing("proxy-for", "asked twice, there is one proxy", shows: "E11 91") {
    let manager = LocationManager()
    let map = Listener("map")
    manager.delegate = map

    let first = RxLocationManagerDelegateProxy.proxy(for: manager)
    let second = RxLocationManagerDelegateProxy.proxy(for: manager)
    print("the same proxy: \(first === second)")
    print("the manager's delegate: \(manager.delegate === first ? "the proxy" : "the map")")
    print("forwards to: \(first.forwardToDelegate() === map ? "the map" : "nobody")")
    withExtendedLifetime(map) {}
  }

  listing("delegate-set-later", "a delegate that is set afterwards", shows: "91") {
    let manager = LocationManager()
    let map = Listener("map")
    _ = manager.rx.didUpdateLocations.subscribe(onNext: { print("rx: \($0)") })

    manager.delegate = map
    manager.simulate(shanghai)

    print("rx.delegate is read again")
    _ = manager.rx.delegate
    manager.simulate(beijing)
    withExtendedLifetime(map) {}
  }
}
