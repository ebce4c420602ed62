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
      .map { arguments in arguments[1] as! [Location] }
  }
}

/// A delegate that prints what it receives.
final class Listener: LocationManagerDelegate {
  let name: String

  init(_ name: String) { self.name = name }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    print("\(name): \(locations)")
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    print("\(name): \(error)")
  }
}

enum LocationError: Error {
  case noSignal
}

/// The map of the app. It is there for as long as the app runs.
let worldMap = Listener("map")

let shanghai = Location(latitude: 31.2, longitude: 121.5)

let beijing = Location(latitude: 39.9, longitude: 116.4)

/// Who is called when the manager reports something.
func route(_ manager: LocationManager) -> String {
  var (stops, last) = (["manager"], manager.delegate)
  if let proxy = last as? RxLocationManagerDelegateProxy {
    stops.append("proxy")
    last = proxy.forwardToDelegate()
  }
  if let listener = last as? Listener { stops.append(listener.name) }
  return stops.joined(separator: " → ")
}

func delegates() {
  listing("one-delegate", "a manager has one delegate at a time", shows: "67") {
    let manager = LocationManager()
    manager.delegate = worldMap
    manager.simulate(shanghai)

    let diary = Listener("diary")
    manager.delegate = diary
    manager.simulate(beijing)
  }

  listing("in-between", "a delegate that passes on what it receives", shows: "67") {
    final class Between: LocationManagerDelegate {
      let reports = PublishSubject<[Location]>()
      weak var next: (any LocationManagerDelegate)?

      func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
        next?.locationManager(manager, didUpdateLocations: locations)
        reports.onNext(locations)
      }
    }

    let manager = LocationManager()
    manager.delegate = worldMap

    var between: Between? = Between()
    between!.next = manager.delegate
    manager.delegate = between
    _ = between!.reports.subscribe(onNext: { locations in print("diary: at \(locations[0])") })

    print("- a report")
    manager.simulate(shanghai)
    print("- a failure")
    manager.simulate(failure: LocationError.noSignal)
    between = nil
    print("- another report")
    manager.simulate(beijing)
  }

  listing(
    "both-are-called", "the delegate that was there is called as well", shows: "C10 E11 67 91"
  ) {
    let manager = LocationManager()
    manager.delegate = worldMap

    let selector = "locationManager(_:didUpdateLocations:)"
    _ = manager.rx.delegate.sentMessage(selector).subscribe(onNext: { _ in print("rx: sent") })
    _ = manager.rx.didUpdateLocations.subscribe(onNext: { print("rx: \($0)") })
    manager.simulate(shanghai)
    manager.simulate(failure: LocationError.noSignal)
  }

  listing("proxy-for", "asked twice, there is one proxy", shows: "E11 91") {
    let manager = LocationManager()
    manager.delegate = worldMap
    print(route(manager))

    let first = RxLocationManagerDelegateProxy.proxy(for: manager)
    print(route(manager))
    let second = RxLocationManagerDelegateProxy.proxy(for: manager)
    print(route(manager))
    print("the same proxy: \(first === second)")
  }

  listing("read-again", "what puts the proxy back", shows: "91") {
    let manager = LocationManager()
    let reports = manager.rx.didUpdateLocations
    _ = reports.subscribe(onNext: { print("first: \($0)") })
    manager.delegate = worldMap
    _ = reports.subscribe(onNext: { print("second: \($0)") })
    print(route(manager))
    manager.simulate(shanghai)

    _ = manager.rx.didUpdateLocations
    print(route(manager))
    manager.simulate(beijing)
  }
}
