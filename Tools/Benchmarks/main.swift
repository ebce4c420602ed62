// swift run -c release Benchmarks

let options = Options(Array(CommandLine.arguments.dropFirst()))
#if DEBUG
  complain("this is a debug build, its times mean nothing: swift run -c release Benchmarks")
#endif
let report = Report(asCSV: options.asCSV)
report.begin()
for workload in options.workloads {
  report.add(Measurement(workload, repetitions: options.repetitions))
}
