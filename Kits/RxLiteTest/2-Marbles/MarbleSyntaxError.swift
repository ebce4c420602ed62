/// The error of a marble string that can't be read. It states the reason, and points at the column.
///
///     nothing can follow the end of a sequence:
///       --1--|--2
///               ↑
public struct MarbleSyntaxError: Error, Equatable, CustomStringConvertible {
  /// The reason.
  public let reason: String
  /// The marble string.
  public let text: String
  /// The column of the mistake, counted from 0.
  public let column: Int

  /// The reason, the string, and a mark below the column.
  public var description: String {
    "\(reason):\n  \(text)\n  \(String(repeating: " ", count: column))↑"
  }
}
