import RxLite

/// A delegate that turns each call into an element, and forwards it to the delegate that was there
/// before.
///
/// RxCocoa's proxy receives every call, since Objective-C forwards what an object doesn't implement.
/// Swift doesn't, so a subclass implements the methods of its protocol, each by one call of
/// ``invoke(_:selector:forward:)``:
///
///     final class RxSearchBarDelegateProxy: DelegateProxy<SearchBar, any SearchBarDelegate>,
///       DelegateProxyType, SearchBarDelegate
///     {
///       func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
///         invoke([searchBar, searchText]) { $0.searchBar(searchBar, textDidChange: searchText) }
///       }
///     }
open class DelegateProxy<ParentObject: AnyObject, Delegate> {
  /// The object whose delegate this is. It isn't kept alive.
  public private(set) weak var parentObject: ParentObject?

  private weak var forwardTo: AnyObject?
  private var retained: AnyObject?
  private var sentForSelector: [String: PublishSubject<[Any]>] = [:]
  private var invokedForSelector: [String: PublishSubject<[Any]>] = [:]

  /// Creates the proxy of one object.
  public required init(parentObject: ParentObject) { self.parentObject = parentObject }

  deinit {
    for subject in sentForSelector.values { subject.onCompleted() }
    for subject in invokedForSelector.values { subject.onCompleted() }
  }

  /// Emits the arguments of each call before it is forwarded.
  ///
  /// - Parameter selector: The method's name, such as `searchBar(_:textDidChange:)`. A name that
  ///   the proxy doesn't implement never emits.
  /// - Ends: Completes when the object is released.
  public func sentMessage(_ selector: String) -> Observable<[Any]> {
    subject(for: selector, in: &sentForSelector).asObservable()
  }

  /// Emits the arguments of each call after it has been forwarded.
  ///
  /// - Parameter selector: The method's name, such as `searchBar(_:textDidChange:)`. A name that
  ///   the proxy doesn't implement never emits.
  /// - Ends: Completes when the object is released.
  public func methodInvoked(_ selector: String) -> Observable<[Any]> {
    subject(for: selector, in: &invokedForSelector).asObservable()
  }

  private func subject(
    for selector: String, in subjects: inout [String: PublishSubject<[Any]>]
  ) -> PublishSubject<[Any]> {
    if let subject = subjects[selector] { return subject }
    let subject = PublishSubject<[Any]>()
    subjects[selector] = subject
    return subject
  }

  /// Sends a call's arguments to the subscribers of `sentMessage`, forwards the call, and sends the
  /// arguments to those of `methodInvoked`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - selector: The name of the method that calls this.
  ///   - forward: Makes the same call to the delegate that was there before, if there was one.
  public func invoke(
    _ arguments: [Any], selector: String = #function, forward: (Delegate) -> Void
  ) {
    sentForSelector[selector]?.onNext(arguments)
    if let delegate = forwardToDelegate() { forward(delegate) }
    invokedForSelector[selector]?.onNext(arguments)
  }

  /// The delegate that calls are forwarded to.
  public func forwardToDelegate() -> Delegate? { forwardTo as? Delegate }

  /// Forwards calls to `delegate` from now on.
  ///
  /// - Parameter retainDelegate: Whether the proxy keeps it alive. Delegates usually aren't.
  public func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
    forwardTo = delegate as AnyObject?
    retained = retainDelegate ? forwardTo : nil
  }
}

/// What a ``DelegateProxy`` must know about its object: how to read and set the delegate.
public protocol DelegateProxyType: AnyObject {
  /// The object that has a delegate.
  associatedtype ParentObject: LifetimeOwner
  /// The delegate's protocol.
  associatedtype Delegate

  init(parentObject: ParentObject)

  /// Returns the delegate that an object has now.
  static func currentDelegate(for object: ParentObject) -> Delegate?

  /// Makes `delegate` the delegate of an object.
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

  func forwardToDelegate() -> Delegate?
  func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
  /// Returns the proxy of an object: the same one each time. It becomes the object's delegate, and
  /// forwards to the one that it replaces.
  public static func proxy(for object: ParentObject) -> Self {
    let proxy = AssociatedObjects.object(for: object, key: "proxy") { Self(parentObject: object) }
    let currentDelegate = currentDelegate(for: object)
    if currentDelegate as AnyObject? !== proxy {
      proxy.setForwardToDelegate(currentDelegate, retainDelegate: false)
      setCurrentDelegate(proxy as? Delegate, to: object)
    }
    return proxy
  }
}
