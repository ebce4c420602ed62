import Foundation

/// Where SwiftPM puts what it builds: `.build/debug`, or wherever this very program lies.
public struct BuildFolder: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url.resolvingSymlinksInPath() }

  /// The folder that holds this program, found by walking up from it.
  public static func ofThisProgram() -> BuildFolder? {
    guard let place = placeOfThisProgram else { return nil }
    var folder = URL(filePath: place).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if exists(folder.appending(path: "Modules").path) { return BuildFolder(folder) }
    }
    return nil
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

  /// The objects of one library, or `nil` when it is not built, or only in part. The folder may still
  /// hold objects of sources that are gone, so the list comes from the map that SwiftPM keeps.
  func objects(of library: String) -> [URL]? {
    struct Outputs: Decodable { var object: String? }
    let folder = url.appending(path: "\(library).build")
    guard let data = try? Data(contentsOf: folder.appending(path: "output-file-map.json")),
      let map = try? JSONDecoder().decode([String: Outputs].self, from: data)
    else { return nil }
    return map.values.compactMap(\.object)
      .map { folder.appending(path: URL(filePath: $0).lastPathComponent) }
      .sorted { $0.path < $1.path }
  }
}

/// The libraries as SwiftPM has built them, at one moment.
struct BuiltLibraries {
  let modules, objects: [URL]
  /// Says which files these are, and in what state.
  let stamp: String
  /// How long ago the youngest was written.
  let age: Duration

  /// `nil` when a library is not built, or is being built: files come and go.
  init?(_ libraries: [String], in build: BuildFolder) {
    var objects: [URL] = []
    for library in libraries {
      guard let own = build.objects(of: library), !own.isEmpty else { return nil }
      objects += own
    }
    modules = libraries.map { build.url.appending(path: "Modules/\($0).swiftmodule") }
    let files = modules + objects
    let marks = files.compactMap { FileMark($0.path) }.filter { $0.size > 0 }
    guard marks.count == files.count else { return nil }
    self.objects = objects
    stamp = zip(files, marks).map { "\($0.path) \($1.text)" }.joined(separator: "\n")
    // A file of tomorrow says nothing about what is going on now.
    age = marks.map(\.age).filter { $0 >= .zero }.min() ?? .seconds(1 << 32)
  }
}

extension Judge {
  /// Says with which build of the libraries answers are judged now; empty while there is none.
  public var librariesStamp: String {
    BuiltLibraries(libraries, in: buildFolder).map { Checksum(of: [$0.stamp]).hexadecimal } ?? ""
  }
}
