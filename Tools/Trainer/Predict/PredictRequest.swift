import Wording

/// What is to be predicted, and how.
struct PredictRequest: Equatable {
  enum Task: Equatable { case lines, choose, score, reset }

  var task = Task.lines
  /// A chapter or a listing; `nil` for what comes next.
  var name: String?

  init(_ name: String?, _ flags: Set<String>) throws {
    if flags.count > 1 {
      throw CommandError.misused(
        "\(flags.sorted().joined(separator: " and ")) exclude each other: choose one.")
    }
    task =
      switch flags.first {
      case "--choose": .choose
      case "--score": .score
      case "--reset": .reset
      default: .lines
      }
    if let name, task == .score || task == .reset {
      throw CommandError.misused("`course predict \(flags.first ?? "")` can't use \(name.quoted).")
    }
    self.name = name
  }
}
