import BookPages
import ExerciseJudge
import Foundation
import Trainer
import Wording

/// The command of readers in a browser.
package let bookCommands: [Command] = [
  Command(
    word: "book", names: 0...0, options: ["--export FOLDER", "--no-browser"],
    needsWholeCourse: true,
    run: Trainer.book)
]

/// What `course --help` says of it.
package let bookManual = """

  In a browser:
    book                  opens the course in your browser, on this machine alone;
                          --no-browser: only shows its address. Ctrl-C ends it
    book --export FOLDER  writes the same pages, for any web server

  """

extension Trainer {
  /// `course book`.
  func book(_ arguments: Arguments) throws -> ExitStatus {
    if let folder = arguments.value(of: "--export") { return try export(to: folder) }
    let runs = Runs(Player(judge.buildFolder, root: folder.url))
    let book: BookServer
    do {
      book = try BookServer(course: folder.url, runs: runs, desk: self, symbols: symbols)
    } catch {
      throw CommandError.missing("the book can't be opened: \(error)")
    }
    console.write([
      Line("The book is open at"), Line(), Line("  \(book.address)", .strong), Line(),
      Line(
        "It answers this machine alone. What you run there runs with your rights. Ctrl-C ends it."),
    ])
    if !arguments.flags.contains("--no-browser") { Self.open(book.passingAddress) }
    while !interruption.isCancelled { Thread.sleep(forTimeInterval: 0.1) }
    book.stop()
    return .done
  }

  /// Reads what the toolchain says of the libraries that the book describes.
  private var symbols: @Sendable () throws -> [Data] {
    { [folder = judge.buildFolder] in try folder.symbolGraphs(of: ["RxLite", "RxLiteTest"]) }
  }

  /// Shows an address in the browser, if this machine has a way to.
  private static func open(_ address: String) {
    #if canImport(Darwin)
      let opener = "/usr/bin/open"
    #else
      let opener = "/usr/bin/xdg-open"
    #endif
    guard FileManager.default.isExecutableFile(atPath: opener) else { return }
    let process = Process()
    process.executableURL = URL(filePath: opener)
    process.arguments = [address]
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }

  /// `course book --export FOLDER`. A file that the book hasn't written is never touched.
  private func export(to path: String) throws -> ExitStatus {
    let place = URL(filePath: path)
    let manager = FileManager.default
    // The addresses of what the book wrote here before.
    let list = place.appending(path: ".book")
    let before = text(of: list)?.split(separator: "\n").filter { !$0.contains("..") }
    if before == nil, let names = try? manager.contentsOfDirectory(atPath: place.path),
      !names.isEmpty
    {
      throw CommandError.misused(
        "\(path) has files of its own; name a new folder, or one that the book was written to before."
      )
    }
    // The pages take a while. A folder that can't be made is found first.
    try attempting("write \(path)") {
      try manager.createDirectory(at: place, withIntermediateDirectories: true)
    }
    var files = try Site(course: folder.url, isLive: false, symbols: symbols).files()
    files[".book"] = Data(files.keys.sorted().joined(separator: "\n").utf8)
    try attempting("write \(path)") {
      for address in before ?? [] {
        let file = place.appending(path: String(address))
        if manager.fileExists(atPath: file.path) { try manager.removeItem(at: file) }
      }
      for (address, data) in files.sorted(by: { $0.key < $1.key }) {
        let file = place.appending(path: address)
        try manager.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
    }
    console.write([Line("\(files.count) files are in \(path). Its first page is index.html.")])
    return .done
  }
}
