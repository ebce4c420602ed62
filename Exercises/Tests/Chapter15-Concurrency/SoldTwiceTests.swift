import Dispatch
import RxLiteTest
import Testing

@testable import Chapter15Exercises

@Suite("SoldTwice", .serialized) struct SoldTwiceTests {
  private let lobby = Lobby()

  private func sale(of free: Int) -> SeatSale {
    let lobby = lobby
    return SeatSale(free: free, show: { lobby.show($0) })
  }

  @Test func `a customer who pays has the seats`() async throws {
    let sale = sale(of: 3)
    let customer = Customer(sale, 2)
    try await customer.mustPay("3 seats are free, and a customer books 2.")
    customer.pay()
    try expect(
      await customer.outcome, equals: "true", "3 seats were free. The customer has paid for 2.")
    try expect(lobby.numbers, equals: [1], "2 of 3 seats were booked. `show` was called with:")
  }

  @Test func `too few seats`() async throws {
    let sale = sale(of: 2)
    let customer = Customer(sale, 3)
    try await customer.mustNotPay("2 seats are free, and a customer books 3.")
    try expect(await customer.outcome, equals: "false", "2 seats are free. Nobody can have 3.")
    try expect(lobby.numbers, equals: [], "Nothing has changed. `show` was called with:")
  }

  @Test func `the last seats`() async throws {
    let sale = sale(of: 2)
    let first = Customer(sale, 2)
    try await first.mustPay("2 seats are free, and a customer books both.")
    first.pay()
    try expect(await first.outcome, equals: "true", "The customer has paid for the last 2 seats.")
    let second = Customer(sale, 1)
    try await second.mustNotPay("All seats have been booked.")
    try expect(await second.outcome, equals: "false", "All seats have been booked.")
    try expect(lobby.numbers, equals: [0], "2 of 2 seats were booked. `show` was called with:")
  }

  @Test func `no seat is sold twice`() async throws {
    let sale = sale(of: 1)
    let first = Customer(sale, 1)
    try await first.mustPay("One seat is free.")
    let second = Customer(sale, 1)
    try await second.mustNotPay(
      "One seat was free, and the first customer was paying for it: the seat would be sold twice.")
    try expect(
      await second.outcome, equals: "false",
      "One seat was free, and it is held for the first customer, who is paying.")
    first.pay()
    try expect(
      await first.outcome, equals: "true", "The seat was held for this customer, who has paid.")
  }

  @Test(arguments: [true, false])
  func `two customers pay at the same time`(firstPaysFirst: Bool) async throws {
    let sale = sale(of: 3)
    let customers = [Customer(sale, 1), Customer(sale, 1)]
    for customer in customers {
      try await customer.mustPay(
        "3 seats are free, and 2 customers book one each. Both may pay at the same time.")
    }
    for customer in firstPaysFirst ? customers : customers.reversed() {
      customer.pay()
      try expect(await customer.outcome, equals: "true", "3 seats were free, and 2 are booked.")
    }
    try expect(
      await seatsLeft(sale), equals: 1,
      """
      3 seats were free, and 2 customers have booked one each at the same time. One booking was lost if \
      more than one seat is left.
      """)
  }

  @Test func `the lobby sees each change`() async throws {
    let sale = sale(of: 5)
    let customers = [Customer(sale, 1), Customer(sale, 2)]
    for customer in customers { try await customer.mustPay("5 seats are free.") }
    for customer in customers {
      customer.pay()
      _ = await customer.outcome
    }
    let numbers = lobby.numbers
    try expect(
      numbers == [4, 2] || numbers == [3, 2],
      """
      Of 5 seats, one customer books 1 and another one 2. `show` should be called with 4 and 2, or with 3 \
      and 2. It was called with: \(list(numbers)).
      """)
  }

