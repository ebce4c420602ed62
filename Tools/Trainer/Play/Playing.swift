import ExerciseJudge
import Foundation
import Synchronization
import TerminalKit
import Wording

extension Trainer {
  /// `course play`.
  func play(_ arguments: Arguments) throws -> ExitStatus {
    let file = try Scratch(folder: folder)
      .open(arguments.name, isNew: arguments.flags.contains("--new"))
    let player = Player(judge.buildFolder, root: folder.url)
    return try Playing(file, player, console, folder, picture: arguments.values["--svg"])
      .run(until: interruption)
  }
}

extension Trainer {
  /// Makes the file of the playground for a listing, unless it is there.
  ///
  /// - Returns: Its path.
  package func playgroundFile(of listing: String) throws -> String {
    folder.path(try Scratch(folder: folder).open(listing).url)
  }
}

/// Runs a file at each save, and shows what it prints and its marble diagram.
final class Playing: TerminalProgram {
  private let file: URL
  private let path: String
  private let player: Player
  private let console: Console
  /// The path of the picture; without one, it is written beside the file.
  private let picture: URL?
  private let folder: CourseFolder

  private let terminal: Terminal?
  private var watched: WatchedFile
  var end: Ending?
  private var outcome: Player.Outcome?
  private var delay: Duration?
  private var isRunning = false
  private var isLost = false
  private var showsAllPrinted = false
  private var scroll = 0
  private var notice: Line?

  private let queue = DispatchQueue(label: "course.play", qos: .userInitiated)
  private let inProgress = Mutex<Cancellation?>(nil)
  private let found = Mutex<(Player.Outcome, Duration?)?>(nil)

  init(
    _ scratch: Scratch.File, _ player: Player, _ console: Console, _ folder: CourseFolder,
    picture: String?
  ) {
    (file, watched) = (scratch.url, WatchedFile(scratch.url))
    path = folder.path(scratch.url)
    notice = scratch.notice.map { Line($0) }
    self.player = player
    self.console = console
    self.folder = folder
    self.picture = picture.map { URL(filePath: $0) }
    terminal = console.terminal
  }

  /// Runs the file at each save on a terminal, otherwise once.
  func run(until interruption: Cancellation) throws -> ExitStatus {
    guard terminal != nil else { return try runOnce(until: interruption) }
    return watch()
  }

  private func runOnce(until interruption: Cancellation) throws -> ExitStatus {
    if let notice { console.write([notice, Line()]) }
    let width = min(console.width, Self.mostColumns)
    let outcome = try player.play(
      file, with: Scratch(folder: folder).rest(of: file), columns: width, until: interruption)
    let page = PlayPage(outcome: outcome, path: path)
    console.write(page.lines(width: width, mostPrinted: 200))
    if let picture { try save(outcome, to: picture) }
    return page.headline == nil ? .done : .no
  }

  /// Runs the file at each save until the learner quits.
  private func watch() -> ExitStatus {
    play(isSave: false)
    let status = ExitStatus(run(on: terminal))
    inProgress.withLock { $0?.cancel() }
    queue.sync {}
    console.write(Line("Your file is \(path)."))
    return status
  }

  func look() -> Bool {
    let isFound = takeFound()
    switch watched.change() {
    case .saved: play(isSave: true)
    case .lost: isLost = true
    case nil: return isFound
    }
    return true
  }

  func resize() { play(isSave: false) }

  static let mostColumns = 100

  private func play(isSave: Bool) {
    (isRunning, isLost) = (true, false)
    if isSave { notice = nil }
    watched = WatchedFile(file)
    let cancellation = Cancellation()
    inProgress.withLock { before in
      before?.cancel()
      before = cancellation
    }
    let columns = min(terminal?.size.width ?? console.width, Self.mostColumns)
    queue.async { [self] in
      let outcome: Player.Outcome
      do {
        outcome = try player.play(
          file, with: Scratch(folder: folder).rest(of: file), columns: columns, until: cancellation)
      } catch let error as CommandError {
        outcome = .failed("\(error)")
      } catch {
        return
      }
      guard !cancellation.isCancelled else { return }
      let delay = isSave ? FileMark(file.path)?.age : nil
      found.withLock { $0 = (outcome, delay) }
      Signals.wake()
    }
  }

