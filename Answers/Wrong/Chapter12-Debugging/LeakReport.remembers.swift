// The first count is made once and kept, even for the next report.
// Rejected with: A second report
private var known: Int?

func leakReport(count: () -> Int, visit: () -> Void) -> Int {
  visit()
  let before = known ?? count()
  known = known ?? before
  visit()
  return count() - before
}
