extension String {
  /// The word that was probably meant: one that begins like this, or that a typo or two turn into
  /// this.
  public func nearest(of words: [String]) -> String? {
    let meant = lowercased()
    if let begun = words.first(where: { meant.count > 2 && $0.lowercased().hasPrefix(meant) }) {
      return begun
    }
    let distances = words.map { (word: $0, distance: meant.edits(to: $0.lowercased())) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance * 3 <= Swift.max(count, best.word.count) ? best.word : nil
  }

  /// This in quotes, on one line whatever is in it.
  public var quoted: String { debugDescription }

  /// How many letters to add, to drop or to change until this is `other`.
  private func edits(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, otherLetter) in other.enumerated() {
        let changed = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
