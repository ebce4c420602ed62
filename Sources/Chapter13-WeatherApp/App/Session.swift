import ChapterKit
import ConsoleKit

/// A session of the program, played from a script on the clock of the listing.
final class Session {
  private let app: WeatherApp
  private var seconds = 0.0
  private var shown = ""

  /// Starts the program.
  init() throws {
    app = try WeatherApp(virtualScheduler: clock.mainScheduler)
    app.screen.loadIfNeeded()
  }

  /// Plays a script.
  func run(_ script: SessionScript) {
    for (text, command) in script.commands {
      print("> \(text)")
      if command == .quit { return }
      perform(command)
    }
  }

  private func perform(_ command: SessionScript.Command) {
    let screen = app.screen
    switch command {
    case .type(let text): screen.searchCityName.simulateTyping(text)
    case .erase: screen.searchCityName.simulateReplacing(with: "")
    case .return: screen.searchCityName.simulateReturn()
    case .here: screen.hereButton.tap()
    case .network: screen.networkButton.tap()
    case .server(let behavior):
      screen.serverControl.tap(segment: WeatherServer.Behavior.allCases.firstIndex(of: behavior)!)
    case .wait(let seconds): wait(seconds)
    case .watch(let seconds): watch(seconds)
    case .show: show()
    case .requests: print(app.server.log.map { "  \($0)" }.joined(separator: "\n"))
    case .quit: break
    }
  }

  private func wait(_ seconds: Double) {
    sleep(seconds)
    self.seconds += seconds
  }

  private func watch(_ seconds: Double) {
    showIfChanged()
    for _ in 0..<Int((seconds * 10).rounded()) {
      wait(0.1)
      showIfChanged()
    }
  }

  private func showIfChanged() {
    if app.screen.render() != shown { show() }
  }

  private func show() {
    shown = app.screen.render()
    let tenths = Int((seconds * 10).rounded())
    print("  at \(tenths / 10).\(tenths % 10) s")
    for line in shown.split(separator: "\n", omittingEmptySubsequences: false) {
      print("  | \(line)")
    }
  }
}
