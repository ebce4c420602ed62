import Foundation
import Listings

/// Which lessons show a name of the library in their listings.
struct LessonIndex {
  private struct Lesson {
    let title: String
    let address: String
    let code: String
    /// The words of the code. Most names are in few lessons, and only those are searched for the call.
    let words: Set<Substring>
  }

  private let lessons: [Lesson]

  /// - Parameter lessons: The lessons' titles and texts, by their files, in the order of the course.
  init(_ lessons: [(path: String, title: String, text: String)]) {
    self.lessons = lessons.map { path, title, text in
      let blocks = Markdown(text).blocks.map { block -> String in
        guard case .fence(let info, let lines) = block, info.hasPrefix("swift") else { return "" }
        return lines.joined(separator: "\n")
      }
      let code = blocks.joined(separator: "\n")
      return Lesson(
        title: title, address: Addresses.of(path), code: code,
        words: Set(code.split { !$0.isLetter && !$0.isNumber }))
    }
  }

  /// The lessons that show a symbol: a method after its dot, called with its first label, or a type.
  func showing(_ symbol: String) -> [(title: String, address: String)] {
    let name = symbol.prefix { $0 != "(" }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }),
      let call = try? Regex(Self.call(symbol, name))
    else { return [] }
    return lessons.filter { $0.words.contains(name) && $0.code.contains(call) }
      .map { ($0.title, $0.address) }
  }

  /// What a call looks like: `take(_:)` is another method than `take(while:)`.
  private static func call(_ symbol: String, _ name: Substring) -> String {
    let start = (name.first?.isLowercase == true ? "\\.`?" : "\\b") + name + "`?"
    switch symbol.dropFirst(name.count).prefix(while: { $0 != ":" }) {
    case "": return start + "\\b(?!\\s*[({:])"
    case "()": return start + "\\(\\)"
    case "(_": return start + "\\s*(?:\\{|\\((?!\\s*(?:\\w+:|\\))))"
    // A closure at the end is written without its label: `groupBy { … }`.
    case let label: return start + "\\s*(?:\\{|\\(\\s*" + label.dropFirst() + ":)"
    }
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
