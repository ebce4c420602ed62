import Foundation
import MarbleDrawing
import RxLite
import Synchronization

/// Watches the stages of a program's chains while it runs.
///
/// A subscription belongs to another one if it is made while that one is being started, or while that one
/// passes an event on to its operator. So the witness knows the sources of each operator, including those
/// that the program has written with `create`.
final class MarbleWitness {
  struct Subscription {
    /// The subscription that this one was made inside of.
    var parent: Int?
    /// Whether the program called `subscribe`, and not an operator.
    var isByProgram = true
    /// The number of the observable, in the order of creation.
    var creation: Int?
    /// The number of steps before the observable was created.
    var creationStep = 0
    var happenings: [Happening] = []
    /// The first word of each line that its observer printed at an element; "" for a line that
    /// begins with the element itself.
    var words: [String] = []

    var isOver: Bool { happenings.last?.sign.isLast == true }
  }

  /// What a thread is doing.
  private struct Place {
    /// The subscription inside which it runs.
    var inside: Int?
    /// The subscription whose observer it calls, and the element.
    var delivery: (index: Int, element: String)?
    /// Whether it is starting a subscription or passing an event on.
    var isNested = false
  }

  /// An object that is identified by its address. A later object may have the same address.
  private struct Known {
    weak var object: AnyObject?
    let number: Int
  }

  private struct Record {
    var subscriptions: [Subscription] = []
    var known: [ObjectIdentifier: Known] = [:]
    var creations: [(stack: CallStack, step: Int)] = []
    var places: [pthread_t: Place] = [:]
    var clocks: [MarbleClock] = []
    /// The state of the clocks at each step.
    var readings: [[MarbleClock.Reading?]] = []
    /// The last moment on each thread: its number, and the subscriptions that something happened to.
    var moments: [pthread_t: (number: Int, members: Set<Int>)] = [:]
    var lastMoment = 0
    /// The steps on threads other than the listing's own.
    var stepsElsewhere: Set<Int> = []
    var isClosed = false

    /// Returns the moment of an event of a subscription. Each of its events has a different moment.
    mutating func moment(of index: Int, isNested: Bool, isElement: Bool) -> Int {
      var moment = moments[pthread_self()] ?? (0, [])
      // When a subscription is disposed, those above it are as well.
      let isPart =
        isNested || !isElement && subscriptions[index].parent.map(moment.members.contains) == true
      if moment.number == 0 || !isPart || moment.members.contains(index) {
        lastMoment += 1
        moment = (lastMoment, [])
      }
      moment.members.insert(index)
      moments[pthread_self()] = moment
      return moment.number
    }

    /// Whether another thread has sent the last element of a subscription that isn't over.
    var isBetweenEventsElsewhere: Bool {
      subscriptions.contains { subscription in
        guard !subscription.isOver, let last = subscription.happenings.last else { return false }
        return last.sign.element != nil && stepsElsewhere.contains(last.step)
      }
    }

    /// Returns the number of an object, if it is known.
    func number(of object: AnyObject) -> Int? {
      known[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.number : nil }
    }
  }

  private let record = Mutex(Record())
  private let home = pthread_self()
  /// The maximum number of events to draw, and of calls to remember: a picture of more is unreadable.
  private let limit: Int
  private let source: ProgramSource

  /// - Parameter source: The code of the program that is drawn.
  init(drawing source: ProgramSource, limit: Int = .max) {
    self.source = source
    self.limit = limit
  }

  /// Whether this is the listing's own thread. Virtual clocks may be read on that thread only.
  private var isAtHome: Bool { pthread_equal(home, pthread_self()) != 0 }

  /// Whether the picture has reached its limit.
  var isFull: Bool { record.withLock { $0.readings.count >= limit } }

  func note<Converter>(clock: VirtualTimeScheduler<Converter>) {
    guard isAtHome, let clock = MarbleClock(clock) else { return }
    record.withLock { $0.clocks.append(clock) }
  }

  func note(creationOf observable: AnyObject) {
    guard record.withLock({ $0.creations.count }) < limit else { return }
    let stack = CallStack.current()
    record.withLock { record in
      if record.isClosed { return }
      record.creations.append((stack, record.readings.count))
      record.known[ObjectIdentifier(observable)] = Known(
        object: observable, number: record.creations.count - 1)
    }
  }

  func observe<Element>(
    _ observable: AnyObject, _ observer: AnyObserver<Element>, as subscription: AnyObject,
    byProgram: Bool, start: (AnyObserver<Element>) -> Void
  ) {
    if isFull { return start(observer) }
    let parent = place.inside
    let index = add(
      Subscription(parent: parent, isByProgram: byProgram), to: observable, as: subscription)
    note(.subscribed, index)
    let watched = AnyObserver<Element> { [self] event in
      if isFull { return observer.on(event) }
      let sign = MarbleSign(event, in: source.module)
      note(sign, index)
      let delivery = byProgram ? sign.element.map { (index, $0) } : nil
      go(to: Place(inside: parent, delivery: delivery, isNested: true)) { observer.on(event) }
    }
    go(to: Place(inside: index, isNested: true)) { start(watched) }
  }

