import Foundation

/// Where SwiftPM has put what it built: `.build/debug`, or wherever this very program lies.
public struct BuildFolder: Sendable {
  public let url: URL
  /// Where judges keep what they need. Those that use other libraries need another one.
  var workshopName = "ExerciseJudgeWorkshop"

  public init(_ url: URL) { self.url = url.resolvingSymlinksInPath() }

  /// The folder that holds this program, found by walking up from it.
  public static func ofThisProgram() -> BuildFolder? {
    guard let place = placeOfThisProgram else { return nil }
    return sequence(first: BuildFolder(URL(filePath: place))) { $0.parent }
      .first { $0.holdsModules }
  }

  #if canImport(Darwin)
    /// On macOS a test bundle is loaded by some helper of Xcode's, so we ask where *this code* is.
    private static var placeOfThisProgram: String? {
      var info = Dl_info()
      return dladdr(#dsohandle, &info) == 0 ? nil : info.dli_fname.map { String(cString: $0) }
    }
  #else
    private static var placeOfThisProgram: String? { Bundle.main.executablePath }
  #endif

  private var parent: BuildFolder? {
    url.path == "/" ? nil : BuildFolder(url.deletingLastPathComponent())
  }

  private var holdsModules: Bool { exists(modules.path) }

  var modules: URL { url.appending(path: "Modules") }
  /// Its module cache is not SwiftPM's own: the compiler refuses one that was filled under two
  /// spellings of its path, and that would stop the learner's builds.
  var workshop: URL { url.appending(path: workshopName) }

  /// The objects of one library, or `nil` when it is not built, or only in part.
  ///
  /// The folder may still hold objects of sources that are gone, so the list is taken from the map
  /// that SwiftPM keeps of source and object.
  func objects(of library: String) -> [URL]? {
    let folder = url.appending(path: "\(library).build")
    guard exists(modules.appending(path: "\(library).swiftmodule").path),
      let data = try? Data(contentsOf: folder.appending(path: "output-file-map.json")),
      let map = try? JSONDecoder().decode([String: Outputs].self, from: data)
    else { return nil }
    let objects = map.values.compactMap { $0.object }
      .map { folder.appending(path: URL(filePath: $0).lastPathComponent) }
      .sorted { $0.path < $1.path }
    return !objects.isEmpty && objects.allSatisfy { exists($0.path) } ? objects : nil
  }

  private struct Outputs: Decodable {
    var object: String?
  }
}

func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
