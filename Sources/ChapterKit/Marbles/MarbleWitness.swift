import Foundation
import RxLite
import Synchronization

/// Watches the subscriptions of a listing while it runs.
///
/// A subscription that is made while another is being made, or while another passes an event on to
/// the operator that made it, belongs to that one: this is how it finds out what stands inside of an
/// operator that the listing itself has written with `create`.
final class MarbleWitness {
  struct Subscription {
    /// The subscription that this one was made inside of.
    let parent: Int?
    var happenings: [Happening] = []
    /// The first word of each line that its observer printed at an element; "" for a line that
    /// begins with the element itself.
    var words: [String] = []

    var isOver: Bool { happenings.last?.sign.isLast == true }
  }

  /// Where a thread is.
  private struct Place {
    /// The subscription inside of which it is.
    var inside: Int?
    /// The subscription whose observer it is calling, and the element.
    var speaker: (index: Int, element: String)?
  }

  private struct Record {
    var subscriptions: [Subscription] = []
    var places: [pthread_t: Place] = [:]
    var clocks: [MarbleClock] = []
    /// What the clocks showed at each step.
    var readings: [[MarbleClock.Reading?]] = []
    var hasThreads = false
    var isClosed = false
  }

  private let record = Mutex(Record())
  private let home = pthread_self()

  /// Whether this is the listing's own thread. A virtual clock belongs to that, and is asked there only.
  private var isAtHome: Bool { pthread_equal(home, pthread_self()) != 0 }

  func meet<Converter>(_ clock: VirtualTimeScheduler<Converter>) {
    guard isAtHome, let clock = MarbleClock(clock) else { return }
    record.withLock { $0.clocks.append(clock) }
  }

  func attend<Element>(
    _ observer: AnyObserver<Element>, subscribe: (AnyObserver<Element>) -> any Disposable
  ) -> any Disposable {
    let parent = place.inside
    let index = add(Subscription(parent: parent))
    note(.subscribed, index)
    let watched = AnyObserver<Element> { event in
      let sign = MarbleSign(event)
      self.note(sign, index)
      let speaker = sign.element.map { (index, $0) }
      self.go(to: Place(inside: parent, speaker: speaker)) { observer.on(event) }
    }
    let subscription = go(to: Place(inside: index)) { subscribe(watched) }
    return Attended(subscription) { self.note(.disposed, index) }
  }

  /// Takes note of what somebody prints.
  func hear(_ line: String) {
    guard let (index, element) = place.speaker else { return }
    let word = line.hasPrefix(element) ? "" : String(line.prefix { !$0.isWhitespace })
    record.withLock { $0.subscriptions[index].words.append(word) }
  }

  /// The listing is over: what comes now belongs to nobody.
  func close() -> MarbleDiagram? {
    let record = record.withLock { record in
      record.isClosed = true
      return record
    }
    if record.subscriptions.isEmpty { return nil }
    return MarbleTiming(
      clocks: record.clocks, readings: record.readings, subscriptions: record.subscriptions
    ).diagram(hasThreads: record.hasThreads)
  }

  private func add(_ subscription: Subscription) -> Int {
    record.withLock { record in
      record.subscriptions.append(subscription)
      return record.subscriptions.count - 1
    }
  }

  private func note(_ sign: MarbleSign, _ index: Int) {
    let readings = isAtHome ? record.withLock { $0.clocks }.map(\.reading) : nil
    record.withLock { record in
      if record.isClosed || record.subscriptions[index].isOver { return }
      if readings == nil { record.hasThreads = true }
      record.readings.append(readings ?? record.readings.last ?? [])
      record.subscriptions[index].happenings.append(
        Happening(sign: sign, time: 0, step: record.readings.count))
    }
  }

  private var place: Place { record.withLock { $0.places[pthread_self(), default: Place()] } }

  private func go<Result>(to place: Place, _ body: () -> Result) -> Result {
    let before = record.withLock { $0.places.updateValue(place, forKey: pthread_self()) }
    defer { record.withLock { $0.places[pthread_self()] = before } }
    return body()
  }
}

/// What a listing gets for a subscription that is watched.
private final class Attended: Cancelable {
  private let subscription: any Disposable
  private let whenDisposed: () -> Void
  private let hasBeenDisposed = Atomic(false)

  init(_ subscription: any Disposable, whenDisposed: @escaping () -> Void) {
    self.subscription = subscription
    self.whenDisposed = whenDisposed
  }

  var isDisposed: Bool {
    (subscription as? any Cancelable)?.isDisposed ?? hasBeenDisposed.load(ordering: .acquiring)
  }

  func dispose() {
    if hasBeenDisposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    whenDisposed()
    subscription.dispose()
  }
}

extension MarbleSign {
  fileprivate init<Element>(_ event: Event<Element>) {
    self =
      switch event {
      case .next(let element): .next("\(element)".onOneLine)
      case .error(let error): .error("\(error)".onOneLine)
      case .completed: .completed
      }
  }
}

extension String {
  /// This with its control characters spelled out.
  fileprivate var onOneLine: String {
    unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}
