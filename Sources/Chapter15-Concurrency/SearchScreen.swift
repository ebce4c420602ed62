import ChapterKit
import RxLite

/// The screen of a search.
@MainActor final class SearchScreen {
  private let bag = DisposeBag()

  init(_ typed: Observable<String>, _ keys: Keys, on scheduler: any SchedulerType) {
    typed.debounce(.milliseconds(200), scheduler: scheduler)
      .flatMapLatest { text in
        clock.single { try await page(of: text, with: keys) }
          .timeout(.milliseconds(2500), scheduler: scheduler)
          .asObservable()
          .catchAndReturn("nothing for \(text)")
      }
      .observe(on: scheduler)
      .subscribe(onNext: { [weak self] answer in self?.show(answer) })
      .disposed(by: bag)
  }

  private func show(_ answer: String) { note(answer) }
}

/// The page of a word: three requests, of which the first is made once.
func page(of text: String, with keys: Keys) async throws -> String {
  let key = try await keys.key()
  try Task.checkCancellation()
  let place = try await ask("place of \(text)", with: key).value
  return try await ask("page at \(place)", with: key).value
}

/// The key of the server, for all who need it.
actor Keys {
  private let ask: @Sendable () async throws -> String
  private var request: Task<String, any Error>?

  init(ask: @escaping @Sendable () async throws -> String) { self.ask = ask }

  func key() async throws -> String {
    if let request { return try await request.value }
    let request = clock.task {
      do {
        return try await self.ask()
      } catch {
        self.request = nil
        throw error
      }
    }
    self.request = request
    return try await request.value
  }
}
