import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// Uses the app as a script says, and prints what the screen shows. It waits for nothing but what must
/// happen: the answers that the server sends, and what the main thread has to do then.
final class Session {
  /// A line of a script that means nothing.
  struct Mistake: Error, CustomStringConvertible {
    let line: Int
    let sentence: String

    var description: String { "line \(line): \(sentence)" }
  }

  private let server = VideoServer(pace: .gated)
  private let disk = SmallDisk(room: .max)
  private let folder: URL
  private var service: VideoService?
  private var screen: VideoListScreen?
  private var lastLook = ""

  /// - Parameter folder: Where the videos go.
  init(in folder: URL) { self.folder = folder }

  /// Runs a script: a command a line. A `#` begins a remark.
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
      try settle(index + 1)
      look()
    }
    close()
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
      if !server.letPiecePass(of: try id(of: object)) {
        throw Problem(sentence: "no request for a piece of \(object) waits.")
      }
    case "break": server.breakOff(try id(of: object))
    case "network": server.isOffline = try index(of: object, in: ["on", "off"]) == 1
    case "disk":
      disk.room = object == "free" ? .max : try number(object)
    case "sleep": sleep(Double(try number(object)))
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

  private var storage: VideoFolder?
  private let modes = ["open", "pause", "remove"]

  private func open() throws {
    let service = VideoService(server.url)
    let storage = try VideoFolder(folder, writer: disk)
    let screen = VideoListScreen { input in
      VideoListViewModel(
        input: input, service: service, folder: storage, scheduler: clock.mainScheduler)
    }
    (self.service, self.storage, self.screen) = (service, storage, screen)
    screen.loadIfNeeded()
  }

  private func close() {
    (service, storage, screen) = (nil, nil, nil)
    runMainQueue()
  }

  /// Waits until each request waits for a piece of its video, and nothing waits for the main thread.
  private func settle(_ line: Int) throws {
    let limit = Date(timeIntervalSinceNow: 30)
    while Date() < limit {
      runMainQueue()
      let isSettled = (service?.pathsInFlight ?? []).sorted() == server.waitingPaths.sorted()
      if isSettled { return runMainQueue() }
      Thread.sleep(forTimeInterval: 0.0005)
    }
    throw Mistake(line: line, sentence: "the server has not answered within 30 seconds.")
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
