import ConsoleKit
import RxLite
import Testing

@Suite(.serialized) struct DelegateProxyTests {
  @Test func `an associated object is made once for an owner and a key, and goes with the owner`() {
    var owner: LocationManager? = LocationManager()
    let other = LocationManager()
    func make(_ owner: LocationManager, _ key: String) -> Value {
      AssociatedObjects.object(for: owner, key: key) { Value() }
    }
    #expect(AssociatedObjects.existing(Value.self, for: owner!, key: "a") == nil)
    #expect(make(owner!, "a") === make(owner!, "a"))
    #expect(make(owner!, "a") !== make(owner!, "b"))
    #expect(make(owner!, "a") !== make(other, "a"))
    weak var ofOwner: AnyObject?
    weak var ofOther: AnyObject?
    (ofOwner, ofOther) = (make(owner!, "a"), make(other, "a"))
    #expect(ofOwner != nil)
    owner = nil
    #expect(ofOwner == nil)
    withExtendedLifetime(other) { #expect(ofOther != nil) }
  }

  @Test func `a call is sent, forwarded and sent again, and a released object completes`() {
    var log: [String] = []
    let own = Diary { log.append($0) }
    var manager: LocationManager? = LocationManager()
    manager!.delegate = own
    var proxy: Proxy? = Proxy.proxy(for: manager!)
    #expect(manager!.delegate === proxy)
    #expect(Proxy.proxy(for: manager!) === proxy)
    #expect(proxy!.forwardToDelegate() === own)
    let selector = "locationManager(_:didUpdateLocations:)"
    _ = proxy!.sentMessage(selector).subscribe { log.append($0.isCompleted ? "end" : "sent") }
    _ = proxy!.methodInvoked(selector).subscribe { log.append($0.isCompleted ? "end" : "invoked") }
    manager!.simulate(Location(latitude: 1, longitude: 2))
    #expect(log == ["sent", "[(1.0, 2.0)]", "invoked"])
    log = []
    (manager, proxy) = (nil, nil)
    #expect(log == ["end", "end"])
  }

  @Test func `a delegate that is set later is taken over by the next call of proxy`() {
    var log: [String] = []
    let manager = LocationManager()
    let proxy = Proxy.proxy(for: manager)
    let own = Diary { log.append($0) }
    manager.delegate = own
    #expect(Proxy.proxy(for: manager) === proxy)
    manager.simulate(Location(latitude: 1, longitude: 2))
    #expect(log == ["[(1.0, 2.0)]"])
  }

  @Test func `neither the object nor the delegate is kept alive, unless that is asked for`() {
    var manager: LocationManager? = LocationManager()
    var events: [String] = []
    _ = Proxy.proxy(for: manager!).methodInvoked("a").subscribe { events.append("\($0)") }
    weak var released: LocationManager?
    released = manager
    var own: Diary? = Diary { _ in }
    weak var delegate: Diary?
    delegate = own
    Proxy.proxy(for: manager!).setForwardToDelegate(own, retainDelegate: true)
    own = nil
    #expect(delegate != nil)
    Proxy.proxy(for: manager!).setForwardToDelegate(delegate, retainDelegate: false)
    #expect(delegate == nil)
    manager = nil
    #expect(released == nil)
    #expect(events == ["completed"])
  }
}

private final class Value {}

private final class Diary: LocationManagerDelegate {
  private let write: (String) -> Void

  init(_ write: @escaping (String) -> Void) { self.write = write }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    write("\(locations)")
  }
}

private final class Proxy: DelegateProxy<LocationManager, any LocationManagerDelegate>,
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
}
