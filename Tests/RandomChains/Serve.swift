import Foundation
import RxLite

/// Answers requests on standard input, one a line:
///
/// - `digests FROM COUNT`: a line with number and digest for each number.
/// - `run TEXT`: the log of a chain, then a line with a dot.
func serve() {
  while let line = readLine() {
    let words = line.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "digests":
      let numbers = words[1].split(separator: " ").compactMap { Int($0) }
      for number in numbers[0]..<(numbers[0] + numbers[1]) {
        send("\(number) \(digest(of: Generator.chain(number).run()))\n")
      }
    case "run":
      do {
        let lines = try Parser.chain(String(words[1])).run()
        send(lines.joined(separator: "\n") + "\n.\n")
      } catch {
        send("! \(error)\n.\n")
      }
    default: send("! no request\n.\n")
    }
  }
}

/// Writes at once, so that a crash loses nothing.
private func send(_ text: String) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(1) }
    bytes = bytes.dropFirst(count)
  }
}
