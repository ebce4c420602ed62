// `create` counts up, and its disposable counts down. A set of numbers is as good as a count.
import RxLite

final class Running {
  private let requests = BehaviorRelay<Set<Int>>(value: [])
  private var lastNumber = 0

  var isAnimating: Observable<Bool> {
    requests.asObservable().map { requests in !requests.isEmpty }.distinctUntilChanged()
  }

  func track<Element>(_ request: Observable<Element>) -> Observable<Element> {
    .create { [self] observer in
      lastNumber += 1
      let number = lastNumber
      requests.accept(requests.value.union([number]))
      let subscription = request.subscribe(observer)
      return Disposables.create { [self] in
        subscription.dispose()
        requests.accept(requests.value.subtracting([number]))
      }
    }
  }
}
