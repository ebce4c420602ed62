// The subject drops what comes after its ending. The buffer beside it doesn't know that it is over.
// Rejected with: 2 and an error were sent after the completion. Nobody may hear of them
import RxLite

final class MyReplay<Element>: ObserverType {
  private let bufferSize: Int
  private let live = PublishSubject<Element>()
  private var last: [Element] = []

  init(bufferSize: Int) { self.bufferSize = bufferSize }

  func on(_ event: Event<Element>) {
    if case .next(let element) = event {
      last.append(element)
      if last.count > bufferSize { last.removeFirst() }
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
