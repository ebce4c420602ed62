/// No exercise bears that id; the sentence names those that are meant, as far as one can guess.
public struct UnknownExercise: Error, CustomStringConvertible {
  let id: String
  let known: [String]

  public var description: String {
    let distances = known.map { (id: $0, distance: distance(to: $0)) }
      .sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
    let nearest = min(distances.first?.distance ?? 0, 2 + id.count / 4)
    let near = distances.filter { $0.distance <= nearest + 1 }.prefix(3).map { "`\($0.id)`" }
    let hint =
      switch near.count {
      case 0 where known.isEmpty: "There are no exercises here."
      case 0: "There are: \(known.map { "`\($0)`" }.joined(separator: ", "))."
      default: "Did you mean \(near.joined(separator: " or "))?"
      }
    return "There is no exercise `\(id)`. \(hint)"
  }

  /// To the whole id, or to its last word alone: people leave the chapter out.
  private func distance(to other: String) -> Int {
    let last = other.split(separator: "/").last.map(String.init) ?? other
    return min(edits(from: id, to: other), edits(from: id, to: last))
  }
}

/// How many letters have to be put in, left out or changed.
private func edits(from one: String, to other: String) -> Int {
  let other = Array(other.lowercased())
  var row = Array(0...other.count)
  for (i, letter) in one.lowercased().enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in other.indices {
      (diagonal, row[j + 1]) = (
        row[j + 1], min(row[j], row[j + 1], other[j] == letter ? diagonal - 1 : diagonal) + 1
      )
    }
  }
  return row[other.count]
}

/// `MyRange` becomes `my-range`, `MyURLCache` becomes `my-url-cache`.
func kebab(_ name: String) -> String {
  name.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.output.1)-\($0.output.2)" }
    .replacing(#/([A-Z])([A-Z][a-z])/#) { "\($0.output.1)-\($0.output.2)" }
    .lowercased()
}
