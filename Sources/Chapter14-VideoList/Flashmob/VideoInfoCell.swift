import ConsoleKit

/// A row with the title, the description and the progress of a video.
final class VideoInfoCell: TableCell {
  let titleLabel = Label()
  let textView = Label()
  let progressBar = ProgressBar()
  let statusLabel = Label()

  /// Shows a video. It sets everything, since the cell may have shown another one before.
  func show(_ video: Video) {
    titleLabel.text = (video.progress == 1 ? "✓ " : "  ") + video.title
    textView.text = video.desc
    progressBar.progress = video.progress
    statusLabel.text =
      switch video.status {
      case .idle: video.progress == 1 || video.progress == 0 ? "" : "paused"
      case .waiting: "waiting"
      case .loading: "loading"
      case .failed(let reason): reason
      }
  }

  /// Draws the row. A status replaces the description, so that the row fits on a narrow terminal.
  override func render() -> String {
    let status = statusLabel.text ?? ""
    let about = status.isEmpty ? textView.text ?? "" : status
    return [column(titleLabel.text, 9), progressBar.render(), about].joined(separator: " ")
  }

  private func column(_ text: String?, _ width: Int) -> String {
    let text = text ?? ""
    return text + String(repeating: " ", count: max(0, width - text.count))
  }
}
