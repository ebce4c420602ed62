/// An ordered collection that finds each member by its key.
///
/// NB: The members are in the order in which they were inserted, except that the first place is
/// reused as soon as it is free, even if other members follow it. RxSwift does the same, and a
/// program can observe the order in which observers are called. The first place isn't in the array:
/// most bags hold one member, and so need no array.
///
/// - Complexity: Inserting a member is O(1), amortised. Removing one is O(n).
package struct Bag<Member> {
  package typealias Key = UInt64
  package typealias Entry = (key: Key, member: Member)

  package init() {}

  /// The member in the first place.
  package private(set) var first: Entry?
  package private(set) var others: [Entry] = []
  private var lastKey: Key = 0

  package var count: Int { others.count + (first == nil ? 0 : 1) }

  /// All members, in order.
  package var members: [Member] { ([first].compactMap { $0 } + others).map { $0.member } }

  package mutating func insert(_ member: Member) -> Key {
    lastKey += 1
    if first == nil { first = (lastKey, member) } else { others.append((lastKey, member)) }
    return lastKey
  }

  package mutating func remove(_ key: Key) -> Member? {
    if first?.key == key { return first.take()?.member }
    guard let index = others.firstIndex(where: { $0.key == key }) else { return nil }
    return others.remove(at: index).member
  }

  /// Makes the storage unshared now, as the next change would do anyway.
  package mutating func detach() { others.reserveCapacity(others.count) }
}
