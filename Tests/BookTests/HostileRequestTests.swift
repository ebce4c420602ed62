import ConsoleKit
import ExerciseJudge
import Foundation
import Testing
import Trainer
import Wording

@testable import Book

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The book runs code, so it answers its own pages and no one else. Each request here is one that it must refuse,
/// tried on each address that it knows.
@Suite(.serialized, .long) struct HostileRequestTests {
  static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func withBook<Result>(_ body: (BookServer) throws -> Result) throws -> Result {
    let build = try #require(BuildFolder.ofThisProgram())
    let book = try BookServer(
      course: course, runs: Runs(Player(build, root: course)), desk: EmptyDesk(), symbols: { [] })
    defer { book.stop() }
    return try body(book)
  }

  /// The addresses of pages, files and listings, and those that have an effect.
  private static let reading = [
    "/", "/index.html", "/lessons/errors.html", "/style.css", "/search.json",
    "/marbles/debounce.html", "/api/index.html",
    "/listings/errors/caught-outside.json", "/exercises/sharing/my-replay.json", "/progress.json",
    "/nothing",
  ]
  private static let effects = [
    "/run", "/kill", "/playground", "/marbles", "/check", "/hint", "/solution", "/reset", "/choice",
  ]

  private static func headers(_ book: BookServer, _ changes: [String: String?] = [:]) -> [String:
    String]
  {
    var headers: [String: String?] = [
      "Host": "127.0.0.1:\(book.port)", "Cookie": "course-\(book.port)=\(book.token)",
    ]
    headers.merge(changes) { $1 }
    return headers.compactMapValues { $0 }
  }

  private static let json = ["Content-Type": "application/json", "X-Course": "1"]

