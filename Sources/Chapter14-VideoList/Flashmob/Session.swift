import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// Uses the app as a script says, and prints what the screen shows.
final class Session {
  /// A line of a script that means nothing.
  struct Mistake: Error, CustomStringConvertible {
    let line: Int
    let sentence: String

    var description: String { "line \(line): \(sentence)" }
  }

  private let web = VideoWeb()
  private let disk = SmallDisk(room: .max)
  private let folder: URL
  private let modes = ["open", "pause", "remove"]
  private var storage: VideoFolder?
  private var screen: VideoListScreen?
  private var lastLook = ""

  /// - Parameter folder: The folder for the videos.
  init(in folder: URL) { self.folder = folder }

  /// Runs a script, with one command per line. A `#` begins a comment.
  func run(_ script: String) throws {
    try open()
    look()
    for (index, line) in script.components(separatedBy: .newlines).enumerated() {
      let command = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      if command.isEmpty { continue }
      print("\n> " + command.joined(separator: " "))
      do { try perform(command) } catch let error as VideoError {
        print("(\(error))")
      } catch let problem as Problem {
        throw Mistake(line: index + 1, sentence: problem.sentence)
      }
      web.wait()
      look()
    }
    close()
    // All scheduled work has run by then, and is released.
    sleep(10)
  }

  private struct Problem: Error { let sentence: String }

  private func perform(_ command: [String]) throws {
    let (verb, object) = (command[0], command.dropFirst().joined(separator: " "))
    switch verb {
    case "refresh": screen?.refreshButton.tap()
    case "retry": screen?.retryButton.tap()
    case "mode": screen?.modeControl.tap(segment: try index(of: object, in: modes))
    case "tap": screen?.tableView.select(row: try index(of: object, in: titles()))
    case "piece":
      if !web.pass(try id(of: object)) {
        throw Problem(sentence: "no request for a piece of \(object) waits.")
      }
    case "break": web.server.breakOff(try id(of: object))
    case "network": web.server.isOffline = try index(of: object, in: ["on", "off"]) == 1
    case "disk":
      disk.room = object == "free" ? .max : try number(object)
    case "sleep": sleep(Double(try number(object)))
    case "about":
      let about = AboutScreen([("version", "1.0"), ("videos", "made of text")])
      about.loadIfNeeded()
      print(about)
    case "files": print((try storage ?? VideoFolder(folder)).contents.joined(separator: "\n"))
    case "second": _ = try VideoFolder(folder)
    case "damage":
      close()
      try FileWriter().append(Data("]".utf8), to: folder.appendingPathComponent("videos.json").path)
      try open()
    case "restart":
      close()
      try open()
    default: throw Problem(sentence: "there is no command “\(verb)”.")
    }
  }

  private func open() throws {
    let service = web.service
    let storage = try VideoFolder(folder, writer: disk)
    let screen = VideoListScreen { input in
      VideoListViewModel(
        input: input, service: service, folder: storage, scheduler: clock.mainScheduler)
    }
    (self.storage, self.screen) = (storage, screen)
    screen.loadIfNeeded()
  }

  /// Closes the screen, and waits until the folder is released: a cancelled request holds it until its
  /// session has noticed.
  private func close() {
    weak let closing = storage
    (storage, screen) = (nil, nil)
    runMainQueue(until: { closing == nil })
  }

  private func look() {
    let lines = screen?.render().split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let look = lines.map { $0.trimmingSuffix(while: \.isWhitespace) }.joined(separator: "\n")
    if look != lastLook { print(look) }
    lastLook = look
  }

  private func titles() -> [String] {
    screen?.tableView.visibleCells.compactMap {
      ($0 as? VideoInfoCell)?.titleLabel.text.map { String($0.dropFirst(2)) }
    } ?? []
  }

  private func id(of title: String) throws -> String {
    let films = Film.all.map(\.video)
    return films[try index(of: title, in: films.map(\.title))].id
  }

  private func index(of word: String, in words: [String]) throws -> Int {
    if let index = words.firstIndex(of: word) { return index }
    throw Problem(sentence: "“\(word)” is none of \(words.joined(separator: ", ")).")
  }

  private func number(_ word: String) throws -> Int {
    if let number = Int(word), number >= 0 { return number }
    throw Problem(sentence: "“\(word)” is no number.")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)]
  }
}
