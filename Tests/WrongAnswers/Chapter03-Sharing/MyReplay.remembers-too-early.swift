// What is remembered is read when the sequence is asked for. Who keeps the sequence, and subscribes
// later, hears what was remembered then.
// Rejected with: at the subscription: 2 and 3
import RxLite

final class MyReplay<Element>: ObserverType {
  private let bufferSize: Int
  private let live = PublishSubject<Element>()
  private var last: [Element] = []
  private var isOver = false

  /// Remembers up to `bufferSize` elements, and has none yet.
  init(bufferSize: Int) { self.bufferSize = bufferSize }

  /// Takes an event, and sends it to all who listen.
  func on(_ event: Event<Element>) {
    if isOver { return }
    if case .next(let element) = event {
      last.append(element)
      if last.count > bufferSize { last.removeFirst() }
    } else {
      isOver = true
    }
    live.on(event)
  }

  /// What has been, as far as it is remembered, and then what comes.
  func asObservable() -> Observable<Element> {
    Observable.from(last).concat(live)
  }
}
