import ConsoleKit
import Foundation
import TerminalKit

/// Shows a screen on the terminal, for a person to use: Tab and arrows move from control to control,
/// letters are typed, Return taps.
///
///     let screen = Screen("Search", field, table)
///     let player = ScreenPlayer(
///       screen, keys: [.init("n", network.isOn ? "network off" : "network on") { network.toggle() }])
///     exit(player.run())
///
/// While it waits for keys, it runs the main queue, so that bindings work as they do in an app. What
/// `print` writes meanwhile would spoil the drawing: use a label.
public struct ScreenPlayer {
  /// A key of the program, in addition to those of the controls.
  public struct ExtraKey {
    private let letter: Character
    private let label: () -> String
    let action: () -> Void

    /// - Parameters:
    ///   - letter: A small letter from a to z. Ctrl with it always works; the letter alone works while no
    ///     text is typed. Terminals need Ctrl with C, D, H, I, J, M, Q, S, V and Z for themselves, and O and
    ///     Y on macOS.
    ///   - label: What the key does, for the bottom line. It is evaluated each time that line is drawn.
    ///   - action: Called on the main thread.
    public init(
      _ letter: Character, _ label: @autoclosure @escaping () -> String,
      action: @escaping () -> Void
    ) {
      precondition(
        "abefgklnprtuwx".contains(letter),
        "\(String(letter).debugDescription) can't be an extra key: take one of a b e f g k l n p r t u w x."
      )
      (self.letter, self.label, self.action) = (letter, label, action)
    }

    var hint: String { "^\(letter.uppercased()) \(label())" }

    func isMeant(by pressed: Character, isTyping: Bool) -> Bool {
      let withCtrl = letter.asciiValue.map { Character(UnicodeScalar($0 & 0x1f)) }
      return pressed == withCtrl || (pressed == letter && !isTyping)
    }
  }

  private let screen: Screen
  private let keys: [ExtraKey]

  /// Creates a player for this screen, which is loaded when the player runs.
  public init(_ screen: Screen, keys: [ExtraKey] = []) { (self.screen, self.keys) = (screen, keys) }

  /// Runs on the main thread until the user quits.
  ///
  /// - Returns: The status to exit with: 0; 130 after Ctrl-C or another signal; 64 without a terminal, after
  ///   a sentence on standard error.
  public func run() -> Int32 {
    guard Terminal.isPresent else {
      let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? ""
      fputs("\(program): a screen needs a terminal, for its input and for its output.\n", stderr)
      return 64
    }
    let ending = ScreenProgram(screen, keys: keys).run(on: Terminal())
    return ending == .interrupted ? 130 : 0
  }
}
