extension String {
  /// Returns the text, filled up to `width` characters.
  public func padded(
    to width: Int, with filler: Character = " ", atStart: Bool = false
  ) -> String {
    let filling = String(repeating: filler, count: max(0, width - count))
    return atStart ? filling + self : self + filling
  }
}
