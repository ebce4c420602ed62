import ConsoleKit
import RxLite

extension Reactive where Base: House {
  /// Emits for how many seconds it rings at a door. While there are subscribers, a proxy is the delegate of
  /// the door, and forwards to the one that was there before.
  func rings(at door: Door) -> Observable<Int> {
    .create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let proxy = AssociatedObjects.object(for: base, key: door) { BellProxy() }
      if base[door] !== proxy {
        proxy.forwardTo = base[door]
        base[door] = proxy
      }
      let subscription = proxy.rings.subscribe(observer)
      return Disposables.create { [weak base, weak proxy] in
        subscription.dispose()
        guard let base, let proxy, base[door] === proxy, !proxy.hasSubscribers else { return }
        base[door] = proxy.forwardTo
      }
    }
  }
}

/// The delegate of one door while somebody has subscribed.
final class BellProxy: BellDelegate {
  /// For how many seconds it rang.
  let rings = PublishSubject<Int>()

  /// The delegate that was there before.
  weak var forwardTo: (any BellDelegate)?

  var hasSubscribers: Bool { rings.hasObservers }

  func bellRang(in house: House, seconds: Int) {
    forwardTo?.bellRang(in: house, seconds: seconds)
    rings.onNext(seconds)
  }

  deinit { rings.onCompleted() }
}

enum Door: CaseIterable { case front, back }

/// The call of a bell to its delegate.
protocol BellDelegate: AnyObject {
  func bellRang(in house: House, seconds: Int)
}

/// A house with two doors.
final class House: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()

  /// The delegates of the two doors. They aren't kept alive.
  weak var frontDelegate: (any BellDelegate)?
  weak var backDelegate: (any BellDelegate)?

  /// The delegate of a door.
  subscript(door: Door) -> (any BellDelegate)? {
    get { door == .front ? frontDelegate : backDelegate }
    set { if door == .front { frontDelegate = newValue } else { backDelegate = newValue } }
  }

  /// Rings at a door.
  func ring(at door: Door, seconds: Int) { self[door]?.bellRang(in: self, seconds: seconds) }
}
