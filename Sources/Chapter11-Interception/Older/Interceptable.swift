import ConsoleKit
import RxLite

/// A class with methods that are intercepted.
protocol Interceptable: LifetimeOwner {
  static var selectors: [String] { get }
}

enum InterceptionError: Error {
  case selectorNotImplemented(String)
}

extension Reactive where Base: Interceptable {
  /// Emits the arguments of each call, before the method runs.
  func sentMessage(_ selector: String) -> Observable<[Any]> {
    do {
      let proxy: MessageSentProxy = try registerMessageInterceptor(selector)
      return proxy.messageSent.asObservable()
    } catch {
      return .error(error)
    }
  }

  /// Emits the arguments of each call, after the method has run.
  func methodInvoked(_ selector: String) -> Observable<[Any]> {
    do {
      let proxy: MessageSentProxy = try registerMessageInterceptor(selector)
      return proxy.methodInvoked.asObservable()
    } catch {
      return .error(error)
    }
  }

  func registerMessageInterceptor(_ selector: String) throws -> MessageSentProxy {
    guard Base.selectors.contains(selector) else {
      throw InterceptionError.selectorNotImplemented(selector)
    }
    return AssociatedObjects.object(for: base, key: selector) { MessageSentProxy() }
  }
}

extension Interceptable {
  /// Returns the subjects of a selector of this object, or `nil` if nobody has ever observed it.
  func interceptor(of selector: String) -> MessageSentProxy? {
    AssociatedObjects.existing(for: self, key: selector)
  }
}
