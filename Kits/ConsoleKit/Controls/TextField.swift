/// A line of text that both the user and the program can change.
open class TextField: Control {
  /// The field that has the cursor. There is one cursor for all fields.
  private nonisolated(unsafe) static weak var withCursor: TextField?

  private let width: Int

  /// The text. Setting it sends no event.
  public var text: String? = "" {
    willSet { mustBeOnMainThread(self) }
  }

  /// The text that is shown while the field is empty.
  public var placeholder: String? {
    willSet { mustBeOnMainThread(self) }
  }

  /// Creates an empty field.
  ///
  /// - Parameter width: The minimum number of characters that it shows.
  public init(placeholder: String? = nil, width: Int = 20) {
    self.placeholder = placeholder
    self.width = width
  }

  /// Types these characters at the end of the text, as the user would: each is a change. It doesn't move the
  /// cursor: call ``simulateFocus()`` before, if something follows from that.
  public func simulateTyping(_ characters: String) {
    for character in characters { userSets((text ?? "") + String(character)) }
  }

  /// Deletes the last character, as the user would.
  public func simulateBackspace() { userSets(String((text ?? "").dropLast())) }

  /// Replaces the whole text, as the user would by pasting: one change.
  public func simulateReplacing(with newText: String) { userSets(newText) }

  /// Moves the cursor into the field, as the user would: editing ends in the field where the cursor was, and
  /// begins in this one. The text stays as it is, and a field that has the cursor already sends nothing.
  public func simulateFocus() {
    mustBeOnMainThread(self)
    guard isEnabled, Self.withCursor !== self else { return }
    Self.withCursor?.simulateLeaving()
    Self.withCursor = self
    sendActions(for: .editingDidBegin)
  }

  /// Moves the cursor out of the field, as the user would. The text stays as it is, and a field without the
  /// cursor sends nothing.
  public func simulateLeaving() {
    mustBeOnMainThread(self)
    guard Self.withCursor === self else { return }
    Self.withCursor = nil
    sendActions(for: .editingDidEnd)
  }

  /// Presses return, as the user would.
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
  /// This text, filled up with underscores to this length.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: "_", count: max(0, width - count))
  }
}
