import Foundation

/// How many hints have been given for each exercise, from one day to the next.
struct HintLog {
  let file: URL

  /// Damaged or missing, it has forgotten: the hints begin from the first again.
  func given() -> [String: Int] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return ((try? JSONDecoder().decode([String: Int].self, from: data)) ?? [:])
      .filter { $0.value > 0 }
  }

  /// Adds these to what was given before: another trainer may have given hints meanwhile.
  func keep(_ given: [String: Int]) {
    let before = self.given()
    let given = before.merging(given, uniquingKeysWith: max)
    guard given != before, let data = try? JSONEncoder().encode(given) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }
}
