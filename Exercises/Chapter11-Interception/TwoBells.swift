import ConsoleKit
import RxLite

/// Exercise `interception/two-bells`: two delegates of one type, and no trace afterwards.
///
/// Somebody who doesn't hear well wants a lamp to flash when it rings, red for the front door and blue for the
/// back door, and only while they are at home. A house has a delegate for each door, of one type, and the call
/// doesn't say at which door it rang. The delegates that are there now, a chime or a dog, have to be
/// called as before; and when the lamp is switched off, they should have their places back.
///
///     it rings         --3--------1-----2--
///       the chime      --3--------1-----2--     it is called first
///       rings(at:)       ^--------1--!          no proxy before ^, none after !
///
/// - Each door of each house has a proxy of its own. A ring first calls the delegate that was there before, once;
///   then it is an element for the subscribers of its door.
/// - Calling `rings(at:)` changes nothing. A subscription does. If the proxy isn't the door's delegate, it becomes
///   the delegate, and forwards to the one that it replaces, if there is one. (No delegate that it replaces
///   forwards to the proxy, so no ring can go in a circle.)
/// - If someone sets another delegate later, the next subscription puts the proxy back in the same way, even a
///   subscription to an older sequence.
/// - When the last subscription of a door is disposed, the delegate that the proxy forwards to is the door's
///   delegate again. But if the proxy isn't the door's delegate any more, nothing changes.
/// - Neither the sequence nor a subscription keeps the house alive. When it is released, the sequence
///   completes, also for a later subscriber.
///
/// Only `rings(at:)` is yours to write; the rest is right.
///
/// Chapter 11, section 7.
///
/// - Check it: `swift run course check interception/two-bells`,
///   or `swift test --package-path Exercises --filter TwoBells`
/// - A hint: `swift run course hint interception/two-bells`
extension Reactive where Base: House {
  func rings(at door: Door) -> Observable<Int> {
    .never()  // Replace this line.
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
