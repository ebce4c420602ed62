import Synchronization

/// The seats of the sources that a join listens to: they are disposed together.
///
/// Seats that are over are cleared away when as many have come as were left the last time; so adding
/// costs O(1), averaged over many calls, and there are never more than twice as many as are taken.
final class Seats: Disposable {
  private struct List {
    var seats: [Seat] = []
    var latest: Seat?
    var limit = 8
    var isDisposed = false
  }

  private let list = Mutex(List())

  /// Adds a seat; disposes it at once if all have been disposed (rule 5).
  ///
  /// - Parameter first: whether it will be the first to be disposed.
  func add(_ seat: Seat, first: Bool = false) {
    let isLate = list.withLock { list in
      guard !list.isDisposed else { return true }
      if list.seats.count == list.limit {
        list.seats.removeAll { $0.isDisposed }
        list.limit = max(8, list.seats.count * 2)
      }
      list.seats.insert(seat, at: first ? 0 : list.seats.count)
      return false
    }
    if isLate { seat.dispose() }
  }

  /// Adds a seat in the place of the one that was added this way before.
  ///
  /// - Returns: the seat that lost its place.
  func replaceLatest(with seat: Seat) -> Seat? {
    let (isLate, before) = list.withLock { list in
      guard !list.isDisposed else { return (true, Seat?.none) }
      defer { list.latest = seat }
      return (false, list.latest)
    }
    if isLate { seat.dispose() }
    return before
  }

  /// Disposes all seats, in the order in which they came; the latest one last.
  func dispose() {
    let released = list.withLock { list in
      list.isDisposed = true
      defer { (list.seats, list.latest) = ([], nil) }
      return (list.seats, list.latest)
    }
    for seat in released.0 { seat.dispose() }
    released.1?.dispose()
  }
}
