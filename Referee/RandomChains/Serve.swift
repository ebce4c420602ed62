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
        Output.print("\(number) \(digest(of: Generator.chain(number).run()))")
      }
    case "run":
      do {
        let lines = try Parser.chain(String(words[1])).run()
        Output.print((lines + ["."]).joined(separator: "\n"))
      } catch {
        Output.print("! \(error)\n.")
      }
    default: Output.print("! no request\n.")
    }
  }
}
