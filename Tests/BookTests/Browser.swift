import Foundation
import Testing

/// A browser without a window, told what to do by the protocol that all browsers have for tests.
final class Browser {
  /// Whether this machine has a browser for tests, and the long tests are wanted.
  static let isWanted =
    ProcessInfo.processInfo.environment["ALL_TESTS"] != nil && program != nil

  private static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/chromedriver" }
    .first(where: FileManager.default.isExecutableFile)

  // The protocol's names of keys that write nothing.
  static let escape = "\u{E00C}"
  static let left = "\u{E012}"
  static let right = "\u{E014}"
  static let delete = "\u{E017}"

  struct Refusal: Error, CustomStringConvertible { let description: String }

  private let driver = Process()
  private var port = 0
  private var session = ""

  /// - Parameter hasScripts: Whether pages may run scripts.
  init(hasScripts: Bool = true) throws {
    driver.executableURL = URL(filePath: try #require(Self.program))
    // It looks for a port, and says which one it has found.
    driver.arguments = ["--port=0"]
    let output = Pipe()
    (driver.standardOutput, driver.standardError) = (output, FileHandle.nullDevice)
    try driver.run()
    do { try start(output.fileHandleForReading, hasScripts) } catch {
      close()
      throw error
    }
  }

  private func start(_ output: FileHandle, _ hasScripts: Bool) throws {
    var said = ""
    while port == 0 {
      let more = output.availableData
      try #require(!more.isEmpty, "the driver has ended: \(said)")
      said += String(decoding: more, as: UTF8.self)
      port = said.firstMatch(of: #/on port (\d+)\./#).flatMap { Int($0.1) } ?? 0
    }
    let settings: [String: Any] = [
      "args": ["--headless=new", "--no-sandbox", "--no-proxy-server", "--window-size=1280,900"],
      "prefs": hasScripts ? [:] : ["profile.managed_default_content_settings.javascript": 2],
    ]
    let answer = try ask(
      "POST", "/session",
      [
        "capabilities": [
          "alwaysMatch": [
            "goog:chromeOptions": settings, "goog:loggingPrefs": ["browser": "ALL"],
          ]
        ]
      ])
    let id = (answer as? [String: Any])?["sessionId"] as? String
    session = "/session/\(try #require(id))"
  }

  func close() {
    if !session.isEmpty { _ = try? ask("DELETE", session) }
    // `terminate()` would wait for ever: a child of a test has its signals blocked.
    kill(driver.processIdentifier, SIGKILL)
    driver.waitUntilExit()
  }

  // MARK: - What it does

  func open(_ address: String) throws { try ask("POST", session + "/url", ["url": address]) }

  /// Runs a script in the page, and returns its value.
  @discardableResult
  func run(_ script: String) throws -> Any {
    try ask("POST", session + "/execute/sync", ["script": script, "args": [Any]()])
  }

  func text(_ script: String) throws -> String {
    try run("return String(\(script))") as? String ?? ""
  }

  func isTrue(_ script: String) throws -> Bool {
    try run("return Boolean(\(script))") as? Bool ?? false
  }

  /// Waits until something is true in the page.
  func waits(for script: String, _ place: SourceLocation = #_sourceLocation) throws {
    try until(script, place) { try isTrue(script) }
  }

  /// Clicks a button by what stands on it.
  func click(_ label: String, in place: String) throws {
    try run(
      "[...\(place).querySelectorAll('button')].find(b => b.textContent === '\(label)').click()")
  }

  /// Keeps what the window shows, if SCREENSHOTS names a folder.
  func picture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] else { return }
    let picture = try ask("GET", session + "/screenshot") as? String
    let place = URL(filePath: folder).appending(path: "\(name).png")
    try Data(base64Encoded: try #require(picture))?.write(to: place)
  }

  func press(_ keys: String) throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] }
    }
    try act([["type": "key", "id": "keys", "actions": actions]])
  }

  /// Presses the mouse, or a finger (`touch`), on an element, moves it to the right in steps, and releases it.
  func drag(_ element: String, by distances: [Int], with pointer: String = "mouse") throws {
    let place = try run(
      """
      const r = document.querySelector('\(element)').getBoundingClientRect()
      return [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)]
      """)
    let point = try #require(place as? [Int])
    func move(_ distance: Int) -> [String: Any] {
      ["type": "pointerMove", "duration": 20, "x": point[0] + distance, "y": point[1]]
    }
    let actions =
      [move(0), ["type": "pointerDown", "button": 0]] + distances.map(move)
      + [["type": "pointerUp", "button": 0]]
    try act([
      [
        "type": "pointer", "id": pointer, "parameters": ["pointerType": pointer],
        "actions": actions,
      ]
    ])
  }

  func resize(width: Int, height: Int) throws {
    try ask("POST", session + "/window/rect", ["width": width, "height": height])
  }

  /// Lets the page look as on paper.
  func print(_ isPrinting: Bool) throws {
    try ask(
      "POST", session + "/goog/cdp/execute",
      [
        "cmd": "Emulation.setEmulatedMedia",
        "params": ["media": isPrinting ? "print" : "screen"],
      ])
  }

  /// What the browser complains of.
  var complaints: [String] {
    get throws {
      let log = try ask("POST", session + "/se/log", ["type": "browser"]) as? [[String: Any]]
      return (log ?? []).compactMap { $0["message"] as? String }
    }
  }

  // MARK: - The protocol

  private func act(_ actions: [[String: Any]]) throws {
    try ask("POST", session + "/actions", ["actions": actions])
  }

  private func until(
    _ what: String, _ place: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
  ) throws {
    let end = ContinuousClock.now + .seconds(30)
    while try !isSo() {
      guard ContinuousClock.now < end else { throw Refusal(description: "waited in vain: \(what)") }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  @discardableResult
  private func ask(_ method: String, _ path: String, _ body: [String: Any] = [:]) throws -> Any {
    let text =
      method == "POST"
      ? String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self) : ""
    let answer = try Raw.send(
      method, path, ["Host": "127.0.0.1:\(port)", "Content-Type": "application/json"], text,
      to: port)
    let value =
      (try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])?["value"]
    if let problem = value as? [String: Any], let name = problem["error"] as? String {
      throw Refusal(description: "\(name): \(problem["message"] ?? "")")
    }
    return value ?? NSNull()
  }
}
