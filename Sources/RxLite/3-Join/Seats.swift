import Synchronization

/// The seats of the sources that a join listens to: they are disposed together.
///
/// Seats that are over are cleared away when as many have come as were left the last time; so adding
/// costs O(1), averaged over many calls, and there are never more than twice as many as are taken.
final class Seats: Disposable {
  private struct List {
    var seats: [Seat] = []
    var limit = 8
    var isDisposed = false
  }

  private let list = Mutex(List())

  /// Adds a seat; disposes it at once if all have been disposed (rule 5).
  func add(_ seat: Seat) {
    let isLate = list.withLock { list in
      guard !list.isDisposed else { return true }
      if list.seats.count == list.limit {
        list.seats.removeAll { $0.isDisposed }
        list.limit = max(8, list.seats.count * 2)
      }
      list.seats.append(seat)
      return false
    }
    if isLate { seat.dispose() }
  }

  /// Disposes all seats, in the order in which they came.
  func dispose() {
    let released = list.withLock { list in
      list.isDisposed = true
      defer { list.seats = [] }
      return list.seats
    }
    for seat in released { seat.dispose() }
  }
}
