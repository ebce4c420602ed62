import RxLite

/// Sends `count` ones, and never completes.
func ones(_ count: Int) -> Observable<Int> {
  .create { observer in
    for _ in 0..<count { observer.on(.next(1)) }
    return Disposables.create()
  }
}

/// Subscribes, calls `meanwhile`, and disposes.
///
/// - Returns: The sum of the elements.
func sum(of source: Observable<Int>, meanwhile: () -> Void = {}) -> Int {
  var sum = 0
  let subscription = source.subscribe(onNext: { sum += $0 })
  meanwhile()
  subscription.dispose()
  return sum
}

/// Returns the sum of the results of `count` calls.
func repeated(_ count: Int, _ work: () -> Int) -> Int {
  var sum = 0
  for _ in 0..<count { sum += work() }
  return sum
}

/// Returns the sum of the elements that a driver sends while it is subscribed to.
func sum(of driver: Driver<Int>) -> Int {
  var sum = 0
  let subscription = driver.drive(onNext: { sum += $0 })
  subscription.dispose()
  return sum
}