  @Test func `a question about marbles is answered, and one that can't be says why`() throws {
    try Self.withBook { (book) throws in
      let own = Self.headers(
        book, ["Origin": "http://127.0.0.1:\(book.port)"].merging(Self.json) { $1 })
      func ask(_ question: String) throws -> Raw.Answer {
        try Raw.send("POST", "/marbles", own, question, to: book.port)
      }
      let answer = try ask(#"{"operator":"map","rows":["--1--|"],"arguments":[10]}"#)
      #expect(answer.status == 200 && answer.body.contains(#"[[2,"10"],[5]]"#), "\(answer.body)")
      let refused = try ask(#"{"operator":"map","rows":["1"],"arguments":[10]}"#)
      #expect(refused.status == 200 && refused.body.contains("moment of the subscription"))
      #expect(try ask("[]").status == 400)
    }
  }

  @Test func `no page is shown to a stranger`() throws {
    try Self.withBook { (book) throws in
      let hostile: [[String: String?]] = [
        ["Cookie": nil], ["Cookie": "course-\(book.port)=\(String(repeating: "0", count: 32))"],
        ["Cookie": "course-\(book.port)="], ["Cookie": "course-1=\(book.token)"],
        ["Host": "evil.example:\(book.port)"], ["Host": "127.0.0.1"],
        ["Host": "0.0.0.0:\(book.port)"],
        ["Host": nil], ["Origin": "http://evil.example"], ["Origin": "null"],
        ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
      ]
      for path in Self.reading + ["/?token=wrong", "/?token="] {
        for changes in hostile {
          let answer = try Raw.send("GET", path, Self.headers(book, changes), to: book.port)
          #expect([403, 421].contains(answer.status), "\(path) \(changes)")
          #expect(!answer.body.contains(book.token) && answer.body.utf8.count < 200)
        }
        for method in ["OPTIONS", "PUT", "DELETE", "HEAD", "PATCH"] {
          #expect(try Raw.send(method, path, Self.headers(book), to: book.port).status == 405)
        }
      }
      for path in Self.reading.dropLast() {
        #expect(
          try Raw.send("GET", path, Self.headers(book), to: book.port).status == 200, "\(path)")
        let other = Self.headers(book, ["Host": "localhost:\(book.port)"])
        #expect(try Raw.send("GET", path, other, to: book.port).status == 200, "\(path)")
      }
    }
  }

  @Test func `nothing is run for a stranger`() throws {
    try Self.withBook { (book) throws in
      let own = Self.json.merging(["Origin": "http://localhost:\(book.port)"]) { $1 }.mapValues(
        Optional.some)
      let hostile: [[String: String?]] = [
        ["Cookie": nil], ["Host": "evil.example"], ["Origin": "http://evil.example"],
        ["Origin": nil], ["Origin": "null"], ["Origin": "https://127.0.0.1:\(book.port)"],
        ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
        ["Sec-Fetch-Site": "none"], ["Content-Type": "text/plain"], ["Content-Type": nil],
        ["Content-Type": "application/x-www-form-urlencoded"],
        ["Content-Type": "application/json; charset=utf-8"], ["X-Course": nil], ["X-Course": "2"],
      ]
      let body = #"{"listing": "errors/caught-outside", "text": "print(1)"}"#
      for path in Self.effects {
        for changes in hostile {
          let headers = Self.headers(book, own.merging(changes) { $1 })
          let answer = try Raw.send("POST", path, headers, body, to: book.port)
          #expect([403, 415, 421].contains(answer.status), "\(path) \(changes)")
        }
        // What has an effect is never done by opening an address.
        #expect(try Raw.send("GET", path, Self.headers(book), to: book.port).status == 404)
      }
      let good = Self.headers(book, own)
      for body in [
        "", "{}", #"{"listing": "../../x", "text": ""}"#,
        #"{"listing": "errors/none", "text": ""}"#, "[[[[",
      ] {
        #expect(try Raw.send("POST", "/run", good, body, to: book.port).status == 404, "\(body)")
      }
      #expect(try Raw.send("POST", "/kill", good, "{}", to: book.port).status == 200)
    }
  }

  @Test(arguments: [
    "/../Package.swift", "/%2e%2e/Package.swift", "/..%2fPackage.swift",
    "/%2e%2e%2f%2e%2e%2fetc/passwd",
    "//etc/passwd", "/source/../Package.swift", "/lessons/%00.html", "/listings/../x.json",
    "/source/.git/config.html", "/Sources/Chapter05-Errors/README.md",
  ])
  func `no file is found by its path`(path: String) throws {
    try Self.withBook { (book) throws in
      let answer = try Raw.send("GET", path, Self.headers(book), to: book.port)
      #expect([400, 403, 404].contains(answer.status), "\(path): \(answer.status)")
    }
  }

  @Test func `too much is refused, and the book goes on`() throws {
    try Self.withBook { (book) throws in
      let own = Self.headers(
        book,
        Self.json.merging(["Origin": "http://127.0.0.1:\(book.port)"]) { $1 }.mapValues(
          Optional.some))
      let long = String(repeating: "x", count: 70_000)
      #expect(try Raw.send("POST", "/run", own, long, to: book.port).status == 400)
      let headers = Self.headers(book, ["X-Long": String(repeating: "x", count: 9000)])
      #expect(try Raw.send("GET", "/", headers, to: book.port).status == 400)
      let two = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(book.port)\r\nHost: evil.example\r\n\r\n"
      #expect(try Raw.exchange(two, with: book.port).status == 400)
      // A thousand connections that send nothing.
      var sockets: [Int32] = []
      defer { for socket in sockets { close(socket) } }
      for _ in 0..<1000 {
        if let socket = try? Raw.connect(to: book.port) { sockets.append(socket) }
      }
      for socket in sockets { close(socket) }
      sockets = []
      // A request that comes before the book has seen them close is one too many.
      let start = ContinuousClock.now
      var status = 0
      while status != 200, ContinuousClock.now - start < .seconds(30) {
        status = (try? Raw.send("GET", "/", Self.headers(book), to: book.port).status) ?? 0
      }
      #expect(status == 200)
    }
  }

  @Test func `the address in the terminal is exchanged for a cookie that only the book reads`()
    throws
  {
    try Self.withBook { (book) throws in
      let host = ["Host": "127.0.0.1:\(book.port)"]
      let answer = try Raw.send("GET", "/?token=\(book.token)", host, to: book.port)
      #expect(answer.status == 302 && answer.headers["location"] == "/")
      let cookie = try #require(answer.headers["set-cookie"])
      #expect(cookie == "course-\(book.port)=\(book.token); HttpOnly; SameSite=Strict; Path=/")
      // The address that is given to the program that opens a browser is good for one use.
      let passing = "/" + book.passingAddress.split(separator: "/").last!
      let passed = try Raw.send("GET", passing, host, to: book.port)
      #expect(passed.status == 302 && passed.headers["set-cookie"] == cookie)
      #expect(!book.passingAddress.contains(book.token))
      #expect(try Raw.send("GET", passing, host, to: book.port).status == 403)
      let page = try Raw.send("GET", "/", Self.headers(book), to: book.port)
      #expect(!page.body.contains(book.token))
      let policy = try #require(page.headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe") && page.headers["access-control-allow-origin"] == nil)
      #expect(page.headers["x-content-type-options"] == "nosniff")
      #expect(page.headers["cache-control"] == "no-store")
      let other = try Self.withBook { $0.token }
      #expect(other != book.token && book.token.count == 32)
    }
  }
}

/// A learner with one exercise.
struct EmptyDesk: Desk {
  func playgroundFile(of listing: String) throws -> String { "none" }

