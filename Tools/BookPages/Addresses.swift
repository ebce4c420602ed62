import Foundation
import Listings

/// Where the files of the course are in the book: `Sources/Chapter05-Errors/README.md` is
/// `lessons/errors.html`.
///
/// An address is relative to the book's first page, which is `index.html`.
public enum Addresses {
  /// The pages that aren't part of a chapter, in the order of the book.
  public static let pages = [
    "README.md", "API.md", "Exercises/README.md", "Exercises/COURSE.md", "Exercises/SESSION.md",
    "ARCHITECTURE.md", "Referee/DIALECT.md", "Reference/ERRATA.md", "Reference/COVERAGE.md",
    "TEACHING.md", "CONTRIBUTING.md", "Reference/GLOSSARY.zh-Hans.md",
  ]

  /// The address of a file or folder of the course.
  public static func of(_ path: String) -> String {
    if path == "README.md" { return "index.html" }
    // A page without a file has its address for a path.
    if path.hasPrefix("marbles/") || path.hasPrefix("api/") { return path }
    let parts = path.split(separator: "/")
    if path.hasPrefix("Sources/Chapter"), parts.last == "README.md" {
      let word = ChapterSource.word(of: String(parts[1]))
      if parts.count == 3 { return "lessons/\(word).html" }
      if parts.count == 4, parts[2] == "Older" { return "older/\(word).html" }
    }
    if path.hasPrefix("Sources/Chapter"), path.hasSuffix(".md"),
      let match = path.wholeMatch(of: #/Sources/(Chapter[^/]+)/README\.([\w-]+)\.md/#)
    {
      return "lessons/\(ChapterSource.word(of: String(match.1))).\(match.2).html"
    }
    if path == "Exercises/README.md" { return "pages/exercises.html" }
    if pages.contains(path), let name = parts.last {
      return "pages/" + name.dropLast(3).lowercased() + ".html"
    }
    return "source/" + path + ".html"
  }

  /// The way from one address to another.
  public static func relative(_ target: String, from address: String) -> String {
    let up = String(repeating: "../", count: address.count { $0 == "/" })
    return up + target
  }

  /// The path that a link in a file means; `nil` if it leaves the course.
  static func path(of link: String, in file: String) -> String? {
    guard !link.contains(":") else { return nil }
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}

/// The ids of a page's headings, which are those of GitHub.
struct HeadingIDs {
  private var counts: [String: Int] = [:]

  mutating func id(of heading: String) -> String {
    let words = heading.lowercased().unicodeScalars.compactMap { scalar -> Character? in
      if scalar == " " { return "-" }
      let isKept = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isKept || scalar == "-" || scalar == "_" ? Character(scalar) : nil
    }
    let id = String(words)
    defer { counts[id, default: 0] += 1 }
    return counts[id].map { "\(id)-\($0)" } ?? id
  }
}
