/// Returns by how many objects each further visit increases the count, or `nil` if ten visits don't show it.
func leakReport(count: () -> Int, visit: () -> Void) -> Int? {
  var before = count()
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
