import RxLite

/// Exercise `debugging/fix-leak`: a screen that is never released.
///
/// While this screen is open, all of it works. These are the complaints about what comes after:
///
/// 1. Each screen that has shown queries stays alive after the user has gone back, and it still searches.
/// 2. A preview of the screen stays alive as well. It restores titles, has a heading, and saves, but no one calls
///    `show`.
/// 3. When the user goes back in the middle of a search, the light of the phone stays on.
///
/// Each closure below is a suspect, and so is each method that is passed where a closure is expected. Some are
/// innocent: they hold the screen for a while, or not at all.
///
/// - Which of `heading`, `restore`, `show` and `save` keep the screen for ever? Write their names into `guilty`, in any
///   order. It asks about the screen as it is now, before you mend it.
/// - Mend those. What is innocent may stay as it is. If you write it in another way, it does the same as now.
/// - While the screen is open, all of it works as now. If a search fails, the hook receives the error, as now.
/// - When nobody else holds the screen, it is released at once, even in the middle of a search. `queries` then
///   has no observer left, a search in progress is cancelled, and the light is off.
/// - What the user saves arrives in `phone.saved`, even if the server answers after the screen was closed.
///   Until that answer, the save may hold the screen.
/// - `onDispose` may also run while the screen is being released, and must not crash then.
///
/// Chapter 12, section 6. Section 4 shows which errors the hook receives.
///
/// - Check it: `swift run course check debugging/fix-leak`,
///   or `swift test --package-path Exercises --filter FixLeak`
/// - A hint: `swift run course hint debugging/fix-leak`
final class SearchScreen {
  // Replace this screen's closures that keep it.

  private(set) var titles: [String] = []
  private(set) lazy var heading: Observable<String> = changes.map { "\(self.titles.count) titles" }

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
      .filter { query in !self.isIgnored(query) }
      .do(
        onNext: { _ in self.phone.isBusy = true },
        onDispose: { self.phone.isBusy = false }
      )
      .flatMapLatest(search)
      .subscribe(onNext: add)
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
let guilty: [String] = []  // Write their names.
