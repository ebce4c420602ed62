import Foundation

/// A grey picture in the portable format PGM, drawn with characters.
public struct PNM: Sendable, Equatable {
  /// The number of points in a row.
  public let width: Int
  /// The brightness of each point, row by row: from 0, which is black, to 1.
  public let points: [Double]

  /// Decodes a picture in the text form, `P2`.
  ///
  /// - Returns: `nil` if the data isn't such a picture, or breaks off.
  public init?(data: Data) {
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.flatMap { line in line.prefix { $0 != "#" }.split(separator: " ") }
    guard words.first == "P2" else { return nil }
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard numbers.count == words.count - 1, numbers.count >= 3 else { return nil }
    let (width, height, white) = (numbers[0], numbers[1], numbers[2])
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    let values = numbers.dropFirst(3)
    guard width > 0, height > 0, white > 0, !overflow, values.count == count,
      values.allSatisfy({ (0...white).contains($0) })
    else { return nil }
    self.width = width
    points = values.map { Double($0) / Double(white) }
  }

  /// The picture as text. A point is two characters wide, since characters are twice as high as wide.
  public var drawing: String {
    let shades: [Character] = [" ", ".", "+", "#"]
    let rows = stride(from: 0, to: points.count, by: width).map { start in
      points[start..<start + width].map { point in
        String(repeating: shades[Int((point * 3).rounded())], count: 2)
      }
    }
    return rows.map { row in
      let end = row.lastIndex { $0 != "  " } ?? -1
      return row[...end].joined()
    }.joined(separator: "\n")
  }
}
