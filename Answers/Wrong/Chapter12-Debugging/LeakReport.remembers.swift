// The first count is made once and kept, even for the next report.
// Rejected with: In the second one, both visits added 2
private var known: Int?

func leakReport(count: () -> Int, visit: () -> Void) -> Int? {
  var before = known ?? count()
  known = before
  var last: Int?
  for _ in 1...10 {
    visit()
    let after = count()
    let added = after - before
    if added == last { return added }
    last = added
    before = after
  }
  return nil
}
