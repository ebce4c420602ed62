import RxLite

/// A subject that remembers its last elements.
///
///     --1--2--3------4--|
///       MyReplay(bufferSize: 2), subscribed to at 10
///     ----------(2,3)4--|
///
/// It needn't remember the terminal event: the `PublishSubject` sends it to later subscribers.
final class MyReplay<Element>: ObserverType {
  private let bufferSize: Int
  private let live = PublishSubject<Element>()
  private var last: [Element] = []
  private var isStopped = false

  /// Creates a subject that remembers up to `bufferSize` elements, and has none yet.
  init(bufferSize: Int) { self.bufferSize = bufferSize }

  /// Remembers the event if it is an element, and passes it to all subscribers.
  func on(_ event: Event<Element>) {
    if isStopped { return }
    if case .next(let element) = event {
      last.append(element)
      if last.count > bufferSize { last.removeFirst() }
    } else {
      isStopped = true
    }
    live.on(event)
  }

  /// Emits the remembered elements, then each new event.
  func asObservable() -> Observable<Element> {
    .create { observer in
      for element in self.last { observer.onNext(element) }
      return self.live.subscribe(observer)
    }
  }
}
