import Wording

/// No exercise bears that id; the sentence names the one that is meant, as far as one can guess.
public struct UnknownExercise: Error, CustomStringConvertible {
  let id: String
  let known: [String]

  public var description: String {
    // People leave the chapter out.
    let words = known.flatMap { [$0, Self.word($0)] }
    let nearest = id.nearest(of: words).flatMap { word in
      known.first { [$0, Self.word($0)].contains(word) }
    }
    let hint =
      switch nearest {
      case let nearest?: "Did you mean `\(nearest)`?"
      case nil where known.isEmpty: "There are no exercises here."
      case nil: "There are: \(known.map { "`\($0)`" }.joined(separator: ", "))."
      }
    return "There is no exercise `\(id)`. \(hint)"
  }

  private static func word(_ id: String) -> String {
    id.split(separator: "/").last.map(String.init) ?? id
  }
}

/// `MyRange` becomes `my-range`, `MyURLCache` becomes `my-url-cache`.
package func kebab(_ name: String) -> String {
  name.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.output.1)-\($0.output.2)" }
    .replacing(#/([A-Z])([A-Z][a-z])/#) { "\($0.output.1)-\($0.output.2)" }
    .lowercased()
}
