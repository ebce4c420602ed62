extension ObservableType {
  /// Gathers any number of sources of one type.
  static func gather<Sources: Collection>(
    _ kind: Gathers, _ sources: Sources,
    _ select: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    if sources.isEmpty { return kind == .all ? .empty() : .just([], select) }
    let lanes = Lanes<Sources.Element.Element>(kind, count: sources.count)
    let options = GatheringOptions(endsWhenIncomplete: true, disposal: .after)
    return gather(kind, sources.count, lanes, options: options) { gathering in
      for (index, source) in sources.enumerated() {
        gathering.add(source) { lanes, element in lanes.put(element, at: index) }
      }
    } takeRow: { gathering in
      try gathering.lanes.takeRow().map(select)
    }
  }

  /// Emits the only row of no sources.
  private static func just<Input>(
    _ row: [Input], _ select: @escaping ([Input]) throws -> Element
  ) -> Observable<Element> {
    Observable<[Input]>.just(row).map(select)
  }
}

/// The lanes of any number of sources.
///
/// NB: It counts the empty ones, so that the test for a complete row costs the same with a thousand
/// sources.
private struct Lanes<Element> {
  private var lanes: [Lane<Element>]
  private var empty: Int

  init(_ kind: Gathers, count: Int) {
    lanes = Array(repeating: Lane(kind), count: count)
    empty = count
  }

  mutating func put(_ element: Element, at index: Int) {
    if lanes[index].first == nil { empty -= 1 }
    lanes[index].put(element)
  }

  /// Returns the first elements of all lanes, or nil if one is missing.
  mutating func takeRow() -> [Element]? {
    guard empty == 0 else { return nil }
    let row = lanes.map { $0.first! }
    for index in lanes.indices {
      lanes[index].advance()
      if lanes[index].first == nil { empty += 1 }
    }
    return row
  }
}
