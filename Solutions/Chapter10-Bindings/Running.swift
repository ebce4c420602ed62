import RxLite

/// Returns two sequences: whether the spinner turns, and whether the label with the answer is
/// hidden.
///
///     inputs       ---a-------b-----------
///     results      ------A---------B------
///     isAnimating  ---t--f----t----f------    t is true, f is false
///     isHidden     t--t--f----t----f------
func running<Input, Result>(
  inputs: Observable<Input>, results: Observable<Result>
) -> (isAnimating: Observable<Bool>, isHidden: Observable<Bool>) {
  let isRunning = Observable.merge(
    inputs.map { _ in true }.catchAndReturn(false),
    results.map { _ in false }.catchAndReturn(false))
  return (isAnimating: isRunning, isHidden: isRunning.startWith(true))
}
