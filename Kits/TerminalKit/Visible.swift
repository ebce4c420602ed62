import Wording

/// The part of a page that fits on the screen.
public struct Visible {
  public let lines: [Line]
  /// The number of the page's lines above the screen.
  public let top: Int

  public init(_ body: [Line], room: Int, scrolledTo wanted: Int) {
    top = max(0, min(wanted, body.count - room))
    var visible = Array(body.dropFirst(top).prefix(room))
    let hidden = body.count - top - visible.count
    if hidden > 0, !visible.isEmpty {
      visible[visible.count - 1] = Line("  … \(hidden + 1) more lines: ↓", .dim)
    }
    lines = visible + Array(repeating: Line(), count: max(0, room - visible.count))
  }
}
