/// Returns by how many objects a second visit increases the count. What is loaded only once is
/// loaded by then.
func leakReport(count: () -> Int, visit: () -> Void) -> Int {
  visit()
  let before = count()
  visit()
  return count() - before
}
