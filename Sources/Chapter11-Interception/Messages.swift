import ChapterKit
import ConsoleKit
import Foundation
import RxLite

class Button: Interceptable, ReactiveCompatible {
  static let selectors = ["setTitle(_:for:)"]
  let lifetime = LifetimeToken()
  var title = ""

  dynamic func setTitle(_ title: NSString, for state: Int) { self.title = "\(title)" }
}

// It replaces the original for all buttons. In its body, `setTitle` is the original. (In a closure it
// would be the replacement again.)
extension Button {
  @_dynamicReplacement(for:setTitle(_:for:))
  func observedSetTitle(_ title: NSString, for state: Int) {
    let proxy = interceptor(of: "setTitle(_:for:)")
    proxy?.messageSent.onNext([title, state])
    setTitle(title, for: state)
    proxy?.methodInvoked.onNext([title, state])
  }
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
  /// Returns the subjects of a selector of this object, or `nil` if nobody observes it.
  func interceptor(of selector: String) -> MessageSentProxy? {
    AssociatedObjects.existing(for: self, key: selector)
  }
}

/// The subjects of one selector of one object.
final class MessageSentProxy {
  let messageSent = PublishSubject<[Any]>()
  let methodInvoked = PublishSubject<[Any]>()

  deinit {
    messageSent.onCompleted()
    methodInvoked.onCompleted()
  }
}

/// A class with methods that are intercepted.
protocol Interceptable: LifetimeOwner {
  static var selectors: [String] { get }
}

enum InterceptionError: Error {
  case selectorNotImplemented(String)
}

final class ShoutingButton: Button {
  override func setTitle(_ title: NSString, for state: Int) {
    super.setTitle("\(title)!" as NSString, for: state)
    print("end of the override")
  }
}

func messages() {
  listing("by-subclass", "an override knows only the objects that you create", shows: "89") {
    class Lamp {
      func turnOn() { print("  the lamp is on") }
    }
    class ObservedLamp: Lamp {
      let sent = PublishSubject<Void>()

      override func turnOn() {
        sent.onNext(())
        super.turnOn()
      }
    }
    func lampFromElsewhere() -> Lamp { Lamp() }

    let yours = ObservedLamp()
    _ = yours.sent.subscribe { print($0) }
    print("yours")
    yours.turnOn()
    print("from elsewhere")
    lampFromElsewhere().turnOn()
  }

  listing("before-and-after", "sentMessage, the method, methodInvoked", shows: "89") {
    let button = Button()
    let (sent, invoked) = (
      button.rx.sentMessage("setTitle(_:for:)"), button.rx.methodInvoked("setTitle(_:for:)")
    )

    _ = sent.subscribe(onNext: { print("sent    \($0), the title is \"\(button.title)\"") })
    _ = invoked.subscribe(onNext: { print("invoked \($0), the title is \"\(button.title)\"") })

    button.setTitle("Title", for: 0)
    Button().setTitle("Another", for: 0)
  }
}
