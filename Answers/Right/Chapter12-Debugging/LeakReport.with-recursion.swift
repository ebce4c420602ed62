// Each call makes one visit, and passes on what it has added.
func leakReport(count: () -> Int, visit: () -> Void) -> Int? {
  leakReport(count: count, visit: visit, before: count(), last: nil, left: 10)
}

private func leakReport(
  count: () -> Int, visit: () -> Void, before: Int, last: Int?, left: Int
) -> Int? {
  guard left > 0 else { return nil }
  visit()
  let after = count()
  if after - before == last { return last }
  return leakReport(
    count: count, visit: visit, before: after, last: after - before, left: left - 1)
}