  func sheet(of id: String) throws -> ExerciseSheet {
    guard id == "sharing/my-replay" else {
      throw CommandError.missing("there is no such exercise.")
    }
    return ExerciseSheet(
      id: id, minutes: 1, path: "x", task: [], hints: [], hasMoreHints: true, isSolved: false,
      answer: "let a = 1", mark: "1")
  }

  func mark(of id: String) throws -> String { try sheet(of: id).mark }

  func write(_ answer: String, to id: String, ifStill mark: String) throws -> Bool {
    answer == "let a = 1" || mark == "1"
  }

  func verdict(on id: String, until cancellation: Cancellation) throws -> [Line] {
    [Line("✓ solved", .good)]
  }

  func giveHint(on id: String) throws {}
  func solution(of id: String, anyway: Bool) throws -> [Line]? {
    anyway ? [Line("let a = 2")] : nil
  }
  func resetExercise(_ id: String) throws {}

  func progress() throws -> CourseProgress {
    var progress = CourseProgress()
    progress.solved = ["sharing/my-replay"]
    return progress
  }

  func choose(_ letter: String, for id: String) throws {
    guard id == "errors/two-triggers" else {
      throw CommandError.missing("there is no such question, or no such choice.")
    }
  }
}

/// HTTP by hand, since a client library wouldn't send what an attacker does.
enum Raw {
  struct Answer {
    var status = 0
    var headers: [String: String] = [:]
    var body = ""
  }

  static func send(
    _ method: String, _ path: String, _ headers: [String: String], _ body: String = "", to port: Int
  ) throws -> Answer {
    var head = "\(method) \(path) HTTP/1.1\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    if method == "POST" { head += "Content-Length: \(body.utf8.count)\r\n" }
    return try exchange(head + "\r\n" + body, with: port)
  }

  static func connect(to port: Int) throws -> Int32 {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    // A program that another test starts would keep it open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #if canImport(Darwin)
          Darwin.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        #else
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        #endif
      }
    }
    guard result == 0 else {
      close(descriptor)
      throw POSIXError(.ECONNREFUSED)
    }
    return descriptor
  }

  /// Whether an answer that tells its length has arrived. Not every server closes its connection then.
  private static func isWhole(_ answer: Data) -> Bool {
    guard let blank = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { return false }
    let head = String(decoding: answer[..<blank.lowerBound], as: UTF8.self)
    guard let length = head.firstMatch(of: #/(?i)content-length: *(\d+)/#)?.1 else { return false }
    return answer.count - blank.upperBound >= Int(length)!
  }

  static func exchange(_ text: String, with port: Int) throws -> Answer {
    let descriptor = try connect(to: port)
    defer { close(descriptor) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      #if canImport(Darwin)
        let count = bytes.withUnsafeBytes { Darwin.send(descriptor, $0.baseAddress, $0.count, 0) }
      #else
        let count = bytes.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #endif
      if count <= 0 { break }
      bytes = bytes.dropFirst(count)
    }
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count <= 0 { break }
      answer.append(contentsOf: buffer[..<count])
      if isWhole(answer) { break }
    }
    let whole = String(decoding: answer, as: UTF8.self)
    let parts = whole.components(separatedBy: "\r\n\r\n")
    var lines = (parts.first ?? "").components(separatedBy: "\r\n")
    let status = lines.removeFirst().split(separator: " ").dropFirst().first.flatMap { Int($0) }
    var result = Answer(status: status ?? 0)
    for line in lines {
      let pair = line.split(separator: ":", maxSplits: 1).map(String.init)
      result.headers[pair[0].lowercased()] = pair.last?.trimmingCharacters(in: .whitespaces)
    }
    result.body = parts.dropFirst().joined(separator: "\r\n\r\n")
    return result
  }
}
