import RxLite

/// Exercise `operators/running-total`: a sum that knows where it comes from.
///
/// You learn to keep the state of a chain inside the chain, and to find out what it has to be. A shop
/// shows the total of a cart, and has a button *Undo* for a finger that slips. A number isn't enough: when
/// an article is removed, you need to know what it cost, and when that is undone, what was in the cart.
///
/// Emit 0 at the subscription, because a cart is empty at first. Then emit the total after each change:
///
///     changes  --A------B------C------D---U---U--|    A: tea is added for 3, B: milk is added for 2,
///       runningTotal                                  C: tea is added for 4, D: milk is removed,
///     result   0-3------5------6------4---6---5--|    U: undone
///
/// - An article that is already in the cart isn't added a second time: it gets the new price.
/// - Removing an article that isn't in the cart changes nothing.
/// - `undone` takes back the latest `added` or `removed` that hasn't been taken back yet, even one that made no
///   difference. Then the cart is as it was before that change. If all have been taken back, however many,
///   `undone` changes nothing.
/// - Each change produces a total, even if it is equal to the previous one. So does each `undone`.
/// - An article may have any name, and a price may be 0 or negative: a voucher.
/// - Each subscription has a run of its own, which begins with an empty cart.
/// - The result ends with the changes.
///
/// Chapter 7, section 6: the listings `running-total` and `waiting`.
///
/// - Check it: `swift run course check operators/running-total`,
///   or `swift test --package-path Exercises --filter RunningTotal`
/// - A hint: `swift run course hint operators/running-total`
func runningTotal(_ changes: Observable<CartChange>) -> Observable<Int> {
  .never()  // Replace this line.
}

/// A change to a cart.
enum CartChange: Equatable {
  case added(String, price: Int)
  case removed(String)
  case undone
}
