import Foundation

/// How a run of a chain ended.
enum Outcome: Equatable {
  case log([String])
  case crashed(String)
  case hung

  /// Two crashes are the same; each library has its own words.
  static func == (left: Outcome, right: Outcome) -> Bool {
    switch (left, right) {
    case (.log(let left), .log(let right)): left == right
    case (.crashed, .crashed), (.hung, .hung): true
    default: false
    }
  }

  var lines: [String] {
    switch self {
    case .log(let lines): lines
    case .crashed(let reason): ["crashed: \(reason)"]
    case .hung: ["did not end within \(Int(Peer.patience)) s"]
    }
  }
}

/// A child process that runs chains; a new one takes its place when it crashes or hangs.
final class Peer {
  static let patience = 5.0
  /// How many seconds a chain may take.
  var patience = Peer.patience

  private let program: String
  private var process: Process?
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var unread: [UInt8] = []
  private let errors: URL

  init(program: String) {
    self.program = program
    errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("random-chains-\(UUID().uuidString)")
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: errors)
  }

  /// The log of a chain.
  func run(_ chain: Chain) -> Outcome {
    send("run \(chain)\n")
    var lines: [String] = []
    while true {
      switch nextLine() {
      case .line("."): return .log(lines)
      case .line(let line): lines.append(line)
      case .ended(let outcome): return outcome
      }
    }
  }

  /// The digests of so many numbers, or how the run of a number ended without one.
  func digests(from first: Int, count: Int) -> [String] {
    var digests: [String] = []
    ask(first, count)
    while digests.count < count {
      switch nextLine() {
      case .line(let line):
        let words = line.split(separator: " ")
        guard words.count == 2, words[0] == String(first + digests.count) else { continue }
        digests.append(String(words[1]))
      case .ended:
        digests.append("none")
        if digests.count < count { ask(first + digests.count, count - digests.count) }
      }
    }
    return digests
  }

  /// Asks for digests without waiting for them, so that another process can work meanwhile.
  func prepare(_ first: Int, _ count: Int) {
    ask(first, count)
    isAsked = true
  }

  private var isAsked = false

  private func ask(_ first: Int, _ count: Int) {
    if isAsked {
      isAsked = false
    } else {
      send("digests \(first) \(count)\n")
    }
  }

  private func send(_ text: String) {
    if process == nil { start() }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private enum Reading {
    case line(String)
    case ended(Outcome)
  }

  private func nextLine() -> Reading {
    while true {
      if let end = unread.firstIndex(of: 10) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        return .line(line)
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(patience * 1000)) > 0 else {
        stop()
        return .ended(.hung)
      }
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else {
        stop()
        return .ended(.crashed(lastWords))
      }
      unread += buffer[..<count]
    }
  }

  private var lastWords: String {
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").first { $0.contains("rror") }.map(String.init) ?? "no reason"
  }

  private func start() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["serve"]
    // A dictionary's order must not change from run to run.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    let requests = Pipe()
    let answers = Pipe()
    process.standardInput = requests
    process.standardOutput = answers
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardError = try? FileHandle(forWritingTo: errors)
    do { try process.run() } catch {
      FileHandle.standardError.write(Data("RandomChains: can't start \(program): \(error)\n".utf8))
      exit(1)
    }
    self.process = process
    pipes = [requests, answers]
    input = requests.fileHandleForWriting.fileDescriptor
    output = answers.fileHandleForReading.fileDescriptor
    unread = []
  }

  private var pipes: [Pipe] = []

  private func stop() {
    guard let process else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    self.process = nil
    pipes = []
  }
}
