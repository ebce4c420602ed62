/// A marble string that can't be read: says why, and points at the column.
///
///     nothing can follow the end of a sequence:
///       --1--|--2
///               ↑
public struct MarbleSyntaxError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public let reason: String
  /// The string.
  public let text: String
  /// The column that is wrong, counted from 0.
  public let column: Int

  /// The reason, the string, and a mark below the column.
  public var description: String {
    "\(reason):\n  \(text)\n  \(String(repeating: " ", count: column))↑"
  }
}
