import RxLite
import RxLiteTest
import Testing

@testable import Chapter07Exercises

@Suite("RunningTotal", .serialized) struct RunningTotalTests {
  @Test func `begins with 0, at the subscription`() throws {
    let changes = PublishSubject<CartChange>()
    let totals = Subscriber(runningTotal(changes.asObservable()))
    try totals.check(
      ["0"],
      "The result was subscribed to, and nothing has changed yet. The cart is empty: that is a 0.")
    changes.onNext(.added("tea", price: 3))
    try totals.check(["0", "3"], "Tea was added for 3.")
    totals.dispose()
  }

  @Test func `adds up what is added`() throws {
    try expectTotals(
      of: [.added("tea", price: 3), .added("milk", price: 2), .added("bread", price: 5)],
      [0, 3, 5, 10], "Tea costs 3, milk 2 and bread 5.")
  }

  @Test func `articles of the same price are two articles`() throws {
    try expectTotals(
      of: [.added("tea", price: 3), .added("milk", price: 3), .removed("tea")],
      [0, 3, 6, 3], "Tea and milk cost 3 each. Then the tea is removed.")
  }

  @Test func `what is removed is subtracted with its price`() throws {
    try expectTotals(
      of: [
        .added("tea", price: 3), .added("milk", price: 2), .removed("tea"),
        .added("tea", price: 7), .removed("tea"), .removed("milk"),
      ], [0, 3, 5, 2, 9, 2, 0],
      "Tea is added for 3 and milk for 2. The tea is removed, added again for 7, and removed again."
    )
  }

  @Test func `an article that is added again has a new price`() throws {
    try expectTotals(
      of: [.added("tea", price: 3), .added("tea", price: 4), .removed("tea")],
      [0, 3, 4, 0],
      "Tea is added for 3, then for 4. There is one tea in the cart, and its price is 4.")
  }

  @Test func `an article that isn't in the cart can be removed`() throws {
    try expectTotals(
      of: [.removed("tea"), .added("milk", price: 2), .removed("milk"), .removed("milk")],
      [0, 0, 2, 0, 0],
      "Removing what isn't in the cart changes nothing, and is answered with the same total.")
  }

  @Test func `emits the total after each change`() throws {
    try marbles {
      "--A------B------C------D---U---U--|"
      "^---------------------------------!"
      runningTotal($0.map(change(of:))).map(String.init)
      "0-3------5------6------4---6---5--|"
    }
  }

  @Test func `one undo after the other takes back all changes`() throws {
    try expectTotals(
      of: [
        .added("tea", price: 3), .added("milk", price: 2), .added("tea", price: 4),
        .undone, .undone, .undone,
      ], [0, 3, 5, 6, 5, 3, 0],
      "Three changes are made, and all three are undone. An undo can't be undone itself.")
  }

  @Test func `all changes of a long day can be undone`() throws {
    let count = 300
    let totals = Locked<[Int]>([])
    let added = (1...count).map { CartChange.added("article \($0)", price: 1) }
    _ = runningTotal(.from(added + added.map { _ in .undone }))
      .subscribe(onNext: { totals.value.append($0) })
    try expect(
      "\(totals.value.count) totals, and the last is \(totals.value.last ?? -1)",
      equals: "\(2 * count + 1) totals, and the last is 0",
      "\(count) articles are added, for 1 each, and all of them are undone.")
  }

  @Test func `what is undone is a change, and not a total`() throws {
    try expectTotals(
      of: [
        .added("tea", price: 3), .added("milk", price: 2), .removed("milk"), .undone,
        .added("tea", price: 5),
      ], [0, 3, 5, 3, 5, 7],
      "The removal of the milk is undone, and then the tea gets another price.")
    try expectTotals(
      of: [.added("tea", price: 3), .undone, .added("milk", price: 2)], [0, 3, 0, 2],
      "The tea is undone, and then milk is added: there is only milk in the cart.")
  }

  @Test func `a change is undone even if it made no difference`() throws {
    try expectTotals(
      of: [.added("milk", price: 2), .removed("bread"), .undone, .undone], [0, 2, 2, 2, 0],
      "Bread isn't in the cart. Its removal is undone, and then the milk.")
    try expectTotals(
      of: [.added("milk", price: 2), .added("milk", price: 2), .undone, .undone], [0, 2, 2, 2, 0],
      "Milk is added twice for the same price, and both are undone, one after the other.")
  }