  func note(disposalOf subscription: AnyObject) {
    if let index = record.withLock({ $0.number(of: subscription) }) { note(.disposed, index) }
  }

  /// Records how an observer's printed line begins.
  func note(printed line: String) {
    guard let (index, element) = place.delivery else { return }
    let word = line.hasPrefix(element) ? "" : String(line.prefix { !$0.isWhitespace })
    record.withLock { $0.subscriptions[index].words.append(word) }
  }

  /// Returns work that belongs to the subscription that schedules it.
  func carrying<State, Result>(_ work: @escaping (State) -> Result) -> (State) -> Result {
    let place = Place(inside: place.inside)
    return { [self] state in go(to: place) { work(state) } }
  }

  /// Waits for the completions behind the last elements. A single that sends on another thread ends for the
  /// program with its element, so what the program does next may come before the completion: it gets every
  /// chance to come.
  func waitForLastEvents() {
    for _ in 1...100 where record.withLock(\.isBetweenEventsElsewhere) {
      let hasRun = DispatchSemaphore(value: 0)
      Task.detached { hasRun.signal() }
      hasRun.wait()
      usleep(1000)
    }
  }

  /// Ends the recording with the listing.
  ///
  /// - Returns: The diagram; `nil` if the listing has subscribed to nothing, or if it is a suite of tests, with
  ///   more clocks than a picture can show.
  func close() -> MarbleDiagram? {
    let record = record.withLock { record in
      record.isClosed = true
      return record
    }
    if record.subscriptions.isEmpty { return nil }
    var origins = origins(record)
    if !origins.values.contains(where: { $0.call != nil }) {
      // The listing only calls a function, which does all the work.
      source.listing = nil
      origins = self.origins(record)
    }
    let diagram = MarbleTiming(
      clocks: record.clocks, readings: record.readings, subscriptions: record.subscriptions,
      origins: origins
    ).diagram(stepsElsewhere: record.stepsElsewhere)
    return Set(diagram.rows.map(\.clock)).count > Self.mostClocks ? nil : diagram
  }

  /// A picture has an axis for each clock, and with more of them it can't be read.
  private static let mostClocks = 4

  private func origins(_ record: Record) -> [Int: ProgramSource.Origin] {
    Set(record.subscriptions.compactMap(\.creation)).reduce(into: [:]) { origins, creation in
      origins[creation] = source.origin(of: record.creations[creation].stack)
    }
  }

  private func add(
    _ subscription: Subscription, to observable: AnyObject, as key: AnyObject
  ) -> Int {
    record.withLock { record in
      var subscription = subscription
      subscription.creation = record.number(of: observable)
      subscription.creationStep = subscription.creation.map { record.creations[$0].step } ?? 0
      let index = record.subscriptions.count
      record.subscriptions.append(subscription)
      record.known[ObjectIdentifier(key)] = Known(object: key, number: index)
      return index
    }
  }

  private func note(_ sign: MarbleSign, _ index: Int) {
    let readings = isAtHome ? record.withLock { $0.clocks }.map(\.reading) : nil
    let isNested = place.isNested
    let queue = hereIfNamed
    record.withLock { record in
      if record.isClosed || record.subscriptions[index].isOver { return }
      record.readings.append(readings ?? record.readings.last ?? [])
      if readings == nil { record.stepsElsewhere.insert(record.readings.count) }
      let moment = record.moment(
        of: index, isNested: isNested, isElement: sign.element != nil)
      record.subscriptions[index].happenings.append(
        Happening(
          sign: sign, time: 0, step: record.readings.count, moment: moment, queue: queue))
    }
  }

  private var place: Place { record.withLock { $0.places[pthread_self(), default: Place()] } }

  private func go<Result>(to place: Place, _ body: () -> Result) -> Result {
    let before = record.withLock { $0.places.updateValue(place, forKey: pthread_self()) }
    defer { record.withLock { $0.places[pthread_self()] = before } }
    return body()
  }
}

extension MarbleSign {
  fileprivate init<Element>(_ event: Event<Element>, in module: String) {
    self =
      switch event {
      case .next(let element):
        .next(text(of: element).replacing("\(module).", with: "").sameInEachRun.onOneLine)
      case .error(let error): .error("\(error)".onOneLine)
      case .completed: .completed
      }
  }
}

extension String {
  /// The text with its control characters spelled out.
  fileprivate var onOneLine: String {
    unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}
