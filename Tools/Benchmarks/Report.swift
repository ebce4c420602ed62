import Foundation

/// Prints each measurement as soon as it is made.
struct Report {
  let asCSV: Bool

  private static let columns = [
    "workload", "unit", "ns", "least", "most", "floor", "to floor", "RxSwift 6", "ahead",
    "fastest other",
    "ahead of it",
  ]
  private static let widths = [38, 8, 9, 9, 9, 9, 9, 10, 7, 14, 12]

  func begin() { write(Self.columns) }

  func add(_ measurement: Measurement) {
    let (run, workload) = (measurement.run, measurement.workload)
    let others = workload.others
    write([
      workload.name, workload.unit, number(run.median), number(run.least), number(run.most),
      number(measurement.floor.median), factor(run.median / measurement.floor.median),
      number(others?.rxSwift), factor(others.map { $0.rxSwift / run.median }),
      number(others?.fastest), factor(others?.fastest.map { $0 / run.median }),
    ])
  }

  private func write(_ fields: [String]) {
    guard !asCSV else { return print(Self.csv(fields)) }
    let padded = zip(fields, Self.widths).enumerated().map { column, field in
      let space = String(repeating: " ", count: max(0, field.1 - field.0.count))
      return column < 2 ? field.0 + space : space + field.0
    }
    print(padded.joined(separator: " "))
    fflush(stdout)
  }

  /// A line of comma-separated values; one that has a comma itself is quoted.
  static func csv(_ fields: [String]) -> String {
    fields.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ",")
  }

  private func number(_ value: Double?) -> String {
    guard let value else { return asCSV ? "" : "–" }
    return String(format: value < 100 ? "%.1f" : "%.0f", value)
  }

  private func factor(_ value: Double?) -> String {
    guard let value else { return asCSV ? "" : "–" }
    return String(format: asCSV ? "%.2f" : "%.1f×", value)
  }
}
