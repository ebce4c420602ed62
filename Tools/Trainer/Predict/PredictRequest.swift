import Wording

/// What is to be predicted, and how.
struct PredictRequest: Equatable {
  enum Task: Equatable { case ask, score, reset }

  var task = Task.ask
  /// A chapter, a listing or a question; `nil` for what comes next.
  var name: String?

  init(_ name: String?, _ flags: Set<String>) throws {
    if flags.count > 1 {
      throw CommandError.misused(
        "\(flags.sorted().joined(separator: " and ")) exclude each other: choose one.")
    }
    task =
      switch flags.first {
      case "--score": .score
      case "--reset": .reset
      default: .ask
      }
    if let name, task != .ask {
      throw CommandError.misused("`course predict \(flags.first ?? "")` can't use \(name.quoted).")
    }
    self.name = name
  }
}
