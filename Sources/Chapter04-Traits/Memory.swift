import RxLite

/// Remembers the newest answers for two texts. It stands for one that writes to the disk.
final class Memory {
  enum Failure: Error { case diskFull }
  var isDiskFull = false
  private var entries: [(text: String, found: [String])] = []
  var count: Int { entries.count }

  func remember(_ found: [String], for text: String) -> Completable {
    Completable.create { send in
      if self.isDiskFull {
        send(.error(Failure.diskFull))
      } else {
        self.entries.removeAll { $0.text == text }
        self.entries.append((text, found))
        if self.entries.count > 2 { self.entries.removeFirst() }
        send(.completed)
      }
      return Disposables.create()
    }
  }
}

extension Memory {
  func answer(for text: String) -> Maybe<[String]> {
    Maybe.create { send in
      let known = self.entries.first { $0.text == text }
      if let known { send(.success(known.found)) } else { send(.completed) }
      return Disposables.create()
    }
  }
}
