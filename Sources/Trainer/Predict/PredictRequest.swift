import Wording

/// What is to be predicted, and how.
struct PredictRequest: Equatable {
  enum Task: Equatable { case lines, choose, score, reset }

  var task = Task.lines
  /// A chapter or a listing; `nil` for what comes next.
  var name: String?

  init(_ rest: [String]) throws {
    let flags = try Way.flags(rest, among: ["--choose", "--score", "--reset"], of: "predict")
    let words = rest.filter { !$0.hasPrefix("-") }
    if words.count > 1 { throw Way.surplus(words[1], "predict") }
    if flags.count > 1 {
      throw Complaint(
        .misused,
        "\(flags.sorted().joined(separator: " and ")) exclude each other: give one of them.")
    }
    task =
      switch flags.first {
      case "--choose": .choose
      case "--score": .score
      case "--reset": .reset
      default: .lines
      }
    if let word = words.first, task == .score || task == .reset {
      throw Way.surplus(word, "predict \(flags.first ?? "")")
    }
    name = words.first
  }
}
