import Foundation
import Listings

/// Which lessons show a name of the library in their listings.
struct LessonIndex {
  private let lessons: [(title: String, address: String, code: String)]

  /// - Parameter lessons: The lessons' titles and texts, by their files, in the order of the course.
  init(_ lessons: [(path: String, title: String, text: String)]) {
    self.lessons = lessons.map { path, title, text in
      let code = Markdown(text).blocks.map { block -> String in
        guard case .fence(let info, let lines) = block, info.hasPrefix("swift") else { return "" }
        return lines.joined(separator: "\n")
      }
      return (title, Addresses.of(path), code.joined(separator: "\n"))
    }
  }

  /// The lessons that show a symbol: a method after its dot, or a type.
  func showing(_ symbol: String) -> [(title: String, address: String)] {
    let name = String(symbol.prefix { $0.isLetter || $0.isNumber })
    guard name.count > 1 else { return [] }
    let isMethod = symbol.first?.isLowercase == true
    let labels = symbol.contains("(") ? symbol.drop { $0 != "(" }.dropFirst() : ""
    let first = labels.prefix { $0 != ":" }
    let wanted =
      first.isEmpty || first == "_" || first.hasPrefix(")") ? "" : "\\s*\\(\\s*\(first):"
    let pattern = (isMethod ? "\\.`?" : "\\b") + name + (wanted.isEmpty ? "\\b(?!:)" : wanted)
    guard let word = try? Regex(pattern) else { return [] }
    return lessons.filter { $0.code.contains(word) }.map { ($0.title, $0.address) }
  }

  /// A paragraph that names them; nothing if there are none.
  func list(of symbol: String, from address: String) -> HTML {
    let shown = showing(symbol).map { title, lesson -> HTML in
      "<li><a href=\"\(Addresses.relative(lesson, from: address))\">\(title)</a></li>\n"
    }
    return shown.isEmpty
      ? "" : "<h2 id=\"lessons\">Lessons that show it</h2>\n<ul>\n\(shown)</ul>\n"
  }
}
