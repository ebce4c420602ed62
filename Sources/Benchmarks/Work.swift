import RxLite

/// Sends 1 that many times, and does not complete.
func ones(_ count: Int) -> Observable<Int> {
  .create { observer in
    for _ in 0..<count { observer.on(.next(1)) }
    return Disposables.create()
  }
}

/// Subscribes, does `meanwhile`, disposes, and adds up what came.
func sum(of source: Observable<Int>, meanwhile: () -> Void = {}) -> Int {
  var sum = 0
  let subscription = source.subscribe(onNext: { sum += $0 })
  meanwhile()
  subscription.dispose()
  return sum
}

/// Does something many times, and adds up what it returns.
func repeated(_ count: Int, _ work: () -> Int) -> Int {
  var sum = 0
  for _ in 0..<count { sum += work() }
  return sum
}

/// The same for a driver.
func sum(of driver: Driver<Int>) -> Int {
  var sum = 0
  let subscription = driver.drive(onNext: { sum += $0 })
  subscription.dispose()
  return sum
}
