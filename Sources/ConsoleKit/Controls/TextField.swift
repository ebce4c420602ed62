/// A line of text that the user can change, and the program too.
open class TextField: Control {
  private let width: Int

  /// The text. To set it is silent: nobody who listens to the user is told.
  public var text: String? = "" {
    willSet { mustBeOnMainThread(self) }
  }

  /// What stands there while there is no text.
  public var placeholder: String? {
    willSet { mustBeOnMainThread(self) }
  }

  /// An empty field.
  ///
  /// - Parameter width: how many characters it shows at least.
  public init(placeholder: String? = nil, width: Int = 20) {
    self.placeholder = placeholder
    self.width = width
  }

  /// The user types these characters after the text, one after the other: each is a change.
  public func simulateTyping(_ characters: String) {
    for character in characters { userSets((text ?? "") + String(character)) }
  }

  /// The user deletes the last character.
  public func simulateBackspace() { userSets(String((text ?? "").dropLast())) }

  /// The user puts another text in place of the whole one, as by pasting: one change.
  public func simulateReplacing(with newText: String) { userSets(newText) }

  /// The user presses return.
  public func simulateReturn() { sendActions(for: .editingDidEndOnExit) }

  private func userSets(_ newText: String) {
    guard isEnabled else { return }
    text = newText
    sendActions(for: .editingChanged)
  }

  open override func render() -> String {
    let shown = text?.isEmpty == false ? text : placeholder
    return "[\((shown ?? "").padded(to: width))]"
  }
}

extension String {
  /// This text with as many underscores after it as it needs to be so long.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: "_", count: max(0, width - count))
  }
}
