import Foundation
import RxLite

/// Ends the program because of its arguments.
func refuse(_ text: String) -> Never {
  FileHandle.standardError.write(Data("RandomChains: \(text)\n".utf8))
  exit(64)
}

let usage = """
  usage: RandomChains digests FROM COUNT
         RandomChains show NUMBER
         RandomChains run TEXT
         RandomChains sketch NUMBER|TEXT
         RandomChains serve
         RandomChains dialect
         RandomChains record --other PROGRAM FROM COUNT
         RandomChains compare --other PROGRAM [--jobs N] [--limit N] FROM COUNT
  """

func number(_ text: String) -> Int {
  guard let number = Int(text), number >= 0 else { refuse("‘\(text)’ is no number") }
  return number
}

Output.takeOver()
var arguments = Array(CommandLine.arguments.dropFirst())

/// Takes an option and its value out of the arguments.
func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name) else { return nil }
  guard index + 1 < arguments.count else { refuse("\(name) needs a value") }
  let value = arguments[index + 1]
  arguments.removeSubrange(index...(index + 1))
  return value
}

func chain(_ text: String) -> Chain {
  do { return try Parser.chain(text) } catch { refuse("\(error)") }
}

switch arguments.first {
case "digests" where arguments.count == 3:
  let first = number(arguments[1])
  for index in first..<(first + number(arguments[2])) {
    Output.print("\(index) \(digest(of: Generator.chain(index).run()))")
  }
case "show" where arguments.count == 2:
  let chain = Generator.chain(number(arguments[1]))
  Output.print("\(chain)")
  for line in chain.run() { Output.print("    " + line) }
case "run" where arguments.count == 2:
  for line in chain(arguments[1]).run() { Output.print(line) }
case "sketch" where arguments.count == 2:
  Output.print((Int(arguments[1]).map(Generator.chain) ?? chain(arguments[1])).sketch)
case "serve" where arguments.count == 1: serve()
case "dialect" where arguments.count == 1:
  for entry in Dialect.all {
    Output.print("== \(entry.name)")
    for line in chain(entry.example).run() { Output.print(line) }
    guard case .rewriting(let rewrite) = entry.test, let other = rewrite(chain(entry.example))
    else { continue }
    Output.print("== \(other)")
    for line in other.run() { Output.print(line) }
  }
case "record", "compare":
  guard let other = option("--other") else { refuse("\(arguments[0]) needs --other PROGRAM") }
  let jobs = number(option("--jobs") ?? "1")
  let limit = number(option("--limit") ?? "10")
  guard arguments.count == 3 else { refuse("\(arguments[0]) needs FROM COUNT") }
  guard FileManager.default.isExecutableFile(atPath: other) else {
    refuse("‘\(other)’ is no program")
  }
  let comparison = Comparison(
    here: CommandLine.arguments[0], there: other, from: number(arguments[1]),
    count: number(arguments[2]), limit: limit)
  if arguments[0] == "record" {
    comparison.record()
  } else {
    exit(comparison.run(jobs: max(jobs, 1)) ? 0 : 1)
  }
case "--help", "-h": Output.print(usage)
default: refuse("wrong arguments; see RandomChains --help")
}
