import Foundation

extension String {
  /// The description of an element without the parts that differ from run to run: a server's response is
  /// reduced to its status, and an address on this machine has no port.
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
