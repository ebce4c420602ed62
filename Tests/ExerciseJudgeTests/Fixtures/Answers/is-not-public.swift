import RxLite

func countUp(to last: Int) -> Observable<Int> {
  .empty()
}
