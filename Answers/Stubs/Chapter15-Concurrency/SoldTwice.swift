/// Exercise `concurrency/sold-twice`: make it clean for Swift 6, and find the race.
///
/// A cinema sells tonight's seats at the counter and on its website. A customer books, pays, and has a seat.
/// It is tried by one person, and all is well. In the evening, two people stand in front of one seat, and
/// both have paid for it.
///
/// Language mode 6 finds a part of what is wrong. This file needs no other one, so you can ask the compiler:
///
///     swiftc -swift-version 6 -parse-as-library -emit-sil -o /dev/null \
///       Exercises/Chapter15-Concurrency/SoldTwice.swift
///
/// Once it has no objections, there is still a race that no compiler sees. The tests show you that one.
///
///     counter     book(1)---pays---true
///     website       book(1)----pays----true
///       show        2 1                         of 3 seats
///
/// - Each customer books one seat or more. While a customer pays, the seats are held for that customer.
///   Whoever asks for more seats than are free gets `false` at once, and pays nothing. A customer who has paid
///   gets the seats, and `true`.
/// - If `pay` throws, whatever it throws, the customer's seats are free again, and no others; `book` throws
///   the same error.
/// - Any number of customers may pay at the same time.
/// - `show` puts the number of free seats on the screen in the lobby. It is called at each change of that
///   number, before `book` continues, and never by two threads at once.
/// - `SeatSale` is `Sendable`, since the counter and the website are different tasks.
/// - Don't write `@unchecked Sendable` or `nonisolated(unsafe)`: with these, the compiler stops looking, and
///   nothing else has changed.
///
/// You may change everything but what the caller sees: `SeatSale(free:show:)` and `try await book(…)`.
///
/// Chapter 15, sections 4, 7 and 8.
///
/// - Check it: `swift run course check concurrency/sold-twice`,
///   or `swift test --package-path Exercises --filter SoldTwice`
/// - A hint: `swift run course hint concurrency/sold-twice`
final class SeatSale {
  // Replace this type by one that mode 6 and the tests accept.

  /// Tonight's seats: the counter and the website share them.
  static let tonight = SeatSale(free: 120, show: { free in print("\(free) seats are free") })

  private var free: Int
  private let show: @Sendable (_ free: Int) -> Void

  init(free: Int, show: @escaping @Sendable (_ free: Int) -> Void) {
    self.free = free
    self.show = show
  }

  /// Books seats, if there are enough of them.
  ///
  /// - Returns: Whether the customer has the seats.
  /// - Throws: What `pay` throws.
  func book(_ count: Int, pay: @Sendable () async throws -> Void) async throws -> Bool {
    if free < count { return false }
    let left = free - count
    try await pay()
    free = left
    show(left)
    return true
  }
}
