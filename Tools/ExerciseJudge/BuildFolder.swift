import Foundation

/// The folder of SwiftPM's products: `.build/debug`, or the one that holds this program.
public struct BuildFolder: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url.resolvingSymlinksInPath() }

  /// The folder that holds this program, found by walking up from it.
  public static func ofThisProgram() -> BuildFolder? {
    placeOfThisProgram.flatMap { folder(around: URL(filePath: $0), with: "Modules") }
      .map(BuildFolder.init)
  }

  #if canImport(Darwin)
    /// The path of the image that contains *this code*: on macOS a helper of Xcode loads a test bundle.
    private static var placeOfThisProgram: String? {
      var info = Dl_info()
      return dladdr(#dsohandle, &info) == 0 ? nil : info.dli_fname.map { String(cString: $0) }
    }
  #else
    private static var placeOfThisProgram: String? { Bundle.main.executablePath }
  #endif

  /// The course's program. It contains the libraries, and loads bundles that were compiled against them.
  var host: URL { url.appending(path: "course") }

  /// A text that identifies this build of the libraries; empty if there is none.
  public var stamp: String { FileMark(host.path)?.text ?? "" }

  /// Returns why nothing can be compiled against these libraries, or `nil` if it can.
  public func problem(with libraries: [String]) -> String? {
    func isMissing(_ library: String) -> Bool {
      !exists(url.appending(path: "Modules/\(library).swiftmodule").path)
    }
    if let missing = libraries.first(where: isMissing) {
      return
        "\(missing) is not built: run `swift build` in the folder of the course, then try again."
    }
    guard let host = FileMark(host.path) else {
      return "The course's program is not built: run `swift build --product course`."
    }
    // The host was linked from these objects: it doesn't contain a newer one.
    let isStale = libraries.map { url.appending(path: "\($0).build").path }.contains { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains {
        $0.hasSuffix(".o") && FileMark("\(folder)/\($0)")?.isNewer(than: host) ?? false
      }
    }
    return isStale
      ? "The libraries are newer than the course's program. If a build is in progress, try again when "
        + "it has ended; otherwise start `swift run course` again."
      : nil
  }
}
