/// What combineLatest and zip have in common: a lane for each source, in which its elements wait; and
/// as soon as there is one in every lane, a row of them goes out.
///
///     combineLatest   ══ 3 ══╗         zip   3 ═ 2 ═ 1 ══╗
///                     ══ c ══╝ (3, c)                a ══╝ (1, a)
///
/// In combineLatest a lane keeps its latest element; in zip it keeps all, and a row takes the first.
final class Gathering<Lanes, Result> {
  var lanes: Lanes
  private let join: Join<Result>
  private let takeRow: (Gathering) throws -> Result?

  init(_ join: Join<Result>, _ lanes: Lanes, takeRow: @escaping (Gathering) throws -> Result?) {
    self.join = join
    self.lanes = lanes
    self.takeRow = takeRow
  }

  /// Listens to the next source, and puts its elements into its lane.
  @inline(__always)
  func hear<Source: ObservableType>(
    _ source: Source, _ completion: Join<Result>.Completion = .leavesFirst,
    put: @escaping (inout Lanes, Source.Element) -> Void
  ) {
    join.hear(source.asObservable(), completion) { element in
      put(&self.lanes, element)
      try self.emitRow()
    }
  }

  /// Emits a row if there is one. If there is none and no other source can send any more, there never
  /// will be: then all is over.
  private func emitRow() throws {
    if let row = try takeRow(self) {
      join.emit(row)
    } else if join.hasOneSource {
      join.end(with: .completed)
    }
  }
}

/// The elements of one source that wait for the others.
struct Lane<Element> {
  private let keepsAll: Bool
  private(set) var first: Element?
  private var others = Queue<Element>()

  init(_ gathers: Gathers) { keepsAll = gathers == .all }

  mutating func put(_ element: Element) {
    if keepsAll, first != nil { others.enqueue(element) } else { first = element }
  }

  /// Lets the next one come first, where a row takes an element away.
  mutating func advance() { if keepsAll { first = others.dequeue() } }
}

/// Which elements of a source a gathering uses.
enum Gathers {
  /// The latest one, until the next comes.
  case latest
  /// All, each once.
  case all
}

extension ObservableType {
  /// An operator that gathers rows.
  ///
  /// - Parameters:
  ///   - count: the number of sources.
  ///   - lanes: a lane for each.
  ///   - hear: listens to each source, in order.
  ///   - takeRow: makes a result of the first elements of all lanes, or nil where one is missing.
  @inline(__always)
  static func gather<Lanes>(
    _ count: Int, _ lanes: @escaping @autoclosure () -> Lanes,
    hear: @escaping (Gathering<Lanes, Element>) -> Void,
    takeRow: @escaping (Gathering<Lanes, Element>) throws -> Element?
  ) -> Observable<Element> {
    join(expecting: count) { join in
      hear(Gathering(join, lanes(), takeRow: takeRow))
    }
  }

  /// Gathers any number of sources of one type.
  ///
  /// NB: It counts the empty lanes, so that an element costs the same among a thousand sources. The
  /// source that ends it is disposed after the ending, as RxSwift has it here, and here only.
  static func gather<Sources: Collection>(
    _ kind: Gathers, _ sources: Sources,
    _ select: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    if sources.isEmpty { return .empty() }
    let lanes = [Lane<Sources.Element.Element>](repeating: Lane(kind), count: sources.count)
    return gather(lanes.count, (lanes, empty: lanes.count)) { gathering in
      for (index, source) in sources.enumerated() {
        gathering.hear(source, .leavesLast) { state, element in
          if state.0[index].first == nil { state.empty -= 1 }
          state.0[index].put(element)
        }
      }
    } takeRow: { gathering in
      guard gathering.lanes.empty == 0 else { return nil }
      let row = gathering.lanes.0.map { $0.first! }
      for index in row.indices {
        gathering.lanes.0[index].advance()
        if gathering.lanes.0[index].first == nil { gathering.lanes.empty += 1 }
      }
      return try select(row)
    }
  }
}
