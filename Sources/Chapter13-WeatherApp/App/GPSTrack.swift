import ConsoleKit
import Foundation

/// The recording of a GPS receiver: one fix per line, with the seconds that it took.
///
///     # seconds  latitude  longitude
///     2          59.9      10.7
///     3          lost
struct GPSTrack: Equatable {
  struct Fix: Equatable {
    let seconds: Double
    /// `nil` where there was no reception.
    let location: Location?
  }

  let fixes: [Fix]

  /// Reads a track file.
  init(_ file: DataFile) throws {
    fixes = try file.lines.map { line in
      let words = line.text.split(whereSeparator: \.isWhitespace)
      let numbers = words.compactMap { Double($0) }.filter { $0.isFinite }
      switch (words.count, numbers.count) {
      case (3, 3) where numbers[0] >= 0 && abs(numbers[1]) <= 90 && abs(numbers[2]) <= 180:
        return Fix(
          seconds: numbers[0], location: Location(latitude: numbers[1], longitude: numbers[2]))
      case (2, 1) where numbers[0] >= 0 && words[1] == "lost":
        return Fix(seconds: numbers[0], location: nil)
      default:
        throw line.problem("is no fix: expected seconds, latitude and longitude, or “lost”.")
      }
    }
    if fixes.isEmpty { throw DataProblem(sentence: "\(file.name) holds no fix.") }
  }
}
