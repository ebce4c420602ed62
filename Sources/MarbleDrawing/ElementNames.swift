#if canImport(Darwin)
  import Foundation
#endif

/// How a diagram spells its elements. Where their own texts need too much room, shorter names stand
/// for them, and a legend tells what these mean.
struct ElementNames {
  private let names: [String: String]
  /// What stands for what, a sentence a name.
  let legend: [String]

  /// The short name of an element, or its own text.
  func name(of element: String) -> String { names[element] ?? element }

  /// The elements' own texts.
  static let full = ElementNames(names: [:], legend: [])

  /// All ways to spell these elements, the plainest first.
  static func all(for elements: [String]) -> [ElementNames] {
    [full] + [withoutPrefix(elements), letters(elements)].compactMap { $0 }
  }

  /// A text that needs no more columns than this keeps its own.
  private static let shortEnough = 3

  /// `…0` for `This is simply 0`: what all long elements begin with is said once.
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
  /// How many columns of a terminal this takes.
  package var columns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }

  /// In quotes, and cut where it wouldn't fit into a line of the legend.
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

/// An element as a reader would write it: without what says only that it is optional.
package func text(of value: Any) -> String {
  #if canImport(Darwin)
    if let text = textAsOnLinux(of: value) { return text }
  #endif
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return "\(value)" }
  return mirror.children.first.map { text(of: $0.value) } ?? "nil"
}

#if canImport(Darwin)
  /// Values of Foundation's that write themselves in another way on Linux, where the drawings of the
  /// lessons were made.
  private func textAsOnLinux(of value: Any) -> String? {
    // What is read from JSON: Swift's own dictionary writes itself on one line.
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
