// A list of observers of its own, emptied at the ending. Who comes after that hears the elements, and
// then waits for an ending that has already been.
// Rejected with: It comes after the ending. It hears the last two elements, and how it ended.
import RxLite

final class MyReplay<Element>: ObserverType {
  private let bufferSize: Int
  private var last: [Element] = []
  private var observers: [Int: AnyObserver<Element>] = [:]
  private var nextKey = 0
  private var isOver = false

  init(bufferSize: Int) { self.bufferSize = bufferSize }

  func on(_ event: Event<Element>) {
    if isOver { return }
    let listening = observers
    if case .next(let element) = event {
      last.append(element)
      if last.count > bufferSize { last.removeFirst() }
    } else {
      isOver = true
      observers = [:]
    }
    for key in listening.keys.sorted() { listening[key]?.on(event) }
  }

  func asObservable() -> Observable<Element> {
    .create { observer in
      for element in self.last { observer.onNext(element) }
      let key = self.nextKey
      self.nextKey += 1
      self.observers[key] = observer
      return Disposables.create { self.observers[key] = nil }
    }
  }
}
