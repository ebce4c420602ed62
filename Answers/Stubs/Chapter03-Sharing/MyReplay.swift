import RxLite

/// Exercise `sharing/my-replay`: a subject that remembers the last messages of each room.
///
/// A chat has many rooms, and whoever opens it wants to see what was said last in each of them. A
/// `ReplaySubject` remembers the last messages of all rooms together: when people talk a lot in one, the
/// others look empty. `room` says to which room an element belongs. Here that is the tens digit, and `bufferSize`
/// is 1:
///
///     let messages = MyReplay<Int, Int>(bufferSize: 1) { message in message / 10 }
///
///     on(…)    --11--21--12---------13--|          11, 12 and 13 are of room 1, and 21 is of room 2
///     early    --11--21--12---------13--|
///     late     --------------(21,12)13--|          subscribed at 14
///     too late ----------------------------(21,13,|)
///
/// - `on` passes each event to all subscribers. Events that are sent after the end change nothing.
/// - A late subscriber first receives the last `bufferSize` elements of each room, or all of a room if there have
///   been fewer. It receives them in the order in which they were sent, whatever their rooms. After the end it
///   receives those elements and then the terminal event.
/// - The subject keeps `bufferSize` elements of each room and no more: the others are released. A `bufferSize`
///   of 0 remembers no element.
/// - When a subscription is disposed, nothing more arrives, and the subject releases the observer.
/// - The sequence holds the subject: whoever keeps only the sequence still gets the replay.
/// - While an observer receives an element, it may send another, or subscribe a new observer. The new one receives
///   that element through its replay alone, and so not twice. Only what somebody sends during their own replay may
///   be lost to them.
///
/// Then look at it: `swift run course play subjects`. Replace all below the imports with the class, and below it:
///
///     let chat = MyReplay<String, Character>(bufferSize: 1) { message in message.first! }
///     let all = ReplaySubject<String>.create(bufferSize: 2)
///     for message in ["A: hello", "B: is it raining?", "A: how are you?", "A: fine"] {
///       chat.onNext(message)
///       all.onNext(message)
///     }
///     _ = all.subscribe { event in print("all: \(event)") }
///     _ = chat.asObservable().subscribe { event in print("chat: \(event)") }
///
/// Both remember two messages. In `all`, room B looks empty.
///
/// Chapter 3, section 7: a replay is made of some elements to send first, then a live subscription. Write it
/// around a `PublishSubject`. All calls are made on one thread.
///
/// - Check it: `swift run course check sharing/my-replay`,
///   or `swift test --package-path Exercises --filter MyReplay`
/// - A hint: `swift run course hint sharing/my-replay`
final class MyReplay<Element, Room: Hashable>: ObserverType {
  /// Creates a subject that remembers up to `bufferSize` elements of each room, and has none yet.
  init(bufferSize: Int, room: @escaping (Element) -> Room) {
    // Write this.
  }

  /// Remembers the event if it is an element, and passes it to all subscribers.
  func on(_ event: Event<Element>) {
    // Write this too.
  }

  /// Emits the remembered elements, then each new event.
  func asObservable() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
