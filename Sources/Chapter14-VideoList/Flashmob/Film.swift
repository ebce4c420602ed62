import Foundation

/// A video of text: pictures, one after the other.
struct Film: Sendable, CustomStringConvertible {
  /// The film as it is listed.
  let video: Video
  /// What it shows.
  let frames: [String]
  var description: String { video.title }
  /// Its bytes. A line with a percent sign ends a frame.
  let data: Data

  init(_ id: String, _ title: String, _ desc: String, _ frames: [String]) {
    self.frames = frames
    data = Data(frames.map { $0 + "\n%\n" }.joined().utf8)
    video = Video(id: id, title: title, desc: desc, length: data.count)
  }

  /// The frames that the bytes of a video hold.
  static func frames(in data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).components(separatedBy: "\n%\n").dropLast()
  }

  /// All of the server's.
  static let all = [
    Film("ball", "Ball", "a ball bounces", (0..<8).map { drawing($0 * 2, "o", $0 % 2) }),
    Film("train", "Train", "a train leaves", (0..<8).map { drawing($0, "[oo]=", 1) }),
    Film(
      "crowd", "Crowd", "people appear",
      (0..<8).map { drawing(0, String(repeating: "\\o", count: $0), $0 % 2) }),
    Film("rain", "Rain", "it rains", (0..<8).map { drawing($0 % 4, "'   '   '", $0 % 2) }),
  ]

  /// Two lines of 16 characters, on one of which something stands.
  private static func drawing(_ column: Int, _ text: String, _ line: Int) -> String {
    let drawn = String(repeating: " ", count: column) + text
    let lines = [drawn, ""].map { $0.padding(toLength: 16, withPad: " ", startingAt: 0) }
    return (line == 0 ? lines : lines.reversed()).joined(separator: "\n")
  }
}
