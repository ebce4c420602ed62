import Testing

@testable import Benchmarks

/// What `Benchmarks` writes down. Whether it is quick enough, no test can say.
@Suite struct BenchmarksTests {
  @Test func `a name with a comma is one value`() {
    #expect(
      Report.csv(["create, subscribe", "element", "14.1"]) == #""create, subscribe",element,14.1"#)
    #expect(Report.csv(["scan", "", "–"]) == "scan,,–")
  }

  @Test func `it has the thirteen workloads of RxSwift's benchmark, and others that it lacks`() {
    let compared = Workload.all.filter { $0.others != nil }
    #expect(compared.count == 13)
    #expect(Workload.all.count >= 23)
    #expect(Set(Workload.all.map(\.name)).count == Workload.all.count)
  }
}
