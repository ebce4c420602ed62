import ConsoleKit
import Foundation
import TerminalKit
import Wording

/// A screen that a user operates: keys become taps and typing.
final class ScreenProgram: TerminalProgram {
  private let screen: Screen
  private let extraKeys: [ScreenPlayer.ExtraKey]
  private var focus = Focus()
  private var scroll = 0
  /// Whether to scroll to the view with the focus; false once the user has scrolled elsewhere.
  private var followsFocus = true
  var end: Ending?

  init(_ screen: Screen, keys: [ScreenPlayer.ExtraKey]) {
    self.screen = screen
    extraKeys = keys
    screen.loadIfNeeded()
    focus.settle(on: screen)
  }

  /// Runs the work of the main queue, and turns the wheels. A page that hasn't changed isn't drawn again.
  func look() -> Bool {
    var isDone = false
    DispatchQueue.main.async { isDone = true }
    // NB: This may itself be work of the queue, and then the block never runs.
    for _ in 1...20 where !isDone { _ = RunLoop.main.run(mode: .default, before: Date()) }
    focus.settle(on: screen)
    return true
  }

  func lines(width: Int, height: Int) -> [Line] {
    let turns = Int(ProcessInfo.processInfo.systemUptime * 8)
    let page = ScreenPage(screen: screen, focus: focus, hints: hints, spinnerFrame: turns)
    return page.lines(width: width, height: height, scroll: &scroll, followsFocus: followsFocus)
  }

  func press(_ key: Key) {
    followsFocus = true
    switch key {
    case .end: end = .done
    case .escape: screen.dismissAlerts()
    case .tab: focus.move(by: 1, on: screen)
    case .backTab: focus.move(by: -1, on: screen)
    case .letter(let letter): press(letter)
    default: press(key, in: focus.view)
    }
    focus.settle(on: screen)
  }

  private func press(_ letter: Character) {
    if let extra = extraKeys.first(where: { $0.isMeant(by: letter, isTyping: focus.isTyping) }) {
      extra.action()
      return
    }
    switch focus.view {
    case let field as TextField: if letter.isText { field.simulateTyping(String(letter)) }
    case let bar as SearchBar: if letter.isText { bar.simulateTyping(String(letter)) }
    case _ where letter == "q": end = .done
    case let button as Button: if letter == " " { button.tap() }
    default: break
    }
  }

  private func press(_ key: Key, in view: View?) {
    switch (view, key) {
    case (let field as TextField, .backspace): field.simulateBackspace()
    case (let field as TextField, .enter): field.simulateReturn()
    case (let bar as SearchBar, .backspace): bar.simulateBackspace()
    case (let bar as SearchBar, .enter): bar.simulateSearch()
    case (let button as Button, .enter): button.tap()
    case (let choice as SegmentedControl, .left):
      choice.tap(segment: choice.selectedSegmentIndex - 1)
    case (let choice as SegmentedControl, .right):
      choice.tap(segment: choice.selectedSegmentIndex + 1)
    case (let table as Table, .enter): table.select(row: focus.row)
    case (let table as Table, .up) where focus.moveRow(by: -1, in: table): break
    case (let table as Table, .down) where focus.moveRow(by: 1, in: table): break
    case (let table as Table, .pageUp), (let table as Table, .pageDown):
      let step = key == .pageUp ? -1 : 1
      for _ in table.visibleCells where focus.moveRow(by: step, in: table) {}
    case (_, .up): focus.move(by: -1, on: screen)
    case (_, .down): focus.move(by: 1, on: screen)
    case (_, .pageUp), (_, .pageDown):
      followsFocus = false
      scroll += key == .pageUp ? -10 : 10
    default: break
    }
  }

  private var hints: [String] {
    let own =
      switch focus.view {
      case is TextField: ["Return ends the text"]
      case is SearchBar: ["Return searches"]
      case is Button: ["Return taps"]
      case is SegmentedControl: ["← → choose"]
      case is Table: ["↑ ↓ row", "Return taps"]
      default: [String]()
      }
    let moving = Focus.candidates(on: screen).count > 1 ? ["Tab next"] : []
    let closing = screen.alerts.isEmpty ? [] : ["Esc closes (!)"]
    return closing + own + moving + extraKeys.map(\.hint) + [focus.isTyping ? "^C quit" : "q quit"]
  }
}

extension Character {
  /// Whether a field can hold this character: Ctrl with a letter isn't text.
  fileprivate var isText: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
