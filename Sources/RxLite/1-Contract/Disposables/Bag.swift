/// Keeps things in the order in which they were inserted, and finds each by its key.
///
/// The keys ascend, so finding one costs O(log n). Inserting costs O(1) averaged over many calls, and
/// removing moves what stands behind.
struct Bag<Member> {
  typealias Key = UInt64

  private var entries: [(key: Key, member: Member)] = []
  private var nextKey: Key = 0

  var count: Int { entries.count }

  mutating func insert(_ member: Member) -> Key {
    defer { nextKey += 1 }
    entries.append((nextKey, member))
    return nextKey
  }

  mutating func remove(_ key: Key) -> Member? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].key == key else { return nil }
    return entries.remove(at: low).member
  }

  mutating func removeAll() { entries = [] }

  /// Makes sure that no copy shares the storage, as the next change would.
  mutating func detach() { entries.reserveCapacity(entries.count) }

  @inline(__always)
  func forEach(_ body: (Member) -> Void) {
    for entry in entries { body(entry.member) }
  }
}