  @Test func `whoever doesn't pay gives the seats back`() async throws {
    let sale = sale(of: 1)
    let first = Customer(sale, 1)
    try await first.mustPay("One seat is free.")
    first.fail(Refused())
    try expect(
      await first.outcome, equals: "error refused", "`pay` has thrown its error “refused”.")
    try expect(
      await seatsLeft(sale), equals: 1,
      "The customer's card was refused: `pay` threw an error. The seat is free again.")
    try expect(
      lobby.numbers == [0, 1, 0],
      """
      One seat was held and is free again; then somebody else has booked it. `show` should be called with \
      0, 1 and 0. It was called with: \(list(lobby.numbers)).
      """)
  }

  @Test func `and no others`() async throws {
    let sale = sale(of: 6)
    let customers = [1, 2, 2].map { Customer(sale, $0) }
    for customer in customers {
      try await customer.mustPay("6 seats are free, and customers book 1, 2 and 2.")
    }
    customers[1].pay()
    _ = await customers[1].outcome
    customers[0].fail(Refused())
    _ = await customers[0].outcome
    customers[2].fail(Refused())
    _ = await customers[2].outcome
    try expect(
      await seatsLeft(sale), equals: 4,
      """
      6 seats were free. Customers booked 1, 2 and 2; the second one has paid, then the cards of the two \
      others were refused. Free seats:
      """)
  }

  @Test func `a customer who is cancelled gives the seats back as well`() async throws {
    let sale = sale(of: 1)
    let first = Customer(sale, 1)
    try await first.mustPay("One seat is free.")
    first.cancel()
    try expect(
      await first.outcome, equals: "error CancellationError()",
      "The task of the customer was cancelled, and `pay` has thrown a CancellationError.")
    try expect(
      await seatsLeft(sale), equals: 1,
      "The customer was cancelled while paying, and `pay` threw a CancellationError. Free seats:")
  }

  @Test func `a customer who was cancelled too late has paid`() async throws {
    let sale = sale(of: 1)
    let first = Customer(sale, 1, ignoresCancellation: true)
    try await first.mustPay("One seat is free.")
    first.cancel()
    first.pay()
    try expect(
      await first.outcome, equals: "true",
      "The customer was cancelled, but `pay` returned without an error: the money is gone.")
    try expect(await seatsLeft(sale), equals: 0, "The only seat was paid for. Free seats:")
  }

  @Test func `nobody pays twice`() async throws {
    let sale = sale(of: 9)
    let first = Customer(sale, 1)
    try await first.mustPay("9 seats are free.")
    first.fail(Refused())
    _ = await first.outcome
    try expect(
      first.payments == 1, "`pay` threw an error, and was called again: \(first.payments) times.")
  }

  @Test func `two cinemas`() async throws {
    let (one, other) = (sale(of: 1), sale(of: 2))
    try expect(await seatsLeft(one), equals: 1, "A cinema has one free seat.")
    try expect(
      await seatsLeft(other), equals: 2,
      "Another cinema has 2 free seats, and the only seat of the first one was booked.")
  }

  @Test func `two tasks may reach it`() async throws {
    try expect(
      isSendable(SeatSale.self),
      """
      `SeatSale` isn't `Sendable`, but the counter and the website are different tasks, and both reach \
      `SeatSale.tonight`. Ask the compiler in mode 6, as the task says.
      """)
  }

  @Test func `show has returned before book continues`() async throws {
    let shown = Locked<[Int]>([])
    let hasBooked = DispatchSemaphore(value: 0)
    let sale = SeatSale(
      free: 1,
      show: { free in
        _ = hasBooked.wait(timeout: .now() + 0.3)
        shown.value.append(free)
      })
    _ = try? await sale.book(1, pay: {})
    let numbers = shown.value
    hasBooked.signal()
    try expect(
      numbers, equals: [0],
      """
      The only seat was booked. `book` has returned, but `show` has not: it is called later, or never.
      """)
  }

  @Test func `show is never called by two threads at once`() async throws {
    let lobby = SlowLobby()
    let sale = SeatSale(free: 3, show: { lobby.show($0) })
    let customers = (1...2).map { _ in
      Task(executorPreference: Thread()) { try await sale.book(1, pay: {}) }
    }
    for customer in customers { _ = await customer.result }
    try expect(
      !lobby.wasCalledByTwo,
      """
      While one thread was in `show`, another one called it. So two threads change the number of free seats \
      at the same time, and one change can get lost: that is the data race.
      """)
    try expect(lobby.numbers, equals: [2, 1], "Two customers have booked one of 3 seats each.")
  }
}

