import RxLite

/// A subject that remembers the last elements of each room.
///
///     --11--21--12---------13--|
///       MyReplay(bufferSize: 1) { $0 / 10 }, subscribed to at 14
///     --------------(21,12)13--|
///
/// One array holds the elements of all rooms, so their order is kept. A new element drives out the oldest one of
/// its own room, wherever that stands.
///
/// It needn't remember the terminal event: the `PublishSubject` sends it to later subscribers.
final class MyReplay<Element, Room: Hashable>: ObserverType {
  private let bufferSize: Int
  private let room: (Element) -> Room
  private let live = PublishSubject<Element>()
  private var last: [Element] = []
  private var isStopped = false

  /// Creates a subject that remembers up to `bufferSize` elements of each room, and has none yet.
  init(bufferSize: Int, room: @escaping (Element) -> Room) {
    self.bufferSize = bufferSize
    self.room = room
  }

  /// Remembers the event if it is an element, and passes it to all subscribers.
  func on(_ event: Event<Element>) {
    if isStopped { return }
    if case .next(let element) = event {
      last.append(element)
      let places = last.indices.filter { room(last[$0]) == room(element) }
      if places.count > bufferSize { last.remove(at: places[0]) }
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
