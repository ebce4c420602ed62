import RxLite

/// A screen that is released when it is closed.
final class SearchScreen {
  private(set) var titles: [String] = []
  private(set) var isBusy = false
  private let ignored = ["", "the"]
  private let bag = DisposeBag()

  /// Shows what `search` finds for each query that isn't ignored.
  func show(_ queries: Observable<String>, search: @escaping (String) -> Observable<String>) {
    queries
      .filter { [weak self] query in self?.isIgnored(query) == false }
      .do(
        onNext: { [weak self] _ in self?.isBusy = true },
        onDispose: { [weak self] in self?.isBusy = false }
      )
      .flatMapLatest(search)
      .subscribe(onNext: { [weak self] title in self?.add(title) })
      .disposed(by: bag)
  }

  private func isIgnored(_ query: String) -> Bool { ignored.contains(query) }

  private func add(_ title: String) {
    titles.append(title)
    isBusy = false
  }
}
