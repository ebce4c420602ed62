import RxLite

/// Exercise `debugging/fix-leak`: a screen that is never released.
///
/// This screen works, but it is never released: after each visit one more of them is alive, and still
/// searching. Find everything that holds it, and change only that.
///
/// - While the screen is open, it shows the same titles, and is busy at the same times, as now. If a search
///   fails, the hook receives the error, as now.
/// - When nobody else holds it, it is released at once, even in the middle of a search. `queries` then has
///   no observer left, and a search in progress is cancelled.
/// - Closing it must not crash, even if a closure runs at that moment.
///
/// Chapter 12, section 6. Section 4 shows which errors the hook receives.
///
/// - Check it: `swift run course check debugging/fix-leak`,
///   or `swift test --package-path Exercises --filter FixLeak`
/// - A hint: `swift run course hint debugging/fix-leak`
final class SearchScreen {
  private(set) var titles: [String] = []
  private(set) var isBusy = false
  private let ignored = ["", "the"]
  private let bag = DisposeBag()

  /// Shows what `search` finds for each query that isn't ignored.
  func show(_ queries: Observable<String>, search: @escaping (String) -> Observable<String>) {
    // Replace this chain by one that doesn't hold the screen.
    queries
      .filter { query in !self.isIgnored(query) }
      .do(onNext: { _ in self.isBusy = true }, onDispose: { self.isBusy = false })
      .flatMapLatest(search)
      .subscribe(onNext: add)
      .disposed(by: bag)
  }

  private func isIgnored(_ query: String) -> Bool { ignored.contains(query) }

  private func add(_ title: String) {
    titles.append(title)
    isBusy = false
  }
}
