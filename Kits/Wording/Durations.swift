extension Duration {
  /// `10 s`, `0.31 s`
  public var inSeconds: String {
    let hundredths = Int((self / .milliseconds(10)).rounded())
    if hundredths % 100 == 0, hundredths > 0 { return "\(hundredths / 100) s" }
    return "\(hundredths / 100).\(String(100 + hundredths % 100).dropFirst()) s"
  }
}
