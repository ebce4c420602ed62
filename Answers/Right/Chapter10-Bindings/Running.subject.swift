// The number is a property, and only a change of the answer is sent.
import RxLite

final class Running {
  private var count = 0 {
    didSet { if (count > 0) != (oldValue > 0) { changes.onNext(count > 0) } }
  }
  private let changes = BehaviorSubject(value: false)

  var isAnimating: Observable<Bool> { changes.asObservable() }

  func track<Element>(_ request: Observable<Element>) -> Observable<Element> {
    .deferred { [self] in
      count += 1
      return request.do(onDispose: { [self] in count -= 1 })
    }
  }
}
