import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// A method's code. It receives the object, the selector by which it was called, and the arguments.
typealias IMP = (_ self: NSObject, _ selector: String, _ arguments: [Any]) -> Any?

/// A class: a name, a superclass, and a table of methods.
final class ObjCClass {
  let name: String
  let superclass: ObjCClass?
  var methods: [String: IMP] = [:]

  init(_ name: String, superclass: ObjCClass? = nil) {
    (self.name, self.superclass) = (name, superclass)
  }

  func implementation(of selector: String) -> IMP? {
    methods[selector] ?? superclass?.implementation(of: selector)
  }
}

/// An object: `isa` is its class, and can be changed.
final class NSObject: LifetimeOwner {
  let lifetime = LifetimeToken()
  var isa: ObjCClass

  init(_ isa: ObjCClass) { self.isa = isa }
}

/// Calls a method: finds its code in the table of the object's class, or of a superclass.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult func objc_msgSend(
  _ target: NSObject, _ selector: String, _ arguments: Any...
) -> Any? {
  if let imp = target.isa.implementation(of: selector) { return imp(target, selector, arguments) }
  print("-[\(target.isa.name) \(selector)]: unrecognized selector sent to instance")
  return nil
}

/// The code of a method that is forwarded.
// swift-format-ignore: AlwaysUseLowerCamelCase
let _objc_msgForward: IMP = { target, selector, arguments in
  objc_msgSend(target, "forwardInvocation:", NSInvocation(selector, arguments))
}

struct NSInvocation {
  let selector: String
  let arguments: [Any]

