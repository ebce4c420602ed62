import ConsoleKit
import TerminalKit
import Wording

/// A screen as it looks on a terminal. A mark shows which view receives the keys.
struct ScreenPage {
  let screen: Screen
  let focus: Focus
  /// What the keys do, for the bottom line.
  let hints: [String]
  /// The position of a turning wheel.
  var spinnerFrame = 0

  private static let mark = "▸ "
  private static let margin = 2

  /// - Parameters:
  ///   - scroll: The number of lines above the top of the terminal. It is corrected if it is too large.
  ///   - followsFocus: Whether to scroll to the line with the mark.
  func lines(width: Int, height: Int, scroll: inout Int, followsFocus: Bool = true) -> [Line] {
    let head = [
      Line(screen.title, .strong), Line(String(repeating: "=", count: screen.title.columns), .dim),
    ]
    let bottom = [Line()] + alerts(width, atMost: max(1, height / 3)) + hintLines(width)
    let room = max(1, height - head.count - bottom.count)
    let (body, marked) = body(max(1, width - Self.margin))
    if followsFocus, let marked {
      // The note that there are more lines may take the last one.
      let last = body.count > room ? room - 2 : room - 1
      scroll = max(min(scroll, marked), marked - max(0, last))
    }
    let visible = Visible(body, room: room, scrolledTo: scroll)
    scroll = visible.top
    return (head + visible.lines + bottom).prefix(height).map { $0.cut(to: width) }
  }

  /// - Returns: The lines of all views, and the number of the one with the mark.
  private func body(_ width: Int) -> (lines: [Line], marked: Int?) {
    var body: [Line] = []
    var marked: Int?
    for view in screen.views where !view.isHidden {
      let lines = lines(of: view, width)
      let index = view === focus.view ? markedLine(of: view, among: lines.count) : nil
      if let index { marked = body.count + index }
      body += lines.enumerated().map { place, line in
        place == index
          ? Line(Self.mark, .strong) + Line(line.parts.map { .init($0.text, .strong) })
          : line.indented(by: Self.margin)
      }
    }
    return (body, marked)
  }

  private func lines(of view: View, _ width: Int) -> [Line] {
    let isDisabled = (view as? Control).map { !$0.isEnabled } ?? false
    let lines = Line.lines(text(of: view, width), isDisabled ? .dim : .plain)
    // A label's text is wrapped; a control and a row keep to one line.
    return view is Control || view is Table
      ? lines.map { $0.cut(to: width) } : lines.flatMap { $0.wrapped(to: width) }
  }

  private func text(of view: View, _ width: Int) -> String {
    let text = view.render()
    switch view {
    case let spinner as Spinner where spinner.isAnimating:
      return ["(|)", "(/)", "(-)", "(\\)"][spinnerFrame % 4]
    case let field as TextField where text.columns > width:
      return field.shortened(to: width) ?? text
    case is SearchBar where text.columns > width:
      return "…" + text.suffix(columns: width - 1)
    default: return text
    }
  }

  private func markedLine(of view: View, among count: Int) -> Int {
    guard let table = view as? Table else { return 0 }
    let cells = table.visibleCells.map { $0.render().split(separator: "\n").count }
    // A table that overrides its drawing has the mark at the top.
    guard cells.reduce(0, { $0 + max(1, $1) }) == count else { return 0 }
    let above = cells.prefix(max(0, focus.row - table.topRow)).reduce(0) { $0 + max(1, $1) }
    return min(above, count - 1)
  }

  private func alerts(_ width: Int, atMost count: Int) -> [Line] {
    let lines = screen.alerts.flatMap { Line("(!) \($0)", .bad).wrapped(to: width) }
    return Array(lines.suffix(count))
  }

  /// The hints, as many on each line as there is room for.
  private func hintLines(_ width: Int) -> [Line] {
    var lines: [String] = []
    for hint in hints {
      if let last = lines.last, last.columns + 3 + hint.columns <= width {
        lines[lines.count - 1] = last + "   " + hint
      } else {
        lines.append(hint)
      }
    }
    return lines.map { Line($0, .dim) }
  }
}

extension TextField {
  /// The field drawn in less room: of a text that is too long it shows the end, where the user types.
  fileprivate func shortened(to width: Int) -> String? {
    let shown = text?.isEmpty == false ? text ?? "" : placeholder ?? ""
    let room = width - 2
    guard room > 0, render().hasPrefix("[" + shown) else { return nil }
    return shown.columns > room
      ? "[…\(shown.suffix(columns: room - 1))]"
      : "[\(shown)\(String(repeating: "_", count: room - shown.columns))]"
  }
}

extension String {
  fileprivate func suffix(columns: Int) -> Substring {
    var end = self[...]
    while String(end).columns > max(0, columns) { end.removeFirst() }
    return end
  }
}
