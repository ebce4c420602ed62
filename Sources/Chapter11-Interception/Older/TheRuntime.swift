import ChapterKit
import ConsoleKit
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

final class RXObjCRuntime {
  private var dynamicSubclassByRealClass: [String: ObjCClass] = [:]

  func sentMessage(_ target: NSObject, _ selector: String) -> Observable<[Any]> {
    proxy(of: target, selector).messageSent
  }

  func methodInvoked(_ target: NSObject, _ selector: String) -> Observable<[Any]> {
    proxy(of: target, selector).methodInvoked
  }

  private func proxy(of target: NSObject, _ selector: String) -> MessageSentProxy {
    ensurePrepared(target, forObserving: selector)
    return AssociatedObjects.object(for: target, key: RX_selector(selector)) { MessageSentProxy() }
  }

  func ensurePrepared(_ target: NSObject, forObserving selector: String) {
    let fakeClass = prepareTargetClassForObserving(target)
    if fakeClass.methods[selector] == nil {
      observeByForwardingMessages(fakeClass, selector)
    }
  }

  private func prepareTargetClassForObserving(_ target: NSObject) -> ObjCClass {
    if target.isa.name.hasPrefix(RX_PREFIX) { return target.isa }
    let fakeClass = ensureHasDynamicFakeSubclass(target.isa)
    target.isa = fakeClass
    return fakeClass
  }

  private func ensureHasDynamicFakeSubclass(_ realClass: ObjCClass) -> ObjCClass {
    if let known = dynamicSubclassByRealClass[realClass.name] { return known }
    let fakeClass = ObjCClass(RX_PREFIX + realClass.name, superclass: realClass)
    fakeClass.methods["class"] = { _, _, _ in realClass.name }
    fakeClass.methods["forwardInvocation:"] = { target, _, arguments in
      RX_forward_invocation(target, arguments[0] as! NSInvocation)
    }
    dynamicSubclassByRealClass[realClass.name] = fakeClass
    return fakeClass
  }

  private func observeByForwardingMessages(_ fakeClass: ObjCClass, _ selector: String) {
    fakeClass.methods[RX_selector(selector)] = fakeClass.implementation(of: selector)
    fakeClass.methods[selector] = _objc_msgForward
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func RX_forward_invocation(_ target: NSObject, _ invocation: NSInvocation) -> Any? {
  let originalSelector = RX_selector(invocation.selector)
  let proxy = AssociatedObjects.existing(MessageSentProxy.self, for: target, key: originalSelector)

  proxy?.messageSent.onNext(invocation.arguments)
  let original = target.isa.implementation(of: originalSelector)
  let result = original?(target, originalSelector, invocation.arguments)
  proxy?.methodInvoked.onNext(invocation.arguments)
  return result
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
    objc_msgSend(button, "setTitle:forState:", "Title", 0)
    print("class: \(objc_msgSend(button, "class") ?? "")")
    objc_msgSend(button, "setTitel:forState:", "Title", 0)
  }

  listing("isa", "an observed object gets another class", shows: "E10 89") {
    let runtime = RXObjCRuntime()
    let button = NSObject(makeUIButton())
    print("isa: \(button.isa.name)")

    _ = runtime.sentMessage(button, "setTitle:forState:")
      .subscribe(onNext: { print("sent: \($0)") })
    _ = runtime.methodInvoked(button, "setTitle:forState:")
      .subscribe(onNext: { print("invoked: \($0)") })
    print("isa: \(button.isa.name), superclass: \(button.isa.superclass?.name ?? "none")")
    print("class: \(objc_msgSend(button, "class") ?? "")")

    objc_msgSend(button, "setTitle:forState:", "Title", 0)
  }

  listing("fake-class", "one for all observed objects of a class", shows: "E10 90") {
    let runtime = RXObjCRuntime()
    let uiButton = makeUIButton()
    let buttons = ["first", "second", "third"].map { (name: $0, object: NSObject(uiButton)) }

    for button in buttons.prefix(2) {
      _ = runtime.sentMessage(button.object, "setTitle:forState:")
        .subscribe(onNext: { print("\(button.name) sent: \($0)") })
    }
    for button in buttons { print("\(button.name): \(button.object.isa.name)") }
    print("one class: \(buttons[0].object.isa === buttons[1].object.isa)")
    for button in buttons { objc_msgSend(button.object, "setTitle:forState:", button.name, 0) }
  }
}