  @Test func `what has emptied the cart can be undone`() throws {
    try expectTotals(
      of: [.added("tea", price: 3), .removed("tea"), .undone, .undone], [0, 3, 0, 3, 0],
      """
      The only article is removed, and that is undone, and then the tea itself. A cart that is empty again has \
      a past.
      """)
  }

  @Test func `there may be nothing to undo`() throws {
    try expectTotals(
      of: [.undone, .undone, .added("tea", price: 3), .undone, .undone, .added("tea", price: 4)],
      [0, 0, 0, 3, 0, 0, 4],
      "There is nothing to take back, and each of the two is answered with a total.")
  }

  @Test func `a change after an undo can be undone as well`() throws {
    try expectTotals(
      of: [
        .added("tea", price: 3), .added("milk", price: 2), .undone, .added("bread", price: 5),
        .undone, .undone,
      ], [0, 3, 5, 3, 8, 3, 0],
      "The milk is undone, then bread is added and undone, and then the tea.")
  }

  @Test func `an equal total is a total as well`() throws {
    try expectTotals(
      of: [.added("tea", price: 3), .added("tea", price: 3), .added("bag", price: 0)],
      [0, 3, 3, 3], "Each change is answered with a total, even if that is equal to the one before."
    )
  }

  @Test func `a price may become 0`() throws {
    try expectTotals(
      of: [.added("tea", price: 3), .added("tea", price: 0), .removed("tea")], [0, 3, 0, 0],
      "Tea is added for 3, then it is a gift: it is added for 0, which is a price like any other.")
  }

  @Test func `a price may be negative`() throws {
    try expectTotals(
      of: [.added("voucher", price: -5), .added("tea", price: 3), .removed("voucher")],
      [0, -5, -2, 3], "A voucher of 5 is added, then tea for 3. The voucher is removed.")
  }

  @Test func `articles are told apart by their names as they are`() throws {
    try expectTotals(
      of: [
        .added("tea", price: 1), .added("Tea", price: 2), .added(" tea", price: 4),
        .added("", price: 8), .added("茶", price: 16), .removed(""),
      ], [0, 1, 3, 7, 15, 31, 23],
      "The articles are “tea”, “Tea”, “ tea”, “” and “茶”: five different ones.")
  }

  @Test func `a sequence without changes completes after the 0`() throws {
    try marbles {
      "----|"
      runningTotal($0.map(change(of:))).map(String.init)
      "0---|"
    }
  }

  @Test func `each subscription has a cart of its own`() throws {
    let changes = PublishSubject<CartChange>()
    let result = runningTotal(changes.asObservable())
    let first = Subscriber(result)
    changes.onNext(.added("tea", price: 3))
    let second = Subscriber(result)
    try second.check(
      ["0"],
      """
      There are two subscriptions, and the second one was made after tea was added. Its cart is empty at first: \
      that is a 0, and nothing else. A variable beside the chain, or `share`, makes one cart of all.
      """)
    changes.onNext(.added("milk", price: 2))
    let sentence = """
      There are two subscriptions. The second one was made after tea was added for 3, and then milk was added for \
      2. If a variable stands beside the chain, all subscriptions change the same one.
      """
    try first.check(["0", "3", "5"], "\(sentence) The first subscription has received:")
    try second.check(["0", "2"], "\(sentence) The second one has received:")
    changes.onNext(.undone)
    changes.onNext(.undone)
    try first.check(
      ["0", "3", "5", "3", "0"],
      "\(sentence) Then there were two undos. The first subscription has received:")
    try second.check(
      ["0", "2", "0", "0"], "\(sentence) Then there were two undos. The second one has received:")
    first.dispose()
    second.dispose()
  }

  @Test(arguments: Law.all(of: totals))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let totals = Operator("the totals", of: "the changes") { changes, _ in
    // Of many changes most are undone: an answer may begin with the first one for each total.
    runningTotal(
      changes.map {
        $0 > 10 && $0 % 2 == 1 ? .undone : .added($0 % 2 == 0 ? "tea" : "milk", price: $0)
      })
  }

  private func expectTotals(
    of changes: [CartChange], _ expected: [Int], _ sentence: String, line: Int = #line
  ) throws {
    let totals = Locked<[Int]>([])
    _ = runningTotal(.from(changes)).subscribe(onNext: { totals.value.append($0) })
    try expect(totals.value, equals: expected, sentence, line: line)
  }
}

/// The changes of the task's diagram.
private func change(of letter: String) -> CartChange {
  switch letter {
  case "A": .added("tea", price: 3)
  case "B": .added("milk", price: 2)
  case "C": .added("tea", price: 4)
  case "D": .removed("milk")
  default: .undone
  }
}
