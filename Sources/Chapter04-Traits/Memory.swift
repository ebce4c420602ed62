import RxLite

/// The error of a memory.
enum MemoryError: Error { case full }

/// Remembers the answers for two texts.
final class Memory {
  private var answers: [String: [String]] = [:]
  var count: Int { answers.count }

  func remember(_ found: [String], for text: String) -> Completable {
    Completable.create { send in
      if self.answers.count == 2 {
        send(.error(MemoryError.full))
      } else {
        self.answers[text] = found
        send(.completed)
      }
      return Disposables.create()
    }
  }
}

extension Memory {
  func answer(for text: String) -> Maybe<[String]> {
    Maybe.create { send in
      if let found = self.answers[text] { send(.success(found)) } else { send(.completed) }
      return Disposables.create()
    }
  }
}
