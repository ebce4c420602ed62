/// Keeps things in the order in which they came, and finds each by its key.
///
/// Adding costs O(1) and removing O(log n), averaged over many calls. A removed thing leaves a gap,
/// and when half of the entries are gaps they close up.
struct Bag<Member> {
  typealias Key = UInt64

  private struct Entry {
    let key: Key
    var member: Member?
  }

  /// The oldest member, if it came into an empty bag: one member alone needs no array.
  private var first: Entry?
  private var entries: [Entry] = []
  private var nextKey: Key = 0
  private(set) var count = 0

  mutating func insert(_ member: Member) -> Key {
    defer {
      nextKey += 1
      count += 1
    }
    let entry = Entry(key: nextKey, member: member)
    if count == 0 { first = entry } else { entries.append(entry) }
    return nextKey
  }

  mutating func remove(_ key: Key) -> Member? {
    if first?.key == key {
      count -= 1
      if count == 0 { entries = [] }
      return first.take()?.member
    }
    guard let index = index(of: key), let removed = entries[index].member.take() else { return nil }
    count -= 1
    if count == 0 {
      entries.removeAll(keepingCapacity: entries.count < 64)
    } else if count * 2 <= entries.count {
      entries.removeAll { $0.member == nil }
    }
    return removed
  }

  mutating func removeAll() {
    first = nil
    entries = []
    count = 0
  }

  /// The only member, if it came into an empty bag, as that of most subjects did.
  var only: Member? { entries.isEmpty ? first?.member : nil }

  @inline(__always)
  func forEach(_ body: (Member) -> Void) {
    if let member = first?.member { body(member) }
    if entries.isEmpty { return }
    entries.withUnsafeBufferPointer { entries in
      for index in entries.indices {
        if let member = entries[index].member { body(member) }
      }
    }
  }

  /// The keys ascend, so the search can halve.
  private func index(of key: Key) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].key == key ? low : nil
  }
}
