// A relay is today's variable, and nearly the same. But a relay that is released says nothing.
// Rejected with: The variable was let go. Its observer hears that.
// Rejected with: but it printed
import RxLite

final class MyVariable<Element> {
  private let relay: BehaviorRelay<Element>

  var value: Element {
    get { relay.value }
    set { relay.accept(newValue) }
  }

  init(_ value: Element) { relay = BehaviorRelay(value: value) }

  func asObservable() -> Observable<Element> { relay.asObservable() }
}
