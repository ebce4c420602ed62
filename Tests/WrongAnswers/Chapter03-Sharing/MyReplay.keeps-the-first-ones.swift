// When the buffer is full, nothing goes in any more. So it has the first elements, not the last.
// Rejected with: 1 to 5 were sent, and 2 are to be remembered.
import RxLite

final class MyReplay<Element>: ObserverType {
  private let bufferSize: Int
  private let live = PublishSubject<Element>()
  private var last: [Element] = []
  private var isOver = false

  init(bufferSize: Int) { self.bufferSize = bufferSize }

  func on(_ event: Event<Element>) {
    if isOver { return }
    if case .next(let element) = event {
      if last.count < bufferSize { last.append(element) }
    } else {
      isOver = true
    }
    live.on(event)
  }

  func asObservable() -> Observable<Element> {
    .create { observer in
      for element in self.last { observer.onNext(element) }
      return self.live.subscribe(observer)
    }
  }
}
