/// Work to be done at points in time: the earliest comes first, and of those for the same time the one
/// that was added first.
///
/// It is a binary heap: adding and removing cost O(log n).
struct Agenda<Time, Work> {
  private var entries: [(time: Time, number: Int, work: Work)] = []
  private var added = 0

  /// The next work and its time, or `nil` if there is none.
  var first: (time: Time, work: Work)? { entries.first.map { ($0.time, $0.work) } }

  mutating func add(_ work: Work, at time: Time, isEarlier: (Time, Time) -> Bool) {
    entries.append((time, added, work))
    added += 1
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard goes(child, before: parent, isEarlier) else { return }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes out the next work. There must be some.
  mutating func removeFirst(isEarlier: (Time, Time) -> Bool) {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < entries.count }
      guard let child = children.min(by: { goes($0, before: $1, isEarlier) }),
        goes(child, before: parent, isEarlier)
      else { return }
      entries.swapAt(child, parent)
      parent = child
    }
  }

  private func goes(_ one: Int, before other: Int, _ isEarlier: (Time, Time) -> Bool) -> Bool {
    if isEarlier(entries[one].time, entries[other].time) { return true }
    if isEarlier(entries[other].time, entries[one].time) { return false }
    return entries[one].number < entries[other].number
  }
}
