import RxLite

/// A screen that is released when it is closed.
final class SearchScreen {
  private(set) var titles: [String] = []
  private(set) lazy var heading: Observable<String> = changes.map { [weak self] in
    "\(self?.titles.count ?? 0) titles"
  }

  private let phone: Phone
  private let ignored = ["", "the"]
  private let changes = PublishSubject<Void>()
  private let bag = DisposeBag()

  init(on phone: Phone) { self.phone = phone }

  /// Shows the titles of the last visit again.
  func restore(_ titles: [String]) {
    Observable.from(titles)
      .filter { title in !self.isIgnored(title) }
      .subscribe(onNext: add)
      .disposed(by: bag)
  }

  /// Shows what `search` finds for each query that isn't ignored.
  func show(_ queries: Observable<String>, search: @escaping (String) -> Observable<String>) {
    queries
      .filter { [weak self] query in self?.isIgnored(query) == false }
      .do(
        onNext: { [phone] _ in phone.isBusy = true },
        onDispose: { [phone] in phone.isBusy = false }
      )
      .flatMapLatest(search)
      .subscribe(onNext: { [weak self] title in self?.add(title) })
      .disposed(by: bag)
  }

  /// Saves a title. The user may go back before the server answers with the title that it has saved.
  func save(_ request: Single<String>) {
    _ = request.subscribe(onSuccess: { title in self.phone.saved.append(title) })
  }

  private func isIgnored(_ text: String) -> Bool { ignored.contains(text) }

  private func add(_ title: String) {
    titles.append(title)
    phone.isBusy = false
    changes.onNext(())
  }
}

/// What is still there when a screen has been closed.
final class Phone {
  /// Whether the light is on that says "searching".
  var isBusy = false
  var saved: [String] = []
}

/// What keeps the screen for ever, before anything is mended.
let guilty = ["heading", "show"]
