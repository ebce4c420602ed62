// It keeps all counts and compares the last three.
func leakReport(count: () -> Int, visit: () -> Void) -> Int? {
  var counts = [count()]
  while counts.count <= 10 {
    visit()
    counts.append(count())
    let three = Array(counts.suffix(3))
    if three.count == 3, three[2] - three[1] == three[1] - three[0] { return three[2] - three[1] }
  }
  return nil
}
