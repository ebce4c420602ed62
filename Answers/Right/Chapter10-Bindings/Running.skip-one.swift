// As in the lesson: true at first for both, which the spinner skips.
import RxLite

func running<Input, Result>(
  inputs: Observable<Input>, results: Observable<Result>
) -> (isAnimating: Observable<Bool>, isHidden: Observable<Bool>) {
  let isRunning = Observable.from([
    inputs.map { _ in true }.catchAndReturn(false),
    results.map { _ in false }.catchAndReturn(false),
  ]).merge().startWith(true)
  return (isRunning.skip(1), isRunning)
}
