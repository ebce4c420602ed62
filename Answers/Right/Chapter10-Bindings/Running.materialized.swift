// `materialize` makes elements of events, so an error becomes one more false.
import RxLite

func running<Input, Result>(
  inputs: Observable<Input>, results: Observable<Result>
) -> (isAnimating: Observable<Bool>, isHidden: Observable<Bool>) {
  func values<Element>(_ source: Observable<Element>, _ value: Bool) -> Observable<Bool> {
    source.materialize().compactMap { event in
      switch event {
      case .next: value
      case .error: false
      case .completed: nil
      }
    }
  }
  let isRunning = Observable.merge(values(inputs, true), values(results, false))
  return (isRunning, Observable.concat(.just(true), isRunning))
}
