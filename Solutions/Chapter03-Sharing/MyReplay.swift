import RxLite

/// A subject that remembers its last elements.
///
///     on(…)    --1--2--3--4--|
///     early    --1--2--3--4--|
///     late           (1,2)3--4--|        comes after 2
///     too late                  (3,4,|)
///
/// The ending need not be remembered here: the `PublishSubject` repeats it for those who come late.
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
    .create { observer in
      for element in self.last { observer.onNext(element) }
      return self.live.subscribe(observer)
    }
  }
}
