#if canImport(Darwin)
  import Foundation
#endif

/// How a diagram spells its elements. Where their own texts need too much room, shorter names replace
/// them, and a legend explains these.
struct ElementNames {
  private let names: [String: String]
  /// The legend: one sentence for each name.
  let legend: [String]

  /// Returns the short name of an element, or its own text.
  func name(of element: String) -> String { names[element] ?? element }

  /// The elements' own texts.
  static let full = ElementNames(names: [:], legend: [])

  /// Returns all ways to spell these elements, the plainest first.
  static func all(for elements: [String]) -> [ElementNames] {
    [full] + [withoutPrefix(elements), letters(elements)].compactMap { $0 }
  }

  /// The number of columns up to which a text isn't shortened.
  private static let shortEnough = 3

  /// `…0` for `This is simply 0`: the legend shows once how all long elements begin.
  private static func withoutPrefix(_ elements: [String]) -> ElementNames? {
    let long = elements.filter { $0.columns > shortEnough }
    guard long.count > 1, !elements.contains(where: { $0.contains("…") }) else { return nil }
    var prefix = long.dropFirst().reduce(long[0]) { $0.commonPrefix(with: $1) }
    while let last = prefix.last, last.isLetter || last.isNumber { prefix.removeLast() }
    guard prefix.columns > shortEnough, !long.contains(prefix) else { return nil }
    let names = long.map { ($0, "…" + $0.dropFirst(prefix.count)) }
    return ElementNames(
      names: Dictionary(uniqueKeysWithValues: names), legend: ["… is \(prefix.inQuotes)"])
  }

  /// `a` for `This is simply 0`.
  private static func letters(_ elements: [String]) -> ElementNames? {
    let long = elements.filter { $0.columns > shortEnough }
    if long.isEmpty { return nil }
    let letters = (0...).lazy.map(letter).filter { !elements.contains($0) }
    let names = Array(zip(long, letters))
    return ElementNames(
      names: Dictionary(uniqueKeysWithValues: names),
      legend: names.map { "\($1) is \($0.inQuotes)" })
  }

  /// a, b, … z, a1, b1, …
  private static func letter(_ index: Int) -> String {
    let letter = String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index % 26))))
    return index < 26 ? letter : letter + "\(index / 26)"
  }
}

extension String {
  /// The number of columns that this takes on a terminal.
  package var columns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }

  /// The text in quotes, cut if it doesn't fit into a line of the legend.
  fileprivate var inQuotes: String {
    let most = 60
    if columns <= most { return "“\(self)”" }
    var start = self
    while start.columns > most { start.removeLast(max(1, (start.columns - most) / 2)) }
    return "“\(start)…”"
  }

  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

/// Returns the text of an element as a reader would write it, without the `Optional(…)` around it.
package func text(of value: Any) -> String {
  #if canImport(Darwin)
    if let text = textAsOnLinux(of: value) { return text }
  #endif
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else {
    // A type inside a function is printed with an address, which differs from run to run. The search takes
    // so long that a list of ten thousand texts would wait for seconds.
    let text = "\(value)"
    return !text.utf8.contains(UInt8(ascii: "$"))
      ? text : text.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }
  return mirror.children.first.map { text(of: $0.value) } ?? "nil"
}

#if canImport(Darwin)
  /// Returns the text that Linux has for a Foundation value that is described differently on macOS. The
  /// lessons' drawings were made on Linux.
  private func textAsOnLinux(of value: Any) -> String? {
    // From JSON. The description of Swift's own dictionary is a single line.
    if type(of: value) is NSDictionary.Type { return (value as? [String: Any]).map { "\($0)" } }
    guard let notification = value as? Notification else { return nil }
    let object = notification.object.map { ", object = \($0)" } ?? ""
    let information = notification.userInfo.map { ", userInfo = \($0)" } ?? ""
    return "name = \(notification.name.rawValue)\(object)\(information)"
  }
#endif

extension Character {
  /// Whether this takes two columns of a terminal: emoji, and the scripts of East Asia.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  fileprivate var isWide: Bool {
    !isASCII
      && unicodeScalars.contains { scalar in
        scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F
          || Self.wide.contains { $0.contains(scalar.value) }
      }
  }
}
