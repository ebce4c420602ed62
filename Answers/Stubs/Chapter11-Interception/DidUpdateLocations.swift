import ConsoleKit
import RxLite

/// Exercise `interception/did-update-locations`: a delegate proxy that nobody notices.
///
/// You learn to write a delegate proxy. The map on the screen is the delegate of the location manager,
/// and must not notice that anything has changed. You want the locations as a sequence, too.
///
///     reports of the manager  --[a]----[a,b]--
///       the map               --[a]----[a,b]--    it is called first
///       didUpdateLocations    --[a]----[a,b]--
///
/// - An element is the whole array of one report. Each report is an element, even one that repeats the
///   last, or one without locations.
/// - The delegate that the manager had before receives every call, including failures, and before
///   the subscribers do.
/// - The proxy is the delegate from the first time that `didUpdateLocations` is read; all subscribers
///   share it.
/// - Neither the sequence nor a subscription keeps the manager alive. When it is released, the sequence
///   completes.
///
/// Chapter 11, sections 1 and 2: the listings `didUpdateLocations` and `both-are-called`.
///
/// - Check it: `swift run course check interception/did-update-locations`,
///   or `swift test --package-path Exercises --filter DidUpdateLocations`
/// - A hint: `swift run course hint interception/did-update-locations`
final class LocationProxy: DelegateProxy<LocationManager, any LocationManagerDelegate>,
  DelegateProxyType, LocationManagerDelegate
{
  static func currentDelegate(for object: LocationManager) -> (any LocationManagerDelegate)? {
    object.delegate
  }

  static func setCurrentDelegate(
    _ delegate: (any LocationManagerDelegate)?, to object: LocationManager
  ) { object.delegate = delegate }

  // Add the methods of LocationManagerDelegate here.
}

extension Reactive where Base: LocationManager {
  var didUpdateLocations: Observable<[Location]> {
    .never()  // Replace this line.
  }
}
