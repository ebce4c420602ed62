import RxLite

/// Emits the total of a cart: 0 at the subscription, then the new total after each change.
///
///     changes  --A------B------C------D--|    A: tea is added for 3, B: milk is added for 2,
///       runningTotal                          C: tea is added for 4, D: milk is removed
///     result   0-3------5------6------4--|
///
/// The state is the cart; the total is computed from it.
func runningTotal(_ changes: Observable<CartChange>) -> Observable<Int> {
  let noPrices: [String: Int] = [:]
  return changes.scan(noPrices) { prices, change in
    var prices = prices
    switch change {
    case .added(let article, let price): prices[article] = price
    case .removed(let article): prices[article] = nil
    }
    return prices
  }
  .map { prices in prices.values.reduce(0, +) }
  .startWith(0)
}

/// A change to a cart.
enum CartChange: Equatable {
  case added(String, price: Int)
  case removed(String)
}
