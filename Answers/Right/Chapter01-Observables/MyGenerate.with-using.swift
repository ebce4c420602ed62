// `using` makes a disposable for each subscription and disposes it at the end: here one that closes the log.
// A lazy Swift sequence can't throw, so each row is wrapped in a `Result`, and `map` unwraps it.
import RxLite

func myGenerate<Log, Row>(
  open: @escaping () throws -> Log,
  next: @escaping (Log) throws -> Row?,
  close: @escaping (Log) -> Void
) -> Observable<Row> {
  Observable.deferred {
    let log = try open()
    return Observable.using({ AnonymousDisposable { close(log) } }) { _ in
      Observable.from(
        sequence(state: ()) { _ -> Result<Row, any Error>? in
          do { return try next(log).map { .success($0) } } catch { return .failure(error) }
        }
      ).map { try $0.get() }
    }
  }
}

private final class AnonymousDisposable: Disposable {
  private var action: (() -> Void)?
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() {
    action?()
    action = nil
  }
}
