/// Returns by how many objects a visit increases the count, once everything has been loaded that is
/// loaded only once.
func leakReport(count: () -> Int, visit: () -> Void) -> Int {
  visit()
  let before = count()
  visit()
  return count() - before
}
