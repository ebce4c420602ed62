import RxLite

/// Exercise `disposing/auto-dispose`: a subscription that ends with its owner.
///
/// A screen subscribes to a sequence that never ends. When the screen is released, the subscription has
/// to end, and nobody should need to remember that. Pass on everything until `owner` is released; then
/// complete at once, and dispose the subscription to the source.
///
///     source   --1--2--3--4--
///     owner    ----------*           it is released here
///       autoDispose(with: owner)
///              --1--2--3-|
///
/// - Neither the sequence nor a subscription may keep the owner alive, or it would never be
///   released. The source may send an element while you subscribe to it, and that element may close the
///   screen, which releases the owner.
/// - Each subscriber subscribes to the source. When a subscription ends before its owner,
///   nothing keeps its observer in memory.
/// - An observer that subscribes after the owner has been released receives `completed` at once,
///   and no element. A subject doesn't do that, as the listing `too-late` shows. So write `Lifetime`
///   below: `ended`, and a `deinit`.
///
/// Then look at it: `swift run course play disposing/too-late`. Paste your code above the `do`, and replace what
/// stands in it:
///
///     final class Screen: HasLifetime { let lifetime = Lifetime() }
///     let lamps = Lamps()
///     var screen: Screen? = Screen()
///     let readings = lamps.counting().autoDispose(with: screen!)
///     _ = readings.subscribe { event in print(event) }
///     sleep(0.2)
///     screen = nil
///     print("swiped away, lamps lit: \(lamps.lit)")
///     _ = readings.subscribe { event in print("late: \(event)") }
///     print("lamps lit: \(lamps.lit)")
///
/// The lamp goes out with the screen, and a late subscriber leaves none lit.
///
/// Chapter 2, section 8: `take(until:)`. For a late subscriber look at section 7 again: what does
/// a group that has been disposed do with a new member?
///
/// - Check it: `swift run course check disposing/auto-dispose`,
///   or `swift test --package-path Exercises --filter AutoDispose`
/// - A hint: `swift run course hint disposing/auto-dispose`
extension ObservableType {
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    .never()  // Replace this line.
  }
}

/// An object whose release can be observed. Only its owner holds it, so both are released together.
final class Lifetime {
  /// Emits one element when this lifetime is released. A late subscriber receives it at once. The
  /// sequence doesn't keep the lifetime alive.
  var ended: Observable<Void> {
    .never()  // Replace this line.
  }
}

/// An object that holds a `Lifetime`, which is released with it.
protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}
