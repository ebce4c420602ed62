import Foundation

/// The public names of the course's modules, by which an import is known to be needed.
final class ModuleNames {
  /// The folders with the course's modules.
  private let places: [URL]
  private var known: [String: Set<String>?] = [:]

  /// - Parameter chapter: The folder of a chapter; the modules are beside it, or in the kits.
  init(besides chapter: URL) {
    let sources = chapter.deletingLastPathComponent()
    places = [sources, sources.deletingLastPathComponent().appending(path: "Kits")]
  }

  /// Whether code with these words needs an import. Of modules that aren't the course's, the names aren't
  /// known, except for a few.
  func isNeeded(_ text: String, for words: Set<String>) -> Bool {
    let modules = text.matches(of: #/\bimport (?:class |struct |enum |func )?(\w+)/#)
      .map { String($0.output.1) }
    return modules.contains { module in
      if module == "RxLite" { return true }
      if let names = names(of: module) { return !names.isDisjoint(with: words) }
      guard let names = Self.system[module] else { return true }
      if module == "Foundation", words.contains(where: { $0.hasPrefix("NS") }) { return true }
      return !names.isDisjoint(with: words)
    }
  }

  private static let system: [String: Set<String>] = [
    "Dispatch": [
      "DispatchQueue", "DispatchSemaphore", "DispatchGroup", "DispatchTime", "DispatchWorkItem",
    ],
    "Synchronization": ["Mutex", "Atomic"],
    "FoundationNetworking": ["URLSession", "URLRequest", "HTTPURLResponse", "URLResponse"],
    "Foundation": [
      "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateFormatter", "FileManager", "Host",
      "ISO8601DateFormatter", "IndexPath", "JSONDecoder", "JSONEncoder", "JSONSerialization",
      "Locale", "NSError", "NSLock", "NSObject", "NSRecursiveLock", "Notification",
      "LocalizedError",
      "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "Process",
      "ProcessInfo", "RunLoop", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "URL",
      "URLComponents", "URLError", "URLRequest", "URLSession", "URLResponse", "HTTPURLResponse",
      "UUID", "UserDefaults", "DispatchQueue", "DispatchSemaphore", "DispatchGroup", "exit", "sin",
      "pow", "sqrt", "floor", "round", "trimmingCharacters", "components", "replacingOccurrences",
      "padding", "contentsOf", "format", "AttributedString", "Measurement", "CocoaError", "setvbuf",
      "usleep", "getpid", "rename", "strlen", "Pipe", "FileHandle",
    ],
  ]

  /// The names that a module of the course declares; `nil` for another module.
  private func names(of module: String) -> Set<String>? {
    if let names = known[module] { return names }
    var names: Set<String>?
    for folder in places.map({ $0.appending(path: module) }) {
      guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
        continue
      }
      names = []
      for path in paths where path.hasSuffix(".swift") {
        let text = (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
        let isPublic = text.contains("public extension ")
        for line in text.split(separator: "\n") where isPublic || line.contains("public ") {
          for match in line.matches(
            of: #/\b(?:func|var|let|class|struct|enum|protocol|typealias|actor) (\w+)/#)
          {
            names?.insert(String(match.output.1))
          }
        }
      }
    }
    known[module] = .some(names)
    return names
  }
}
