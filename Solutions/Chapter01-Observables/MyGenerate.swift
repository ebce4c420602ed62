import RxLite

/// Opens a log for each subscription, and emits what `next` returns until that is nil; then completes.
///
///     myGenerate(open: { Log() }, next: { $0.readRow() }, close: { $0.close() })
///     (20,60,100,|)
///
/// Each turn is scheduled separately. The closure of `create` returns the disposable before the first
/// turn runs, so the loop can be stopped between any two turns. A turn reads what it sends, and nothing
/// ahead. `create` disposes what its closure returned once, at each kind of end, and that closes the log.
func myGenerate<Log, Row>(
  open: @escaping () throws -> Log,
  next: @escaping (Log) throws -> Row?,
  close: @escaping (Log) -> Void
) -> Observable<Row> {
  .create { observer in
    do {
      let log = try open()
      let loop = CurrentThreadScheduler.instance.scheduleRecursive(()) { _, nextTurn in
        do {
          guard let row = try next(log) else { return observer.onCompleted() }
          observer.onNext(row)
          nextTurn(())
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create {
        loop.dispose()
        close(log)
      }
    } catch {
      observer.onError(error)
      return Disposables.create()
    }
  }
}
