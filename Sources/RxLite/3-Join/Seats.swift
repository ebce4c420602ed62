import Synchronization

/// The seats of the sources that a join listens to: they are disposed together.
///
/// Each seat holds the next one, so that a join with one or two sources, as most are, needs no memory
/// for a list. Seats that are over are cleared away when as many have come as were left the last time;
/// so adding costs O(1), averaged over many calls, and there are never more than twice as many as are
/// taken.
final class Seats: Disposable {
  private struct Row {
    var first: Seat?
    var last: Seat?
    var count = 0
    var limit = 8
    var latest: Seat?
    var isDisposed = false

    mutating func append(_ seat: Seat) {
      if let last { last.next = seat } else { first = seat }
      last = seat
      count += 1
    }

    /// Takes the first seat out of the row.
    mutating func removeFirst() -> Seat? {
      guard let seat = first else { return nil }
      first = seat.next.take()
      if first == nil { last = nil }
      count -= 1
      return seat
    }

    mutating func removeDisposed() {
      for _ in 0..<count {
        if let seat = removeFirst(), !seat.isDisposed { append(seat) }
      }
      limit = max(8, count * 2)
    }
  }

  private let row = Mutex(Row())

  deinit {
    // One by one: seats that hold each other would be released in one deep recursion.
    while row.withLock({ $0.removeFirst() }) != nil {}
  }

  /// Adds a seat; disposes it at once if all have been disposed (rule 5).
  ///
  /// - Parameter first: whether it will be the first to be disposed.
  func add(_ seat: Seat, first: Bool = false) {
    let isLate = row.withLock { row in
      guard !row.isDisposed else { return true }
      if row.count == row.limit { row.removeDisposed() }
      if first, row.first != nil {
        seat.next = row.first
        row.first = seat
        row.count += 1
      } else {
        row.append(seat)
      }
      return false
    }
    if isLate { seat.dispose() }
  }

  /// Adds a seat, or none, in the place of the one that was added this way before.
  ///
  /// - Returns: the seat that lost its place.
  func replaceLatest(with seat: Seat?) -> Seat? {
    let (isLate, before) = row.withLock { row in
      guard !row.isDisposed else { return (true, Seat?.none) }
      defer { row.latest = seat }
      return (false, row.latest)
    }
    if isLate { seat?.dispose() }
    return before
  }

  /// Disposes all seats, in the order in which they came; the latest one last.
  func dispose() {
    var released = row.withLock { row in
      defer { row = Row(isDisposed: true) }
      return row
    }
    while let seat = released.removeFirst() { seat.dispose() }
    released.latest?.dispose()
  }
}
