import ChapterKit
import ConsoleKit
import RxLite

private protocol MyDelegateProxyType: AnyObject {
  static func createProxyForObject(_ object: AnyObject) -> AnyObject
  static func assignedProxyFor(_ object: AnyObject) -> AnyObject?
  static func assignProxy(_ proxy: AnyObject, toObject object: AnyObject)
  static func currentDelegateFor(_ object: AnyObject) -> AnyObject?
  static func setCurrentDelegate(_ delegate: AnyObject?, toObject object: AnyObject)

  func forwardToDelegate() -> AnyObject?
  func setForwardToDelegate(_ delegate: AnyObject?, retainDelegate: Bool)
}

extension MyDelegateProxyType {
  static func proxyForObject(_ object: AnyObject) -> Self {
    MainScheduler.ensureExecutingOnScheduler()

    let maybeProxy = Self.assignedProxyFor(object) as? Self

    let proxy: Self
    if let existingProxy = maybeProxy {
      proxy = existingProxy
    } else {
      proxy = Self.createProxyForObject(object) as! Self
      Self.assignProxy(proxy, toObject: object)
      assert(Self.assignedProxyFor(object) === proxy)
    }

    let currentDelegate: AnyObject? = Self.currentDelegateFor(object)

    if currentDelegate !== proxy {
      proxy.setForwardToDelegate(currentDelegate, retainDelegate: false)
      assert(proxy.forwardToDelegate() === currentDelegate)
      Self.setCurrentDelegate(proxy, toObject: object)
      assert(Self.currentDelegateFor(object) === proxy)
      assert(proxy.forwardToDelegate() === currentDelegate)
    }

    return proxy
  }
}

private class MyDelegateProxy {
  private var methodInvokedForSelector: [String: PublishSubject<[Any]>] = [:]
  private weak var forwardTo: AnyObject?
  private var retained: AnyObject?

  func methodInvoked(_ selector: String) -> Observable<[Any]> {
    let subject = methodInvokedForSelector[selector]

    if let subject = subject {
      return subject.asObservable()
    } else {
      let subject = PublishSubject<[Any]>()
      methodInvokedForSelector[selector] = subject
      print("a subject for \(selector)")
      return subject.asObservable()
    }
  }

  /// Objective-C would come here for each method of the delegate.
  func invoked(_ selector: String, _ arguments: [Any]) {
    methodInvokedForSelector[selector]?.onNext(arguments)
  }

  func forwardToDelegate() -> AnyObject? { forwardTo }

  func setForwardToDelegate(_ delegate: AnyObject?, retainDelegate: Bool) {
    forwardTo = delegate
    retained = retainDelegate ? delegate : nil
  }
}

private final class MyLocationManagerDelegateProxy: MyDelegateProxy, MyDelegateProxyType,
  LocationManagerDelegate
{
  static func createProxyForObject(_ object: AnyObject) -> AnyObject {
    print("a proxy")
    return MyLocationManagerDelegateProxy()
  }

  static func assignedProxyFor(_ object: AnyObject) -> AnyObject? {
    let manager = object as! LocationManager
    return AssociatedObjects.existing(MyLocationManagerDelegateProxy.self, for: manager, key: "my")
  }

  static func assignProxy(_ proxy: AnyObject, toObject object: AnyObject) {
    let manager = object as! LocationManager
    _ = AssociatedObjects.object(for: manager, key: "my") {
      proxy as! MyLocationManagerDelegateProxy
    }
  }

  static func currentDelegateFor(_ object: AnyObject) -> AnyObject? {
    let locationManager: LocationManager = object as! LocationManager
    return locationManager.delegate
  }

  static func setCurrentDelegate(_ delegate: AnyObject?, toObject object: AnyObject) {
    let locationManager: LocationManager = object as! LocationManager
    locationManager.delegate = delegate as? LocationManagerDelegate
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    (forwardToDelegate() as? LocationManagerDelegate)?
      .locationManager(manager, didUpdateLocations: locations)
    invoked("locationManager(_:didUpdateLocations:)", [manager, locations])
  }
}

func proxyForObject() {
  listing("proxy-for-object", "the proxy that is there, or a new one", shows: "C10 E11 91") {
    let manager = LocationManager()
    manager.delegate = worldMap
    for name in ["first", "second"] {
      print("\(name):")
      _ = MyLocationManagerDelegateProxy.proxyForObject(manager)
        .methodInvoked("locationManager(_:didUpdateLocations:)")
        .map { parameters in
          return parameters[1] as! [Location]
        }
        .subscribe(onNext: { locations in print("\(name): \(locations)") })
    }
    manager.simulate(shanghai)
  }
}
