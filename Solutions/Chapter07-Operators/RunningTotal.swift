import RxLite

/// Emits the total of a cart: 0 at the subscription, then the new total after each change.
///
///     changes  --A------B------C------D---U---U--|    A: tea is added for 3, B: milk is added for 2,
///       runningTotal                                  C: tea is added for 4, D: milk is removed,
///     result   0-3------5------6------4---6---5--|    U: undone
///
/// The state is a stack: the empty cart, and above it a cart for each change that hasn't been undone. The
/// total is computed from the topmost one.
func runningTotal(_ changes: Observable<CartChange>) -> Observable<Int> {
  let noPrices: [String: Int] = [:]
  return changes.scan(into: [noPrices]) { carts, change in
    var prices = carts[carts.count - 1]
    switch change {
    case .added(let article, let price): prices[article] = price
    case .removed(let article): prices[article] = nil
    case .undone:
      if carts.count > 1 { carts.removeLast() }
      return
    }
    carts.append(prices)
  }
  .compactMap { carts in carts.last }
  .map { prices in prices.values.reduce(0, +) }
  .startWith(0)
}

/// A change to a cart.
enum CartChange: Equatable {
  case added(String, price: Int)
  case removed(String)
  case undone
}
