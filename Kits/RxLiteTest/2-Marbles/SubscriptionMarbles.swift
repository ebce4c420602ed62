import MarbleDrawing

extension Subscription {
  /// Reads a line that shows when a subscription began and ended.
  ///
  ///     try Subscription(marbles: "--^-----!") == Subscription(2, 8)
  ///     try Subscription(marbles: "--^---")    == Subscription(2)
  ///     try Subscription(marbles: "--(^!)")    == Subscription(2, 2)
  ///
  /// - Throws: ``MarbleSyntaxError`` if the line can't be read.
  public init(marbles: String) throws {
    var times: [Character: TestTime] = [:]
    var group: Int?
    for (column, mark) in marbles.enumerated() {
      func error(_ reason: String) -> MarbleSyntaxError {
        MarbleSyntaxError(reason: reason, text: marbles, column: column)
      }
      switch mark {
      case Mark.subscribed, Mark.disposed:
        if mark == Mark.disposed, times[Mark.subscribed] == nil {
          throw error("a subscription can't end (`!`) before it has begun (`^`)")
        }
        if times[mark] != nil {
          throw error("a line shows one subscription, with one `\(mark)`")
        }
        times[mark] = group ?? column
      case Mark.opening: group = column
      case Mark.closing: group = nil
      case let mark where Mark.isTick(mark): break
      default: throw error("`\(mark)` can't stand in a line that shows a subscription")
      }
    }
    guard let begin = times[Mark.subscribed] else {
      throw MarbleSyntaxError(
        reason: "a subscription begins with a `^`", text: marbles, column: marbles.count)
    }
    self.init(begin, times[Mark.disposed] ?? .max)
  }

  /// Returns the line that shows this subscription.
  ///
  /// - Parameters:
  ///   - columnsPerTick: The number of columns in one tick.
  ///   - length: The minimum number of ticks to draw if the subscription hasn't ended.
  public func marbles(columnsPerTick: Int = 1, length: Int = 0) -> String {
    func wait(_ ticks: Int) -> String {
      String(repeating: Mark.idle, count: max(0, ticks * columnsPerTick))
    }
    let isOver = unsubscribe != .max
    if isOver, subscribe == unsubscribe { return wait(subscribe) + "(^!)" }
    let rest = wait((isOver ? unsubscribe : length) - subscribe).dropFirst()
    return wait(subscribe) + "^" + rest + (isOver ? "!" : "")
  }
}
