extension String {
  /// Returns the word that was probably meant: one that begins with this text, or that a typo or two would
  /// turn into it.
  public func nearest(of words: [String]) -> String? {
    let meant = lowercased()
    if let begun = words.first(where: { meant.count > 2 && $0.lowercased().hasPrefix(meant) }) {
      return begun
    }
    let distances = words.map { (word: $0, distance: meant.edits(to: $0.lowercased())) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance * 3 <= Swift.max(count, best.word.count) ? best.word : nil
  }

  /// The text in quotes, on one line.
  public var quoted: String { debugDescription }

  /// Returns how many letters have to be added, removed, changed or swapped to turn this text into `other`.
  private func edits(to other: String) -> Int {
    let (own, other) = (Array(self), Array(other))
    var rows = [Array(0...other.count)]
    for row in own.indices {
      var new = [row + 1]
      for column in other.indices {
        var best = Swift.min(
          rows[row][column] + (own[row] == other[column] ? 0 : 1), rows[row][column + 1] + 1,
          new[column] + 1)
        if row > 0, column > 0, own[row] == other[column - 1], own[row - 1] == other[column] {
          best = Swift.min(best, rows[row - 1][column - 1] + 1)
        }
        new.append(best)
      }
      rows.append(new)
    }
    return rows[own.count][other.count]
  }
}
