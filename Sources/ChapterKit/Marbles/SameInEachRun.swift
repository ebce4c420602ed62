import Foundation

extension String {
  /// The description of an element without what is different in each run: a server's answer by its
  /// status, and an address on this machine without its port.
  var sameInEachRun: String {
    guard contains("127.0.0.1") else { return self }
    return
      replacingOccurrences(
        of: #"(?s)<(NS)?HTTPURLResponse.*?[sS]tatus( [cC]ode)?: (\d+).*?\} \}"#,
        with: "status $3", options: .regularExpression
      )
      .replacingOccurrences(
        of: #"127\.0\.0\.1:\d+"#, with: "127.0.0.1", options: .regularExpression)
  }
}