  init(_ selector: String, _ arguments: [Any]) {
    (self.selector, self.arguments) = (selector, arguments)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
let RX_PREFIX = "_RX_namespace_"

// swift-format-ignore: AlwaysUseLowerCamelCase
func RX_selector(_ selector: String) -> String { RX_PREFIX + selector }

// swift-format-ignore: AlwaysUseLowerCamelCase
func RX_ensure_observing(_ target: NSObject, _ selector: String) {
  RXObjCRuntime.instance.ensurePrepared(target, forObserving: selector)
}

/// Prepares objects and classes. (RxCocoa's has a lock.)
final class RXObjCRuntime {
  nonisolated(unsafe) static let instance = RXObjCRuntime()

  private var dynamicSubclassByRealClass: [ObjectIdentifier: ObjCClass] = [:]
  private var classesThatSupportObservingByForwarding: Set<ObjectIdentifier> = []
  private var forwardedSelectorsByClass: [ObjectIdentifier: Set<String>] = [:]

  func ensurePrepared(_ target: NSObject, forObserving selector: String) {
    let swizzlingImplementorClass = prepareTargetClassForObserving(target)
    if forwardingSelector(selector, forClass: swizzlingImplementorClass) { return }
    observeByForwardingMessages(swizzlingImplementorClass, selector)
  }

  private func prepareTargetClassForObserving(_ target: NSObject) -> ObjCClass {
    if target.isa.name.hasPrefix(RX_PREFIX) { return target.isa }
    let dynamicFakeSubclass = ensureHasDynamicFakeSubclass(target.isa)
    target.isa = dynamicFakeSubclass
    return dynamicFakeSubclass
  }

  private func ensureHasDynamicFakeSubclass(_ realClass: ObjCClass) -> ObjCClass {
    if let dynamicFakeSubclass = dynamicSubclassByRealClass[ObjectIdentifier(realClass)] {
      return dynamicFakeSubclass
    }
    let dynamicFakeSubclass = ObjCClass(RX_PREFIX + realClass.name, superclass: realClass)
    swizzleClass(dynamicFakeSubclass, toActAs: realClass)
    dynamicSubclassByRealClass[ObjectIdentifier(realClass)] = dynamicFakeSubclass
    return dynamicFakeSubclass
  }

  private func swizzleClass(_ fakeClass: ObjCClass, toActAs realClass: ObjCClass) {
    fakeClass.methods["class"] = { _, _, _ in realClass.name }
  }

  private func observeByForwardingMessages(_ fakeClass: ObjCClass, _ selector: String) {
    ensureForwardingMethodsAreSwizzled(fakeClass)
    fakeClass.methods[RX_selector(selector)] = fakeClass.implementation(of: selector)
    fakeClass.methods[selector] = _objc_msgForward
    forwardedSelectorsByClass[ObjectIdentifier(fakeClass), default: []].insert(selector)
  }

  private func forwardingSelector(_ selector: String, forClass fakeClass: ObjCClass) -> Bool {
    forwardedSelectorsByClass[ObjectIdentifier(fakeClass)]?.contains(selector) ?? false
  }

  private func ensureForwardingMethodsAreSwizzled(_ fakeClass: ObjCClass) {
    let classValue = ObjectIdentifier(fakeClass)
    if !classesThatSupportObservingByForwarding.insert(classValue).inserted { return }
    swizzleForwardInvocation(fakeClass)
  }

  private func swizzleForwardInvocation(_ fakeClass: ObjCClass) {
    let original = fakeClass.implementation(of: "forwardInvocation:")
    fakeClass.methods["forwardInvocation:"] = { target, selector, arguments in
      if RX_forward_invocation(target, arguments[0] as! NSInvocation) { return nil }
      return original?(target, selector, arguments)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func RX_forward_invocation(_ target: NSObject, _ invocation: NSInvocation) -> Bool {
  let originalSelector = RX_selector(invocation.selector)

  let messageSentObserver = AssociatedObjects.existing(
    MessageSentProxy.self, for: target, key: originalSelector)
  messageSentObserver?.messageSent.onNext(invocation.arguments)

  if let original = target.isa.implementation(of: originalSelector) {
    _ = original(target, originalSelector, invocation.arguments)
    messageSentObserver?.methodInvoked.onNext(invocation.arguments)
    return true
  }

  return false
}

extension NSObject {
  func sentMessage(_ selector: String) -> Observable<[Any]> {
    registerMessageInterceptor(selector).messageSent.asObservable()
  }

  func methodInvoked(_ selector: String) -> Observable<[Any]> {
    registerMessageInterceptor(selector).methodInvoked.asObservable()
  }

  private func registerMessageInterceptor(_ selector: String) -> MessageSentProxy {
    let rxSelector = RX_selector(selector)
    let subject = AssociatedObjects.object(for: self, key: rxSelector) { MessageSentProxy() }
    RX_ensure_observing(self, selector)
    return subject
  }
}

/// UIButton, with two methods.
func makeUIButton() -> ObjCClass {
  let root = ObjCClass("NSObject")
  root.methods["class"] = { target, _, _ in target.isa.name }
  let button = ObjCClass("UIButton", superclass: root)
  button.methods["setTitle:forState:"] = { _, _, arguments in
    print("original: the title is \(arguments[0])")
    return nil
  }
  return button
}

func theRuntime() {
  listing("objc_msgSend", "a call is a search in a table", shows: "E10") {
    let button = NSObject(makeUIButton())
    objc_msgSend(button, "setTitle:forState:", "Title" as NSString, 0)
    print("class: \(objc_msgSend(button, "class") ?? "")")
    objc_msgSend(button, "setTitel:forState:", "Title" as NSString, 0)
  }

  listing("isa", "an observed object gets another class", shows: "E10 89") {
    let button = NSObject(makeUIButton())
    print("isa: \(button.isa.name)")

    _ = button.sentMessage("setTitle:forState:")
      .subscribe(onNext: { print("sent: \($0)") })
    _ = button.methodInvoked("setTitle:forState:")
      .subscribe(onNext: { print("invoked: \($0)") })
    print("isa: \(button.isa.name), superclass: \(button.isa.superclass?.name ?? "none")")
    print("class: \(objc_msgSend(button, "class") ?? "")")

    objc_msgSend(button, "setTitle:forState:", "Title" as NSString, 0)
  }

  listing("fake-class", "one for all observed objects of a class", shows: "E10 90") {
    let uiButton = makeUIButton()
    let buttons = ["first", "second", "third"].map { (name: $0, object: NSObject(uiButton)) }

    for button in buttons.prefix(2) {
      _ = button.object.sentMessage("setTitle:forState:")
        .subscribe(onNext: { print("\(button.name) sent: \($0)") })
    }
    for button in buttons { print("\(button.name): \(button.object.isa.name)") }
    print("one class: \(buttons[0].object.isa === buttons[1].object.isa)")
    for button in buttons { objc_msgSend(button.object, "setTitle:forState:", button.name, 0) }
  }
}
