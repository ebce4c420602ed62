import ExerciseJudge
import Foundation

/// Tells whether a test file is the course's: `Exercises/Tests/seals.txt` has a checksum of each.
///
/// It is there to notice an edit, not to withstand an attack: whoever wants to fool it fools nobody
/// else.
public struct Seals: Sendable {
  private let folder: CourseFolder
  /// By path, as seen from the course.
  private let checksums: [String: String]

  static let path = "Exercises/Tests/seals.txt"
  private static let head = """
    # A checksum of each test file (FNV-1a, 64 bits), so that an edit is noticed.
    # Whoever works on the course writes it anew: swift run course verify --seal

    """

  /// Reads the seals of the course; throws a sentence if there are none to rely on.
  public init(of folder: CourseFolder) throws {
    guard let text = try? String(contentsOf: folder.url.appending(path: Self.path), encoding: .utf8)
    else {
      throw SealError(problem: "\(Self.path) can't be read")
    }
    var checksums: [String: String] = [:]
    for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      guard let match = line.wholeMatch(of: #/([0-9a-f]{16}) (Exercises/Tests/\S.*)/#),
        checksums.updateValue(String(match.output.1), forKey: String(match.output.2)) == nil
      else {
        throw SealError(problem: "\(Self.path), line \(offset + 1), is damaged")
      }
    }
    guard !checksums.isEmpty else { throw SealError(problem: "\(Self.path) has no checksum in it") }
    self.folder = folder
    self.checksums = checksums
  }

  /// Why a test file can't be trusted, or `nil` if it is the course's.
  public func objection(to tests: URL) -> String? {
    let path = folder.path(tests)
    guard let checksum = checksums[path] else {
      return "\(path) has no checksum in \(Self.path); "
        + "if it is yours to change, run `swift run course verify --seal`."
    }
    guard let data = try? Data(contentsOf: tests) else {
      return "\(path) is missing; \(folder.remedy(for: path))"
    }
    guard Self.checksum(of: data) == checksum else {
      return "\(path) is not as the course has it; \(folder.remedy(for: path))"
    }
    return nil
  }

  /// What is sealed, though no exercise has it.
  func surplus(beside exercises: [Exercise]) -> [String] {
    Set(checksums.keys).subtracting(exercises.map { folder.path($0.tests) }).sorted()
  }

  /// Writes the seals anew, for the test files as they are now.
  ///
  /// - Returns: how many there are.
  @discardableResult
  public static func renew(in folder: CourseFolder) throws -> Int {
    let tests = try Catalog(root: folder.url).exercises.map(\.tests)
    let lines = try tests.map { file in
      "\(checksum(of: try Data(contentsOf: file))) \(folder.path(file))\n"
    }
    try (head + lines.sorted { $0.dropFirst(17) < $1.dropFirst(17) }.joined())
      .write(to: folder.url.appending(path: path), atomically: true, encoding: .utf8)
    return tests.count
  }

  /// The line that seals a test file of this content.
  static func line(for path: String, _ content: Data) -> String {
    "\(checksum(of: content)) \(path)"
  }

  /// FNV-1a: each byte is mixed in, then the whole is stirred.
  static func checksum(of data: Data) -> String {
    let sum = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { sum, byte in
      (sum ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// There are no seals to rely on.
public struct SealError: Error, Equatable, CustomStringConvertible {
  let problem: String

  public var description: String {
    "\(problem), so nobody can tell whether the tests are the course's; "
      + "put it back: `git checkout -- \(Seals.path)`."
  }
}