  /// - Returns: Whether there was something.
  private func takeFound() -> Bool {
    guard let (outcome, delay) = found.withLock({ $0.take() }) else { return false }
    (self.outcome, self.delay, isRunning, scroll) = (outcome, delay, false, 0)
    if let picture { report { try self.save(outcome, to: picture) } }
    return true
  }

  func press(_ key: Key) {
    notice = nil
    switch key {
    case .end, .letter("q"): end = .done
    case .letter("s"):
      let place = picture ?? file.deletingPathExtension().appendingPathExtension("svg")
      if let outcome { report { try self.save(outcome, to: place) } }
    case .letter("o"): (showsAllPrinted, scroll) = (!showsAllPrinted, 0)
    case .letter("r"): play(isSave: false)
    case .up, .letter("k"): scroll -= 1
    case .down, .letter("j"): scroll += 1
    case .pageUp: scroll -= 10
    case .pageDown, .letter(" "): scroll += 10
    case .left, .right, .backTab: break
    default:
      notice =
        "Keys: s saves the picture, o shows all output, r runs the file again, arrows scroll, q quits."
    }
  }

  // MARK: - The picture

  private func report(_ work: () throws -> Void) {
    do { try work() } catch { notice = Line("\(error)", .bad) }
  }

  private func save(_ outcome: Player.Outcome, to place: URL) throws {
    guard case .ran(let run) = outcome, let svg = run.svg else {
      throw CommandError(.no, "there is no picture to save: nothing was subscribed to.")
    }
    try attempting("write \(folder.path(place))") {
      try Data(svg.utf8).write(to: place, options: .atomic)
    }
    notice = Line("The picture is in \(folder.path(place)).")
  }

  // MARK: - The screen

  func lines(width: Int, height: Int) -> [Line] {
    let bottom = self.bottom(width)
    let head = [Line(path, .strong), Line()]
    let room = max(1, height - head.count - bottom.count)
    let visible = Visible(
      body(width: min(width, Self.mostColumns), room: room), room: room, scrolledTo: scroll)
    scroll = visible.top
    return Array((head + visible.lines + bottom).prefix(height))
  }

  private func body(width: Int, room: Int) -> [Line] {
    if isLost {
      return [Line("The file \(path) is gone. It runs again as soon as it is back.", .bad)]
    }
    guard let outcome else { return [Line("Running …", .dim)] }
    let page = PlayPage(outcome: outcome, path: path)
    var lines = page.lines(width: width)
    if !showsAllPrinted, lines.count > room {
      // The picture matters more than the output, which is shortened.
      let others = page.lines(width: width, mostPrinted: 1).count - 1
      lines = page.lines(width: width, mostPrinted: max(4, room - others), rest: ": o shows them")
    }
    // The file that runs now has changed since this run.
    return isRunning ? lines.map { Line($0.plain, .dim) } : lines
  }

  private func bottom(_ width: Int) -> [Line] {
    let state =
      isRunning
      ? "running …"
      : delay.map { "\(Self.text($0)) after the save" } ?? "waiting for you to save"
    let keys = width < 70 ? "s o r q" : "s picture  o output  r run  ↑ ↓ scroll  q quit"
    return [Line()] + (notice.map { $0.wrapped(to: width) } ?? []) + [
      Line([.init(state), .init("   " + keys, .dim)])
    ]
  }

  private static func text(_ delay: Duration) -> String {
    let (seconds, attoseconds) = delay.components
    let tenths = seconds * 10 + attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
