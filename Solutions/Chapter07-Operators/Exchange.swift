import RxLite

/// Sells foreign money: each tap buys for the latest amount, at the latest rate of the chosen currency.
///
/// The taps decide, and everything else is looked up. A currency and its rate are one element, so they can't
/// be mixed up, and `nil` stands for a choice that has no rate.
func purchases(
  taps: Observable<Void>, amounts: Observable<Int>, currencies: Observable<String>,
  rate: @escaping (String) -> Observable<Int>
) -> Observable<String> {
  let offers = currencies.flatMapLatest { currency in
    rate(currency)
      .map { rate -> (currency: String, rate: Int)? in (currency, rate) }
      .startWith(nil)
      .catchAndReturn(nil)
  }
  let lines = Observable.combineLatest(amounts.startWith(10), offers) { euros, offer in
    offer.map { offer in "\(euros) € = \(euros * offer.rate) \(offer.currency)" }
  }
  return taps.withLatestFrom(lines).compactMap { line in line }
}
