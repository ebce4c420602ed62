/// Keeps things in the order in which they were inserted, and finds each by its key.
///
/// The keys ascend, so finding one costs O(log n). Inserting costs O(1) averaged over many calls, and
/// removing moves what stands behind.
///
/// NB: The first place is taken again when it is free, whatever stands behind it: RxSwift has it so, and
/// the order in which observers are called can be seen. One member alone, as in most bags, needs no array.
package struct Bag<Member> {
  package typealias Key = UInt64
  private typealias Entry = (key: Key, member: Member)

  private var first: Entry?
  private var others: [Entry] = []
  private var nextKey: Key = 0

  package init() {}

  package var count: Int { (first == nil ? 0 : 1) + others.count }

  package mutating func insert(_ member: Member) -> Key {
    defer { nextKey += 1 }
    if first == nil { first = (nextKey, member) } else { others.append((nextKey, member)) }
    return nextKey
  }

  package mutating func remove(_ key: Key) -> Member? {
    if first?.key == key { return first.take()?.member }
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < others.count, others[low].key == key else { return nil }
    return others.remove(at: low).member
  }

  /// The only member, if there is but one and it has the first place.
  package var only: Member? { others.isEmpty ? first?.member : nil }

  package mutating func removeAll() { (first, others) = (nil, []) }

  /// Makes sure that no copy shares the storage, as the next change would.
  package mutating func detach() { others.reserveCapacity(others.count) }

  @inline(__always)
  package func forEach(_ body: (Member) -> Void) {
    if let first { body(first.member) }
    for entry in others { body(entry.member) }
  }
}
