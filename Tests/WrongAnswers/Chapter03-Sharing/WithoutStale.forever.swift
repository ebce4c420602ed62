// The scope `.forever` sounds like more of a good thing. Its subject outlives the run, and greets
// everybody with what is long past.
// Rejected with: What is from the old run is stale
import RxLite

extension ObservableType {
  func shareWithoutStale(replay count: Int) -> Observable<Element> {
    share(replay: count, scope: .forever)
  }
}
