/// An ordered collection that finds each member by its key.
///
/// NB: The members are in the order in which they were inserted, except that the first place is reused as
/// soon as it is free, even if other members follow it. RxSwift does the same, and a program can observe
/// the order in which observers are called.
///
/// - Complexity: Finding a member is O(log n), because the keys ascend. Inserting one is O(1), amortised,
///   but O(n) into the first place. Removing one is O(n).
package struct Bag<Member> {
  package typealias Key = UInt64

  private struct Entry {
    let key: Key
    let member: Member
  }

  private var entries: [Entry] = []
  private var firstIsFree = true
  private var nextKey: Key = 0

  package init() {}

  package var count: Int { entries.count }

  package mutating func insert(_ member: Member) -> Key {
    defer { nextKey += 1 }
    entries.insert(Entry(key: nextKey, member: member), at: firstIsFree ? 0 : entries.count)
    firstIsFree = false
    return nextKey
  }

  package mutating func remove(_ key: Key) -> Member? {
    if !firstIsFree, let first = entries.first, first.key == key {
      firstIsFree = true
      return entries.remove(at: 0).member
    }
    var (low, high) = (firstIsFree ? 0 : 1, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].key == key else { return nil }
    return entries.remove(at: low).member
  }

  package mutating func removeAll() { (entries, firstIsFree) = ([], true) }

  /// Makes sure that no copy shares the storage, as the next change would do anyway.
  package mutating func detach() { entries.reserveCapacity(entries.count) }

  @inline(__always)
  package func forEach(_ body: (Member) -> Void) {
    entries.withUnsafeBufferPointer { entries in
      for index in entries.indices { body(entries[index].member) }
    }
  }
}
