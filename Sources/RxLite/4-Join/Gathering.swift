/// The common part of combineLatest and zip: each source has a lane, in which its elements wait. As
/// soon as every lane has an element, a row of them is emitted.
///
///     combineLatest   ══ 3 ══╗         zip   3 ═ 2 ═ 1 ══╗
///                     ══ c ══╝ (3, c)                a ══╝ (1, a)
///
/// In combineLatest a lane keeps its latest element. In zip it keeps all, and a row removes the
/// first.
final class Gathering<Lanes, Result>: Disposable {
  /// A lane for each source. The join's lock protects them.
  var lanes: Lanes
  private let join: Join<Void, Result>
  private let options: GatheringOptions
  private let takeRow: (Gathering) throws -> Result?
  /// The number of sources that haven't completed. The join's lock protects it.
  private var open: Int
  private var subscriptions: [Subscription] = []

  fileprivate init(
    _ join: Join<Void, Result>, _ lanes: Lanes, of count: Int, _ options: GatheringOptions,
    takeRow: @escaping (Gathering) throws -> Result?
  ) {
    self.join = join
    self.lanes = lanes
    open = count
    self.options = options
    self.takeRow = takeRow
  }

  /// Subscribes to the next source, and puts its elements into its lane.
  ///
  /// NB: For a sequence of one element no subscription is made, unless a witness wants to see it.
  @inline(__always)
  func add<Source: ObservableType>(
    _ source: Source, put: @escaping (inout Lanes, Source.Element) -> Void
  ) {
    let source = source.asObservable()
    if Witnesses.current == nil, let element = source.onlyElement {
      return join.locked {
        put(&lanes, element)
        try sendRow(othersAreOpen: open > 1)
        completeOne()
      }
    }
    let subscription = Subscription()
    subscriptions.append(subscription)
    join.subscribe(to: source, attachedTo: subscription, disposes: options.disposal) {
      put(&self.lanes, $0)
      try self.sendRow(othersAreOpen: self.open > (subscription.isDisposed ? 0 : 1))
    } onCompleted: {
      self.completeOne()
    }
  }

  /// Disposes the sources in order.
  func dispose() { for subscription in subscriptions { subscription.dispose() } }

  private func completeOne() {
    open -= 1
    if open == 0 { join.end(with: .completed) }
  }

  private func sendRow(othersAreOpen: Bool) throws {
    if let row = try takeRow(self) {
      join.send(row)
    } else if options.endsWhenIncomplete, !othersAreOpen {
      // A lane is empty, and its source has completed.
      join.end(with: .completed)
    }
  }
}

/// The elements of one source that wait for those of the others.
struct Lane<Element> {
  private let keepsAll: Bool
  private(set) var first: Element?
  private var others = Queue<Element>()

  init(_ kind: Gathers) { keepsAll = kind == .all }

  mutating func put(_ element: Element) {
    if keepsAll, first != nil { others.enqueue(element) } else { first = element }
  }

  /// Moves the next element to the front, if rows remove elements.
  mutating func advance() { if keepsAll { first = others.dequeue() } }
}

/// Which elements of a source are used.
enum Gathers {
  /// The latest element, until the next one arrives.
  case latest
  /// All elements, each once.
  case all
}

/// The differences between the forms of combineLatest and zip, in RxSwift and therefore here.
struct GatheringOptions {
  /// Whether the result completes as soon as no row can follow: at an element that completes no
  /// row, when all other sources have completed.
  let endsWhenIncomplete: Bool
  /// When a source that has ended is disposed.
  let disposal: Disposal
}

extension ObservableType {
  /// Creates an operator that gathers rows.
  ///
  /// - Parameters:
  ///   - kind: Which elements of a source are used.
  ///   - count: The number of sources.
  ///   - lanes: A lane for each source.
  ///   - add: Adds the sources, in order.
  ///   - takeRow: Returns a result of the first elements of all lanes, or nil if one is missing.
  static func gather<Lanes>(
    _ kind: Gathers, _ count: Int, _ lanes: Lanes,
    options: GatheringOptions? = nil,
    add: @escaping (Gathering<Lanes, Element>) -> Void,
    takeRow: @escaping (Gathering<Lanes, Element>) throws -> Element?
  ) -> Observable<Element> {
    let options =
      options ?? GatheringOptions(endsWhenIncomplete: kind == .latest, disposal: .before)
    return join(()) { join in
      let gathering = Gathering(join, lanes, of: count, options, takeRow: takeRow)
      add(gathering)
      return gathering
    }
  }
}
