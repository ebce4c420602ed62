import RxLite
import Testing

@Suite struct ContractTests {
  @Test func `rule 7: two synchronous sources take turns`() {
    var seen: [Int] = []
    _ = Observable.merge(.of(1, 2, 3), .of(4, 5, 6)).subscribe(onNext: { seen.append($0) })
    #expect(seen == [1, 4, 2, 5, 3, 6])
  }
}
