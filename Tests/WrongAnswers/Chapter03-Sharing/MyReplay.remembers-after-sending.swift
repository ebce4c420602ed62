// First it sends, then it remembers. Whoever comes in between misses the element: too late for the one,
// too early for the other.
// Rejected with: That one has come too late for the sending, so 1 has to be remembered by then.
import RxLite

final class MyReplay<Element>: ObserverType {
  private let bufferSize: Int
  private let live = PublishSubject<Element>()
  private var last: [Element] = []
  private var isOver = false

  init(bufferSize: Int) { self.bufferSize = bufferSize }

  func on(_ event: Event<Element>) {
    if isOver { return }
    live.on(event)
    if case .next(let element) = event {
      last.append(element)
      if last.count > bufferSize { last.removeFirst() }
    } else {
      isOver = true
    }
  }

  func asObservable() -> Observable<Element> {
    .create { observer in
      for element in self.last { observer.onNext(element) }
      return self.live.subscribe(observer)
    }
  }
}
