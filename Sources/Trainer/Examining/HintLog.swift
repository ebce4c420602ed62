import Foundation

/// How many hints have been given for each exercise, from one day to the next.
struct HintLog {
  let file: URL

  /// Damaged or missing, it has forgotten: the hints begin from the first again. No exercise has as
  /// many hints as a number may say that was damaged.
  func given() -> [String: Int] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return ((try? JSONDecoder().decode([String: Int].self, from: data)) ?? [:])
      .filter { 1...99 ~= $0.value }
  }

  /// Adds these to what was given before: another trainer may have given hints meanwhile.
  ///
  /// - Returns: whether it will be known the next time.
  @discardableResult
  func keep(_ given: [String: Int]) -> Bool {
    let before = self.given()
    let given = before.merging(given, uniquingKeysWith: max)
    guard given != before, let data = try? JSONEncoder().encode(given) else { return true }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return (try? data.write(to: file, options: .atomic)) != nil
  }
}
