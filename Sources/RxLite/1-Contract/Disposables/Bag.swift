/// Keeps things in the order in which they came, and finds each by its key.
///
/// Adding costs O(1) and removing O(log n), averaged over many calls. A removed thing leaves a gap,
/// and when half of the entries are gaps they close up. One thing alone, as in most bags, needs no
/// array.
struct Bag<Member> {
  typealias Key = UInt64

  struct Entry {
    fileprivate let key: Key
    fileprivate var member: Member?
  }

  /// The only member, if it came into an empty bag and no other has come since.
  private var lone: Entry?

  /// All members otherwise.
  private var entries: [Entry] = []
  private var nextKey: Key = 0
  private(set) var count = 0

  mutating func insert(_ member: Member) -> Key {
    defer {
      nextKey += 1
      count += 1
    }
    let entry = Entry(key: nextKey, member: member)
    if count == 0 {
      lone = entry
    } else {
      if let first = lone.take() { entries.append(first) }
      entries.append(entry)
    }
    return nextKey
  }

  mutating func remove(_ key: Key) -> Member? {
    if lone?.key == key {
      count = 0
      return lone.take()?.member
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
    lone = nil
    entries = []
    count = 0
  }

  /// Gives up what is shared with copies of this bag, as the next change would.
  mutating func detach() {
    if !entries.isEmpty { entries.reserveCapacity(entries.count) }
  }

  /// The only member, if there is but one and it is kept as such.
  var only: Member? { lone?.member }

  /// All members, if there is none that is kept as the only one. It costs less to copy than the bag.
  var row: Row { Row(entries: entries) }

  struct Row {
    fileprivate let entries: [Entry]
  }

  @inline(__always)
  func forEach(_ body: (Member) -> Void) {
    if let lone = lone?.member { return body(lone) }
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

extension Bag.Row where Member: AnyObject {
  /// NB: The row holds its members, so they need not be held once more while each has its turn: for
  /// an event with a few receivers, that is a third of all that it costs.
  @inline(__always)
  func forEach(_ body: (Member) -> Void) {
    entries.withUnsafeBufferPointer { entries in
      for index in entries.indices {
        let member = unsafeBitCast(entries[index].member, to: Unmanaged<Member>?.self)
        member?._withUnsafeGuaranteedRef(body)
      }
    }
  }
}
