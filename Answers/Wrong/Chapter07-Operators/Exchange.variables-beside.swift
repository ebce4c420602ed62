// What was entered and chosen is kept in variables beside the chain, which all subscriptions share.
// Rejected with: its amount is 10
import RxLite

func purchases(
  taps: Observable<Void>, amounts: Observable<Int>, currencies: Observable<String>,
  rate: @escaping (String) -> Observable<Int>
) -> Observable<String> {
  nonisolated(unsafe) var euros = 10
  let offers = currencies.flatMapLatest { currency in
    rate(currency)
      .map { rate -> (currency: String, rate: Int)? in (currency, rate) }
      .startWith(nil)
      .catchAndReturn(nil)
  }
  .startWith(nil)
  let entered = amounts.do(onNext: { euros = $0 }).map { _ in }.startWith(())
  let latest = Observable.combineLatest(entered, offers) { _, offer in offer }
  return taps.withLatestFrom(latest).compactMap { offer in
    offer.map { offer in "\(euros) € = \(euros * offer.rate) \(offer.currency)" }
  }
}
