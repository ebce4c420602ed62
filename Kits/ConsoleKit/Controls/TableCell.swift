/// One line of a table.
open class TableCell: View {
  /// The kind of cell. A cell without an identifier isn't used again.
  public let reuseIdentifier: String?

  /// The text.
  public let textLabel = Label()

  /// The label after the text.
  public let detailTextLabel = Label()

  /// Creates an empty cell.
  public required init(reuseIdentifier: String? = nil) { self.reuseIdentifier = reuseIdentifier }

  /// Creates a cell with a text and, optionally, a detail after it.
  public convenience init(_ text: String, detail: String? = nil) {
    self.init(reuseIdentifier: nil)
    textLabel.text = text
    detailTextLabel.text = detail
  }

  open override func render() -> String {
    [textLabel.text, detailTextLabel.text].compactMap { $0 }.joined(separator: "  ")
  }
}
