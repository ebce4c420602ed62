/// An ordered collection that finds each member by its key.
///
/// NB: The members are in the order in which they were inserted, except that the first place is
/// reused as soon as it is free, even if other members follow it. RxSwift does the same, and a
/// program can observe the order in which observers are called.
///
/// - Complexity: Inserting a member is O(1), amortised, but O(n) into the first place. Removing one
///   is O(n).
package struct Bag<Member> {
  package typealias Key = UInt64

  private struct Entry {
    let key: Key
    let member: Member
  }

  package init() {}

  private var entries: [Entry] = []
  private var firstIsFree = false
  private var lastKey: Key = 0

  package var count: Int { entries.count }

  package mutating func insert(_ member: Member) -> Key {
    lastKey += 1
    let entry = Entry(key: lastKey, member: member)
    if firstIsFree { entries.insert(entry, at: 0) } else { entries.append(entry) }
    firstIsFree = false
    return lastKey
  }

  package mutating func remove(_ key: Key) -> Member? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    if index == 0 { firstIsFree = true }
    return entries.remove(at: index).member
  }

  /// Makes sure that no copy shares the storage, as the next change would do anyway.
  package mutating func detach() { entries.reserveCapacity(entries.count) }

  @inline(__always)
  package func forEach(_ body: (Member) -> Void) {
    entries.withUnsafeBufferPointer { entries in
      for index in entries.indices { body(entries[index].member) }
    }
  }
}
