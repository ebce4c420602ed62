// Everything that happens is merged, and `scan` keeps what a tap needs. The offers are `nil` while there is no rate.
import RxLite

func purchases(
  taps: Observable<Void>, amounts: Observable<Int>, currencies: Observable<String>,
  rate: @escaping (String) -> Observable<Int>
) -> Observable<String> {
  let offers = currencies.flatMapLatest { currency in
    rate(currency).map { Happening.offer(currency, rate: $0) }
      .startWith(.noOffer)
      .catchAndReturn(.noOffer)
  }
  let all = Observable.merge(
    amounts.map(Happening.amount), offers,
    taps.map { Happening.tap }.concat(Observable.just(.end)))
  return
    all
    .take(while: { happening in
      if case .end = happening { return false }
      return true
    })
    .scan(into: State()) { state, happening in
      state.line = nil
      switch happening {
      case .amount(let euros): state.euros = euros
      case .offer(let currency, let rate): state.offer = (currency, rate)
      case .noOffer: state.offer = nil
      case .tap:
        if let (currency, rate) = state.offer {
          state.line = "\(state.euros) € = \(state.euros * rate) \(currency)"
        }
      case .end: break
      }
    }
    .compactMap(\.line)
}

private enum Happening {
  case amount(Int), offer(String, rate: Int), noOffer, tap, end
}

private struct State {
  var euros = 10
  var offer: (String, Int)?
  var line: String?
}
