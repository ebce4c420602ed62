import Wording

/// How much is done, as a bar and in numbers.
struct ProgressBar {
  let done: Int
  let total: Int
  let width: Int

  init(done: Int, of total: Int, width: Int) {
    self.done = done
    self.total = total
    self.width = width
  }

  var line: Line {
    // Only what is whole is full.
    let full = total == 0 ? 0 : done * width / total
    return Line([
      .init(String(repeating: "█", count: full), .good),
      .init(String(repeating: "░", count: max(0, width - full)), .dim),
      .init(" \(done) of \(total) solved"),
    ])
  }
}
