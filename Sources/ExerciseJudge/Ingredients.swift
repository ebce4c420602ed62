import Foundation

/// What SwiftPM has built of the libraries, as it lies there now, and with what it would be used.
struct Ingredients {
  let modules: [URL]
  let objects: [URL]
  /// Says which files these are, and in what state; `nil` when one is missing.
  let stamp: String
  /// How long ago the youngest was written.
  let age: Duration

  /// `nil` when a library is not built, or is being built: files come and go.
  init?(of libraries: [String], in build: BuildFolder) {
    var objects: [URL] = []
    for library in libraries {
      guard let own = build.objects(of: library) else { return nil }
      objects += own
    }
    self.objects = objects
    modules = libraries.map { build.modules.appending(path: "\($0).swiftmodule") }
    var lines: [String] = []
    var age = Duration.seconds(1 << 32)
    for file in modules + objects {
      guard let mark = FileMark(file.path), mark.size > 0 else { return nil }
      lines.append("\(file.path) \(mark.text)")
      age = min(age, mark.age)
    }
    stamp = lines.joined(separator: "\n")
    // A file of tomorrow says nothing about what is going on now.
    self.age = age < .zero ? .seconds(1 << 32) : age
  }
}

extension Judge {
  /// Says with which build of the libraries answers are judged now; empty while there is none.
  public var librariesStamp: String {
    Ingredients(of: libraries, in: buildFolder).map { Checksum(of: [$0.stamp]).hexadecimal } ?? ""
  }
}
