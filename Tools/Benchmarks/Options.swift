import Foundation

/// What the command line asks for.
struct Options {
  var workloads = Workload.all
  var repetitions = 7
  var asCSV = false

  static let help = """
    Measures RxLite: nanoseconds a unit, beside the same work in plain nested closures.

      swift run -c release Benchmarks [options]

      --only NAME   only the workloads whose names contain NAME
      --reps N      measure each N times (7)
      --csv         comma-separated values
      --help        this text
    """

  /// Reads the command line. `--help`, or an argument that it doesn't know, ends the program.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--only":
        let name = Self.value(of: option, &rest)
        workloads = workloads.filter { $0.name.localizedCaseInsensitiveContains(name) }
        if workloads.isEmpty { Self.refuse("no workload is called \(name)") }
      case "--reps":
        let text = Self.value(of: option, &rest)
        guard let number = Int(text), number > 0 else {
          Self.refuse("--reps needs a number above 0, not \(text)")
        }
        repetitions = number
      case "--csv": asCSV = true
      case "--help", "-h":
        print(Self.help)
        exit(0)
      default: Self.refuse("unknown option \(option)")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) -> String {
    guard let value = rest.popFirst() else { refuse("\(option) needs a value") }
    return value
  }

  private static func refuse(_ sentence: String) -> Never {
    complain("\(sentence); --help shows what there is")
    exit(64)
  }
}

/// Writes a line on standard error.
func complain(_ sentence: String) {
  FileHandle.standardError.write(Data("Benchmarks: \(sentence)\n".utf8))
}