private struct Refused: Error, CustomStringConvertible { let description = "refused" }

// The compiler chooses the second one if it can.
private func isSendable<Value>(_: Value.Type) -> Bool { false }
private func isSendable<Value: Sendable>(_: Value.Type) -> Bool { true }

private func list(_ numbers: [Int]) -> String {
  numbers.isEmpty ? "nothing" : numbers.map { "\($0)" }.joined(separator: ", ")
}

/// Books one seat after the other, and counts them.
private func seatsLeft(_ sale: SeatSale) async -> Int {
  for count in 0..<20 where (try? await sale.book(1, pay: {})) != true { return count }
  return 20
}

/// Somebody who books, and pays when a test says so.
private final class Customer: Sendable {
  private enum Payment: Sendable { case done, failed(any Error) }

  private let asked = Moment()
  private let count = Locked(0)
  private let sender: AsyncStream<Payment>.Continuation
  private let task: Task<Bool, any Error>

  init(_ sale: SeatSale, _ seats: Int, ignoresCancellation: Bool = false) {
    let (payments, sender) = AsyncStream.makeStream(of: Payment.self)
    self.sender = sender
    @Sendable func pay() async throws {
      for await payment in payments {
        if case .failed(let error) = payment { throw error }
        return
      }
      throw CancellationError()
    }
    task = Task { [asked, count] in
      try await sale.book(seats) {
        count.value += 1
        asked.arrive()
        if ignoresCancellation { try await Task { try await pay() }.value } else { try await pay() }
      }
    }
  }

  var payments: Int { count.value }

  func pay() { sender.yield(.done) }

  func fail(_ error: any Error) {
    sender.yield(.failed(error))
    sender.yield(.failed(error))
  }

  func cancel() { task.cancel() }

  func mustPay(_ sentence: String, line: Int = #line) async throws {
    try expect(await asked.hasCome(), "\(sentence) `pay` was not called.", line: line)
  }

  /// Waits until the booking is over, or until there is a payment.
  func mustNotPay(_ sentence: String, line: Int = #line) async throws {
    let isOver = Moment()
    Task {
      _ = await task.result
      isOver.arrive()
    }
    Task {
      _ = await asked.hasCome(within: .seconds(2))
      isOver.arrive()
    }
    _ = await isOver.hasCome()
    if count.value > 0 { pay() }
    try expect(
      count.value == 0, "\(sentence) This customer should pay nothing, but `pay` was called.",
      line: line)
  }

  /// `true`, `false` or an error.
  var outcome: String {
    get async {
      let isOver = Moment()
      let waiting = Task {
        defer { isOver.arrive() }
        do { return "\(try await task.value)" } catch { return "error \(error)" }
      }
      return await isOver.hasCome() ? await waiting.value : "nothing in time"
    }
  }
}

/// The screen in the lobby: it keeps the numbers.
private final class Lobby: Sendable {
  private let shown = Locked<[Int]>([])
  var numbers: [Int] { shown.value }

  func show(_ free: Int) { shown.value.append(free) }
}

/// A screen that takes so long for its first number that another thread can call it meanwhile.
private final class SlowLobby: Sendable {
  private let shown = Locked<[Int]>([])
  private let calls = Locked(0)
  private let wasCalledTwice = Locked(false)
  private let another = DispatchSemaphore(value: 0)

  var numbers: [Int] { shown.value }
  var wasCalledByTwo: Bool { wasCalledTwice.value }

  func show(_ free: Int) {
    calls.value += 1
    defer { calls.value -= 1 }
    shown.value.append(free)
    if calls.value > 1 {
      wasCalledTwice.value = true
      another.signal()
    } else if shown.value.count == 1 {
      _ = another.wait(timeout: .now() + 1)
    }
  }
}

/// A thread for the tasks that prefer it.
private final class Thread: TaskExecutor {
  private let queue = DispatchQueue(label: "a thread of the test")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
