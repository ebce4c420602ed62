// All elements are kept, and only as many shown as are asked for. What everybody hears is right, and
// the memory grows with each element.
// Rejected with: the first is still kept in memory
import RxLite

final class MyReplay<Element>: ObserverType {
  private let bufferSize: Int
  private let live = PublishSubject<Element>()
  private var all: [Element] = []
  private var isOver = false

  init(bufferSize: Int) { self.bufferSize = bufferSize }

  func on(_ event: Event<Element>) {
    if isOver { return }
    if case .next(let element) = event { all.append(element) } else { isOver = true }
    live.on(event)
  }

  func asObservable() -> Observable<Element> {
    .create { observer in
      for element in self.all.suffix(self.bufferSize) { observer.onNext(element) }
      return self.live.subscribe(observer)
    }
  }
}
