/// A queue of scheduled work that is ordered by time. Work for the same time keeps the order in
/// which it was added.
///
/// It is a binary heap.
///
/// - Complexity: O(log n) to add or remove work. Cancelled work stays in the queue until its time
///   comes, and is dropped then.
struct TimedQueue<Time> {
  private struct Entry {
    let time: Time
    let number: Int
    let work: ScheduledWork
  }

  private let isEarlier: (Time, Time) -> Bool
  private var entries: [Entry] = []
  private var added = 0

  init(isEarlier: @escaping (Time, Time) -> Bool) { self.isEarlier = isEarlier }

  /// The times at which there is work. The first is the earliest; the others are in no particular order.
  var times: [Time] { entries.map(\.time) }

  /// Returns the time of the next work that was not cancelled, or `nil` if there is none.
  mutating func nextTime() -> Time? {
    while let first = entries.first, first.work.isDisposed { _ = removeFirst() }
    return entries.first?.time
  }

  mutating func add(_ work: ScheduledWork, at time: Time) {
    entries.append(Entry(time: time, number: added, work: work))
    added += 1
    var child = entries.count - 1
    while child > 0, goes(child, before: (child - 1) / 2) {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes the next work and returns it. The queue must not be empty.
  mutating func removeFirst() -> ScheduledWork {
    entries.swapAt(0, entries.count - 1)
    let first = entries.removeLast().work
    var parent = 0
    while 2 * parent + 1 < entries.count {
      var child = 2 * parent + 1
      if child + 1 < entries.count, goes(child + 1, before: child) { child += 1 }
      guard goes(child, before: parent) else { break }
      entries.swapAt(child, parent)
      parent = child
    }
    return first
  }

  private func goes(_ one: Int, before other: Int) -> Bool {
    if isEarlier(entries[one].time, entries[other].time) { return true }
    if isEarlier(entries[other].time, entries[one].time) { return false }
    return entries[one].number < entries[other].number
  }
}
