/// One line of a table.
open class TableCell: View {
  /// What kind of cell this is. Cells without an identifier aren't used again.
  public let reuseIdentifier: String?

  /// The text.
  public let textLabel = Label()

  /// What stands after the text.
  public let detailTextLabel = Label()

  /// An empty cell.
  public required init(reuseIdentifier: String? = nil) { self.reuseIdentifier = reuseIdentifier }

  /// A cell with this text, and perhaps something after it.
  public convenience init(_ text: String, detail: String? = nil) {
    self.init(reuseIdentifier: nil)
    textLabel.text = text
    detailTextLabel.text = detail
  }

  open override func render() -> String {
    [textLabel.text, detailTextLabel.text].compactMap { $0 }.joined(separator: "  ")
  }
}
